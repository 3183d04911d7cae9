/** `npm run gallery`: every page in every state on one contact sheet, and what changed since an earlier version. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { baselineOf } from "./gallery/baseline";
import { changesBetween } from "./gallery/changes";
import { readOptions, usage, type Options } from "./gallery/options";
import { planComparison, planShots } from "./gallery/plan";
import { showPictures } from "./gallery/show";
import { writeSheets } from "./gallery/sheets";
import { writeStyleSheet } from "./gallery/style-sheet";
import { run, testEnvironment } from "./local-site";
import { stop } from "./stop.mjs";

const folder = ".test/gallery";
const pictures = join(folder, "pictures");

try {
  const options = optionsOrUsage();
  if (!options.reuse) await build();
  rmSync(folder, { recursive: true, force: true });
  if (options.compare === undefined) await makeGallery(options);
  else await compare(options, options.compare);
  process.exit();
} catch (error) {
  stop((error as Error).message);
}

async function makeGallery(options: Options): Promise<void> {
  const shots = planShots(options);
  await showPictures(".test/site", shots, pictures, tell);
  await writeSheets(shots, pictures, folder);
  await writeStyleSheet(".test/site", folder);
  tell("");
  console.log(
    `${shots.length} pictures. Open ${folder}/index.html, ${folder}/design.html, or the PNG files in ${folder}/sheets/.`,
  );
}

async function compare(options: Options, earlier: string): Promise<void> {
  const shots = planComparison(options);
  const before = await baselineOf(earlier, shots, tell);
  await showPictures(".test/site", shots, pictures, tell);
  const changes = await changesBetween(
    before,
    pictures,
    join(folder, "changes"),
  );
  tell("");
  if (changes.length === 0) {
    console.log(`${shots.length} pictures, each as in ${earlier}.`);
    return;
  }
  for (const { file, what } of changes) console.log(`  ${file}: ${what}`);
  stop(
    `${changes.length} of ${shots.length} pictures are not as in ${earlier}. Before, after and difference are in ${folder}/changes/. Are they meant? Then commit; the commit is the new measure.`,
  );
}

async function build(): Promise<void> {
  // The site that the tests build too; forms of a picture send nothing.
  const environment = testEnvironment({ port: 3100, inboxPort: 3101 });
  if ((await run("npm run --silent build", environment)) !== 0)
    throw new Error("The build failed; the lines above say why.");
}

function optionsOrUsage(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    stop(`${(error as Error).message}\n\n${usage}`);
  }
}

/** One line that is written over on a terminal, and nothing elsewhere. */
function tell(news: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${news}`);
}

/** `npm run bench`: this site beside Next's own export of it and beside the least a page can be. It judges nothing. */
import { cpus, loadavg, totalmem } from "node:os";
import { pages } from "@/content/pages";
import { cleanUpAlways } from "./bench/clean-up";
import { measure } from "./bench/measure";
import { readOptions, usage, type Options } from "./bench/options";
import { limits, report } from "./bench/report";
import { saveReport } from "./bench/save-report";
import { buildVariants } from "./bench/variants";
import { stolenBetween, ticksNow } from "./bench/stolen";
import { stop } from "./stop.mjs";

cleanUpAlways();
try {
  const options = optionsOrUsage();
  const start = loadavg()[0] ?? 0;
  const ticks = ticksNow();
  tell("building the three variants ...");
  await buildVariants(options.reuse);
  const measurement = await measure(
    options.routes ?? Object.keys(pages),
    options.runs,
    tell,
  );
  tell("");
  const text = report(measurement, options.runs, {
    date: new Date().toISOString().slice(0, 10),
    kind: `${cpus()[0]?.model.trim() ?? "an unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`,
    load: [start, loadavg()[0] ?? 0],
    stolen: stolenBetween(ticks, ticksNow()),
  });
  console.log(`${text}\n\n${limits}`);
  if (options.save) await saveReport(text);
  process.exit();
} catch (error) {
  stop((error as Error).message);
}

function optionsOrUsage(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    stop(`${(error as Error).message}\n\n${usage}`);
  }
}

/** One line that is written over on a terminal, and lines elsewhere. */
function tell(news: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${news}`);
  else if (news !== "") console.error(news);
}

/** The pictures of an earlier version: a folder that was kept, or a git ref that is built and photographed here. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { localEnvironment, run } from "../local-site";
import { fileOf, type Shot } from "./plan";
import { linkFolder } from "./link-folder";
import { showPictures } from "./show";

/** Beside the gallery, which is emptied at each run. */
const cellar = ".test/visual";

/**
 * A folder with the earlier pictures. Those of a commit are kept: a commit does not change.
 *
 * @param earlier - a folder of pictures, or what git calls a revision
 * @param tell - hears what happens
 * @throws when it is neither, or cannot be built
 */
export async function baselineOf(
  earlier: string,
  shots: readonly Shot[],
  tell: (news: string) => void,
): Promise<string> {
  if (existsSync(earlier) && statSync(earlier).isDirectory()) return earlier;
  const commit = commitOf(earlier).slice(0, 12);
  const site = join(cellar, `${commit}.site`);
  const pictures = join(cellar, `${commit}.${nameOf(shots)}`);
  if (existsSync(pictures)) return pictures;

  mkdirSync(cellar, { recursive: true });
  if (!existsSync(site)) await build(earlier, commit, site, tell);
  const half = `${pictures}.half`;
  rmSync(half, { recursive: true, force: true });
  await showPictures(site, shots, half, tell);
  renameSync(half, pictures);
  return pictures;
}

/** Another choice of pictures is another folder. */
const nameOf = (shots: readonly Shot[]) =>
  createHash("sha256")
    .update(shots.map(fileOf).join())
    .digest("hex")
    .slice(0, 8);

/** Builds a commit in a working tree of its own, and keeps the finished site alone. */
async function build(
  earlier: string,
  commit: string,
  site: string,
  tell: (news: string) => void,
): Promise<void> {
  const tree = join(cellar, `${commit}.tree`);
  removeTree(tree);
  git("worktree", "add", "--detach", "--force", tree, commit);
  try {
    // Next builds only with packages that lie inside its folder, and not behind a symbolic link.
    linkFolder("node_modules", join(tree, "node_modules"));
    tell(`building ${earlier} ...`);
    const environment = {
      ...localEnvironment({ port: 3100, inboxPort: 3101 }),
      K7_OUT_DIR: ".test/site",
    };
    const command = `cd "${resolve(tree)}" && npm run --silent build`;
    if ((await run(command, environment)) !== 0)
      throw new Error(`${earlier} cannot be built; the lines above say why.`);
    renameSync(join(tree, ".test/site"), site);
  } finally {
    removeTree(tree);
  }
}

function commitOf(ref: string): string {
  try {
    return git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
  } catch {
    throw new Error(`${ref} is neither a folder of pictures nor a git ref.`);
  }
}

function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  git("worktree", "prune");
}

const git = (...words: readonly string[]) =>
  execFileSync("git", words, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

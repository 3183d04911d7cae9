import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs, { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { filesIn } from "./build/page";
import { listen } from "./serve/listen";
import { copyProject } from "./testing/project-copy";
import { runInParallel } from "./run-command";
import { replaceSite, siteFolder, stagingFolder } from "./build/site-folder";
import { temporaryFolder, writeFiles } from "./testing/temporary-folder.fixture";

const temporary = temporaryFolder();

const run = (cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

test.each([
  ["#", []],
  ["%", ["--test"]],
])("a folder with a %s in its path is named before anything is installed", (sign, args) => {
  const folder = join(temporary, `K7 ${sign}1`);
  mkdirSync(folder);
  copyFileSync("package.json", join(folder, "package.json"));

  const { status, stderr } = run(folder, resolve("scripts/setup.mjs"), ...args);

  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain(`because of the ${sign} in this path`);
});

const lock = (packages: object) => JSON.stringify({ packages });
const next = { version: "16.0.0" };
const jestItself = { version: "30.0.0", dev: true };
const otherSystem = { version: "1.0.0", optional: true };

test.each([
  ["npm start", [], {}, "--omit=dev"],
  ["npm start", [], { "node_modules/next": { version: "15.0.0" } }, "--omit"],
  ["npm start", [], { "node_modules/next": next }, undefined],
  ["npm test", ["--dev"], { "node_modules/next": next }, "--include=dev"],
  [
    "npm test",
    ["--dev"],
    { "node_modules/next": next, "node_modules/jest": jestItself },
    undefined,
  ],
])("%s installs what it needs and nothing twice: %j %j", (_, args, installed, expected) => {
  const folder = join(temporary, "install");
  const needed = {
    "": {},
    "node_modules/next": next,
    "node_modules/jest": jestItself,
    "node_modules/other": otherSystem,
  };
  writeFiles(folder, {
    "package.json": readFileSync("package.json", "utf8"),
    "package-lock.json": lock(needed),
    "node_modules/.package-lock.json": lock(installed),
    "bin/npm": "#!/bin/sh\necho npm $*",
    "bin/npm.cmd": "@echo npm %*",
  });
  chmodSync(join(folder, "bin/npm"), 0o755);
  const path = `${join(folder, "bin")}${delimiter}${process.env.PATH}`;

  const { stdout } = spawnSync(process.execPath, [resolve("scripts/setup.mjs"), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });

  if (expected) expect(stdout).toContain(`npm ci ${expected}`);
  else expect(stdout).toBe("");
});

test("every command of package.json first installs what it needs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };

  for (const [name, command] of Object.entries(scripts))
    expect([name, command]).toEqual([name, expect.stringMatching(/^node scripts\/setup\.mjs /)]);
});

test("a refused site never stands where the last one stood, and an accepted one replaces all of it", () => {
  const folder = join(temporary, "out");
  writeFiles(folder, { "index.html": "old", "old.html": "" });
  const site = siteFolder(folder);
  const staging = stagingFolder(site);
  writeFiles(staging, { "index.html": "new" });
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("old");

  replaceSite(staging, site);

  expect(readdirSync(folder)).toEqual(["index.html"]);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("new");
  expect(readdirSync(temporary).filter((name) => /out\./.test(name))).toEqual([]);
});

test.each(["held", "held.new"])("a site stays whole when a file of %s is open", (held) => {
  const folder = join(temporary, "held");
  writeFiles(folder, { "index.html": "old" });
  writeFiles(`${folder}.new`, { "index.html": "new" });
  const { renameSync } = fs;
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (from === join(temporary, held)) throw new Error("EPERM: operation not permitted");
    renameSync(from, to);
  });

  expect(() => replaceSite(`${folder}.new`, folder)).toThrow(
    /is as it was: another program has one of its files open \(EPERM.*Close it/,
  );
  rename.mockRestore();
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("old");
});

test.each([".", "content", "public"])("K7_OUT_DIR=%s deletes nothing", (name) => {
  expect(() => siteFolder(name)).toThrow("name another folder in K7_OUT_DIR");
});

test("tests copy a project that was downloaded without git, and nothing that commands have made in it", () => {
  const folder = join(temporary, "downloaded");
  const files = ["content/hi/home.ts", ".env.example"];
  const made = ["out/a", "content/hi/home.ts.new", ".env.local", ".edit/a"];
  for (const file of ["node_modules/a", ...files, ...made]) writeFiles(folder, { [file]: "" });
  const project = process.cwd();
  process.chdir(folder);
  try {
    expect(filesIn(copyProject("copy"))).toEqual(files.toSorted());
  } finally {
    process.chdir(project);
  }
});

test("npm start with an argument that it does not know says in one line what there is", () => {
  const { status, stderr } = run(".", "--import", "tsx", "scripts/start.ts", "--help");

  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("npm start -- --serve only serves the site");
});

const loopback = ["127.0.0.1", "::1"].filter((address) =>
  Object.values(networkInterfaces())
    .flat()
    .some((own) => own?.address === address),
);

test.each(loopback)("a taken port of %s is named with what to do", async (address) => {
  const other = createServer().listen(0, address);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  await expect(listen(createServer(), port, "the site")).rejects.toThrow(
    `Port ${port} for the site is taken. Stop the other program and start again, or name another port in K7_PORT.`,
  );
  other.close();
});

test("a port that does not exist is named with what to do", async () => {
  await expect(listen(createServer(), 70_000, "the site")).rejects.toThrow(
    /^Port 70000 for the site cannot be used .* in K7_PORT\.$/,
  );
});

test("the address of the site that is printed is that on which it listens", async () => {
  const folder = join(temporary, "site");
  writeFiles(folder, { "index.html": "K7" });
  const free = createServer();
  const port = await listen(free, 0, "a test");
  await new Promise((resolve) => free.close(resolve));
  const site = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts", "--serve"], {
    env: { ...process.env, K7_PORT: `${port}`, K7_OUT_DIR: folder },
  });

  try {
    const [line] = (await once(site.stdout, "data")) as [Buffer];
    const [, url = ""] = /^The site: +(http.+)\n$/.exec(String(line)) ?? [];
    const [answer] = await once(get(url), "response");
    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect((answer as IncomingMessage).socket.remoteAddress).toBe("127.0.0.1");
  } finally {
    site.kill();
  }
});

test("npm test fails with the names of the commands that failed, and skips what comes after them", async () => {
  const chains = [["exit 3", "exit 5"], ["exit 4"]];

  await expect(runInParallel(chains, process.env)).rejects.toThrow("exit 3, exit 4 failed;");
});

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { listen } from "./lib/listen";
import { runInParallel } from "./lib/run";
import { temporaryFolder, writeFiles } from "./lib/temporary-folder.fixture";

const temporary = temporaryFolder();

/** Runs a script of this folder. */
const run = (cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

test.each([
  ["#", []],
  ["%", ["--test"]],
])(
  "a folder with a %s in its path is named before anything is installed",
  (sign, args) => {
    const folder = join(temporary, `K7 ${sign}1`);
    mkdirSync(folder);
    copyFileSync("package.json", join(folder, "package.json"));

    const { status, stderr } = run(
      folder,
      resolve("scripts/setup.mjs"),
      ...args,
    );

    expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain(`because of the ${sign} in this path`);
  },
);

test("npm start with an argument that it does not know says in one line what there is", () => {
  const { status, stderr } = run(
    ".",
    "--import",
    "tsx",
    "scripts/start.ts",
    "--help",
  );

  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("npm start -- --preview only serves the site");
});

const loopback = ["127.0.0.1", "::1"].filter((address) =>
  Object.values(networkInterfaces())
    .flat()
    .some((own) => own?.address === address),
);

test.each(loopback)(
  "a port that another program has on %s is named with what to do: localhost may lead there",
  async (address) => {
    const other = createServer().listen(0, address);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;

    await expect(listen(createServer(), port, "the site")).rejects.toThrow(
      `Port ${port} for the site is taken. Stop the other program and start again, or name another port in K7_PORT.`,
    );
    other.close();
  },
);

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
  const site = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/start.ts", "--preview"],
    { env: { ...process.env, K7_PORT: `${port}`, K7_OUT_DIR: folder } },
  );

  const [line] = (await once(site.stdout, "data")) as [Buffer];
  const [, address = ""] = /^The site: +(http.+)\n$/.exec(String(line)) ?? [];
  const [answer] = await once(get(address), "response");
  site.kill();
  expect((answer as IncomingMessage).socket.remoteAddress).toBe("127.0.0.1");
  expect(new URL(address).hostname).toBe("127.0.0.1");
});

test("npm test fails with the names of the commands that failed, and skips what comes after them", async () => {
  const chains = [["exit 3", "exit 5"], ["exit 4"]];

  await expect(runInParallel(chains, process.env)).rejects.toThrow(
    "exit 3, exit 4 failed;",
  );
});

/**
 * A small load test: wrk against an nginx of this machine under hosts/nginx.conf, 14 seconds in all, over the loopback
 * only. Run by hand (`npx tsx scripts/hosts/load-test.ts`); docs/scale.md holds its table.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { stop } from "../stop.mjs";
import { nginxMissing, runNginx } from "./run-nginx";

const runs = [
  { path: "/", connections: 32, seconds: 4 },
  { path: "/contact", connections: 200, seconds: 4 },
  { path: "/images/hero.svg", connections: 32, seconds: 3 },
  { path: "/no-such-page", connections: 32, seconds: 3 },
] as const;

const missing = nginxMissing();
if (missing !== undefined) stop(`Cannot be measured here: ${missing}.`);
const nginx = await runNginx(process.env.K7_OUT_DIR ?? "out");
try {
  console.log("path, connections, requests a second, median, 99 of 100, MB/s");
  for (const { path, connections, seconds } of runs) {
    const { stdout } = await promisify(execFile)("wrk", [
      ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
      ...["-H", `Host: ${nginx.host}`, "-H", "Accept-Encoding: br"],
      nginx.secure + path,
    ]);
    const value = (form: RegExp) => form.exec(stdout)?.[1] ?? "?";
    console.log(
      [
        path,
        connections,
        value(/Requests\/sec: +(\S+)/),
        value(/50% +(\S+)/),
        value(/99% +(\S+)/),
        value(/Transfer\/sec: +(\S+)MB/),
      ].join(", "),
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await nginx.stop();
}

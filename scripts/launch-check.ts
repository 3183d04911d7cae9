/**
 * `npm run launch-check`: what is still to do before the site may go live, by who has to do it. It looks at the
 * content, at the settings of the build, at the endpoints and at the finished export.
 */
import nextEnv from "@next/env";
import { site } from "@/content/site";
import { awaitingFindings, contentModules } from "./launch-check/awaiting";
import {
  environmentFindings,
  healthFindings,
} from "./launch-check/environment";
import { exportFindings } from "./launch-check/export";
import { report } from "./launch-check/finding";
import { standInFindings } from "./launch-check/stand-ins";
import { stop } from "./stop.mjs";

nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});
const offline = process.argv.includes("--offline");

try {
  const findings = [
    ...awaitingFindings(await contentModules()),
    ...standInFindings(site),
    ...environmentFindings(process.env),
    ...(offline ? [] : await healthFindings(process.env)),
    ...exportFindings(process.env.K7_OUT_DIR ?? "out", process.env),
  ];
  console.log(report(findings));
  if (findings.length > 0)
    stop(`The site may not go live yet: ${findings.length} findings.`);
  if (offline) console.log("The endpoints were not asked: --offline.");
} catch (error) {
  stop((error as Error).message);
}

/**
 * `npm run check-host -- https://www.example.com`: asks a host, once it is set up, for everything the export says it
 * must answer: pages, types, compression, caching, policies, redirects, the page for what is not there.
 * `npm run check-host -- --nginx` does so with an nginx on this machine, under hosts/nginx.conf.
 */
import { hostFaults, hostTable } from "./hosts/host-table";
import { nginxMissing, runNginx } from "./hosts/run-nginx";
import { stop } from "./stop.mjs";

const folder = process.env.K7_OUT_DIR ?? "out";
const [address = ""] = process.argv.slice(2);

try {
  if (address === "--nginx") await checkNginx();
  else if (URL.canParse(address)) await check(new URL(address).origin);
  else
    stop(
      "Name the site: npm run check-host -- https://www.example.com (or --nginx)",
    );
} catch (error) {
  stop((error as Error).message);
}

async function checkNginx(): Promise<void> {
  const missing = nginxMissing();
  if (missing !== undefined) stop(`Cannot be checked here: ${missing}.`);
  const nginx = await runNginx(folder);
  try {
    await check(nginx.secure, nginx.host);
  } finally {
    await nginx.stop();
  }
}

async function check(base: string, ownHost?: string): Promise<void> {
  const table = hostTable(folder).filter(
    (line) => ownHost !== undefined || line.ownServer !== true,
  );
  const faults = await hostFaults(base, folder, table, ownHost);
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(
    `${base}: ${table.length} requests, ${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

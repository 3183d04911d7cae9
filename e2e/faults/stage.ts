/**
 * The finished site twice, for an endpoint whose answer cannot be read and for one whose answer can, with a fault
 * proxy and an inbox of its own behind both. Everything runs inside the test worker, on free ports.
 */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { createInbox } from "../../scripts/lead-inbox";
import { listen } from "../../scripts/listen";
import { createPreview } from "../../scripts/preview";
import { bothForms } from "../forms";
import { FaultProxy } from "./proxy";

/** The two ways to listen to an endpoint: NEXT_PUBLIC_LEAD_RESPONSE. */
export const modes = ["opaque", "readable"] as const;

export type Stage = {
  readonly proxy: FaultProxy;
  /** The address of the site for each way to listen. */
  readonly site: Readonly<Record<LeadResponse, string>>;
  /** Where the inbox behind the proxy writes. */
  readonly leads: string;
};

const exported = fileURLToPath(
  new URL(`../../${process.env.K7_OUT_DIR ?? ".test/site"}`, import.meta.url),
);

/** Starts the servers, hands the stage to the tests of a worker, and ends them. */
export async function withStage(
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "k7-faults-"));
  const servers: Server[] = [];
  const start = async (server: Server) => {
    await listen(server, 0, "the fault tests");
    servers.push(server);
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  };

  const leads = join(folder, "leads");
  const proxy = new FaultProxy(await start(createInbox({ folder: leads })));
  const endpoint = await start(proxy.server);
  const site = { opaque: "", readable: "" };
  for (const mode of modes) {
    const copy = copySite(join(folder, mode), mode, endpoint);
    site[mode] = await start(createPreview(copy));
  }
  await use({ proxy, site, leads });

  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
}

/**
 * Copies the export and changes what the build writes from two settings: the endpoints' addresses, and how the page
 * listens. All else is byte for byte what parents get, so one build serves both.
 *
 * @throws Error when a setting does not stand where it is expected
 */
function copySite(folder: string, mode: LeadResponse, endpoint: string) {
  cpSync(exported, folder, {
    recursive: true,
    // The server would prefer these, and they still hold the old text.
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const addresses = bothForms.map(({ name, path }) => ({
    built: actionIn(folder, path),
    staged: `${endpoint}/${mode === "opaque" ? name : "readable"}`,
  }));

  const changes = { endpoint: 0, response: 0 };
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!/(\.html|\.js|_headers)$/.test(name)) continue;
    const file = join(folder, name);
    let text = readFileSync(file, "utf8");
    for (const { built, staged } of addresses) {
      if (name.endsWith(".js") && text.includes(built)) changes.endpoint += 1;
      text = text.replaceAll(built, staged);
    }
    // The security policy names the origins alone.
    for (const { built } of addresses)
      text = text.replaceAll(new URL(built).origin, endpoint);
    text = text.replace(/\bresponse:"(opaque|readable)"/g, () => {
      changes.response += 1;
      return `response:"${mode}"`;
    });
    writeFileSync(file, text);
  }
  for (const [setting, count] of Object.entries(changes))
    if (count < addresses.length)
      throw new Error(
        `The built modules say the ${setting} of ${count} forms, not of ${addresses.length}: see copySite in e2e/faults/stage.ts.`,
      );
  return folder;
}

function actionIn(folder: string, path: string): string {
  const file = `${path === "/" ? "index" : path.slice(1)}.html`;
  const html = readFileSync(join(folder, file), "utf8");
  const [, action] = /<form[^>]* action="?(http[^">\s]+)/.exec(html) ?? [];
  if (action === undefined)
    throw new Error(`${file} has no form with an endpoint.`);
  return action;
}

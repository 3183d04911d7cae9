/**
 * The finished site twice, for an endpoint whose answer cannot be read and for one whose answer can, with a faulty
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
import { test as base } from "playwright/test";
import { createInbox } from "../../scripts/lead-inbox";
import { parseCsv } from "../../scripts/lead-inbox/csv";
import { listen } from "../../scripts/listen";
import { createPreview } from "../../scripts/preview";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { FormName } from "../../endpoint/lead.js";
import { rowsOf } from "../leads";
import { FaultProxy } from "./proxy";

export const modes = ["opaque", "readable"] as const;

export type Stage = {
  readonly proxy: FaultProxy;
  /** The address of the site for each way to listen. */
  readonly site: Readonly<Record<LeadResponse, string>>;
  /** The rows of this parent behind the proxy. */
  readonly rows: (form: FormName, parent: string) => ReturnType<typeof rowsOf>;
  /** A booking's cell as it stands in the file, for a spreadsheet to open. */
  readonly cell: (parent: string, column: string) => string;
};

const exported = fileURLToPath(
  new URL(`../../${process.env.K7_OUT_DIR ?? ".test/site"}`, import.meta.url),
);

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // Playwright wants an object here even where nothing is taken from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "k7-faults-"));
      const leads = join(folder, "leads");
      const inbox = createInbox({ folder: leads });
      const proxy = new FaultProxy(await open(inbox));
      const endpoint = await open(proxy.server);
      const servers = [inbox, proxy.server];
      const site = { opaque: "", readable: "" };
      for (const mode of modes) {
        const preview = createPreview(
          stageSite(join(folder, mode), mode, endpoint),
        );
        site[mode] = await open(preview);
        servers.push(preview);
      }

      await use({
        proxy,
        site,
        rows: (form, parent) => rowsOf(form, parent, leads),
        cell: (parent, column) =>
          cellIn(join(leads, "booking.csv"), parent, column),
      });

      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

function cellIn(file: string, parent: string, column: string): string {
  const [columns = [], ...rows] = parseCsv(readFileSync(file, "utf8"));
  const row = rows.find((cells) => cells.some((each) => each.endsWith(parent)));
  return row?.[columns.indexOf(column)] ?? "";
}

async function open(server: Server): Promise<string> {
  await listen(server, 0, "the fault tests");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Copies the export and changes in it what the build writes from two settings: the endpoints' addresses, and how the
 * page listens. All else is byte for byte what parents get, so one build serves both ways.
 *
 * @throws when a setting does not stand where it is expected
 */
function stageSite(folder: string, mode: LeadResponse, endpoint: string) {
  cpSync(exported, folder, {
    recursive: true,
    // The server would prefer these, and they still hold the old text.
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const built = new Map(
    (["booking", "consultation"] as const).map((form) => [
      form,
      actionIn(join(folder, form === "booking" ? "index" : "contact")),
    ]),
  );

  let listening = 0;
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!/(\.html|\.js|_headers)$/.test(name)) continue;
    const file = join(folder, name);
    let text = readFileSync(file, "utf8");
    for (const [form, address] of built)
      text = text
        .replaceAll(
          `"${address}"`,
          `"${endpoint}/${mode === "opaque" ? form : "readable"}"`,
        )
        .replaceAll(new URL(address).origin, endpoint);
    // The constant after the endpoints: components/lead-form/endpoints.ts, as esbuild minifies it.
    text = text.replace(
      /(consultation:"[^"]*"\},[\w$]+=)("opaque"|"readable"|""\.NEXT_PUBLIC_LEAD_RESPONSE==="readable"\?"readable":"opaque")/g,
      (_, before: string) => {
        listening += 1;
        return `${before}"${mode}"`;
      },
    );
    writeFileSync(file, text);
  }
  if (listening !== 1)
    throw new Error("The built forms do not say how they listen.");
  return folder;
}

function actionIn(page: string) {
  const html = readFileSync(`${page}.html`, "utf8");
  const [, action] = /<form[^>]* action="?(http[^">\s]+)/.exec(html) ?? [];
  if (action === undefined)
    throw new Error(`${page}.html has no form with an endpoint.`);
  return action;
}

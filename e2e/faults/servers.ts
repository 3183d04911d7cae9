/**
 * Servers of two copies of the export: one reads the answer of its endpoint, one does not. The endpoint of both is a
 * fault proxy before the inbox. The servers run in the test worker, on free ports.
 */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import { pageFrom } from "../../scripts/export/page";
import { addPolicy } from "../../scripts/export/policy";
import { listen } from "../../scripts/listen";
import { createPreview } from "../../scripts/preview";
import { addresses, fileAt, siteFolder } from "../addresses";
import { englishFormSamples } from "../forms";
import { FaultProxy } from "./proxy";

export type Servers = {
  readonly proxy: FaultProxy;
  /** The addresses of the two copies, by how they treat answers: opaque or readable. */
  readonly site: Readonly<Record<LeadResponse, string>>;
};

/** Starts the servers of a worker, and stops them after `provide`. */
export async function withServers(
  provide: (servers: Servers) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "k7-faults-"));
  const running: Server[] = [];
  const start = async (server: Server) => {
    running.push(server);
    return `http://localhost:${await listen(server, 0, "the fault tests")}`;
  };
  const startSite = (mode: LeadResponse, endpoint: string) => {
    copySite(join(folder, mode), mode, endpoint);
    return start(createPreview(join(folder, mode)));
  };

  const proxy = new FaultProxy(addresses.inbox);
  const endpoint = await start(proxy.server);
  const site = {
    opaque: await startSite("opaque", endpoint),
    readable: await startSite("readable", endpoint),
  };
  await provide({ proxy, site });

  for (const server of running) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
}

/**
 * Copies the export and changes what depends on the endpoint in the pages of both forms: its address, whether its answer
 * is read, and the policy that allows the address.
 *
 * @param endpoint - the address of the endpoint without a path
 */
function copySite(folder: string, mode: LeadResponse, endpoint: string): void {
  cpSync(siteFolder, folder, {
    recursive: true,
    // The server would prefer the compressed pages, which name the endpoint of the build.
    filter: (file) => !/\.html\.(br|gz)$/.test(file),
  });
  for (const { name, address } of Object.values(englishFormSamples)) {
    const file = join(folder, fileAt(address));
    const page = pageFrom(file, readFileSync(file, "utf8"));
    const isReadable = mode === "readable";
    page
      .$("form")
      .attr("action", `${endpoint}/${isReadable ? mode : name}`)
      .attr("data-readable", isReadable ? "true" : null);
    page.$("[http-equiv=Content-Security-Policy]").remove();
    addPolicy(page);
    writeFileSync(file, page.$.html());
  }
}

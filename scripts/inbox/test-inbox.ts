import fs from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { FormName } from "../../endpoint/lead.js";
import type { Fields } from "../../endpoint/sample-leads";
import { createInbox } from "../inbox";
import { listen } from "../listen";

/** An inbox for one test, on a free port and with a folder of its own. */
export class TestInbox {
  readonly folder = fs.mkdtempSync(path.join(tmpdir(), "inbox-"));
  readonly onLead = jest.fn();
  base = "";
  private server: Server | undefined;

  async start(): Promise<void> {
    const { folder, onLead } = this;
    this.server = createInbox({ folder, onLead, phone: "+91 11 2345 6789" });
    await listen(this.server, 0, "the test");
    const { port } = this.server.address() as AddressInfo;
    this.base = `http://localhost:${port}`;
  }

  /** Ends it as a crash would; its folder stays. */
  async stop(): Promise<void> {
    this.server!.closeAllConnections();
    await new Promise((done) => this.server!.close(done));
  }

  send(
    address: string,
    body: BodyInit,
    headers: Fields = {},
  ): Promise<Response> {
    return fetch(this.base + address, { method: "POST", body, headers });
  }

  post(address: string, fields: Fields): Promise<Response> {
    return this.send(address, multipart(fields));
  }

  textOf(form: FormName): string {
    return fs.readFileSync(path.join(this.folder, `${form}.csv`), "utf8");
  }

  rowsOf(form: FormName): string[][] {
    return parse(this.textOf(form), { bom: true }).slice(1) as string[][];
  }
}

/** The body that a browser makes of a form's fields. */
export function multipart(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

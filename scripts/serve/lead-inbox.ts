import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eventOf, FakeGoogle } from "../../endpoint/fake-google";
import { FakeSheet } from "../../endpoint/fake-sheet";
import type { Pairs } from "../../endpoint/lead.js";
import { cellOf, valueOf } from "./csv-cells";
import { isThisMachine } from "./listen";

/** Runs the clinic's script (endpoint/), and keeps each tab of its spreadsheet in a CSV file. */
export function createInbox(folder: string, phone: string): http.Server {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const google = new FakeGoogle();
  google.report = (line) => console.error(`Lead inbox: ${line}`);
  const script = google.load({ phone });

  function answer(address: string, pairs: Pairs) {
    google.now = Date.now();
    // A person may have changed the files. Frozen: a tab without a file is an error, no lead is
    // lost.
    google.sheets = Object.freeze({
      Booking: new CsvSheet(join(folder, "booking.csv")),
      Consultation: new CsvSheet(join(folder, "consultation.csv")),
    });
    if (address === "GET /health") return script.doGet();
    if (/^GET \/(leads)?$/.test(address)) {
      const mail = script.morningMail_(script.deskLeads_(), []);
      return { type: "html", body: mail?.htmlBody ?? "Nobody is waiting." };
    }
    if (!/^POST \/(booking|consultation|readable)$/.test(address)) return undefined;
    const result = script.doPost(eventOf(pairs));
    const lines = pairs.map(([name, value]) => `  ${name}: ${value}`);
    const end = result.type === "json" ? result.body : "answered with a page";
    console.log([address, ...lines, end].join("\n"));
    return result;
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    if (!isThisMachine(request.headers.host))
      return response.writeHead(421).end("The inbox answers at localhost.");
    const [path] = (request.url ?? "").split("?");
    // At Google every origin can read the answer.
    if (path === "/readable") response.setHeader("access-control-allow-origin", "*");
    const pairs = await readForm(request).catch(() => []);
    const result = answer(`${request.method} ${path}`, pairs);
    if (!result) return response.writeHead(404).end("Not found.");
    const type = result.type === "json" ? "application/json" : "text/html";
    response.setHeader("content-type", `${type}; charset=utf-8`);
    response.end(result.body);
  }

  return http.createServer((request, response) => {
    reply(request, response).catch((error: Error) => {
      console.error(`Lead inbox: ${error.message}`);
      response.destroy();
    });
  });
}

/** A tab that is written to its file at each flush: if that fails, the script answers an error. */
class CsvSheet extends FakeSheet {
  private saved: string;

  constructor(private readonly file: string) {
    super(readRows(file));
    this.saved = this.text;
  }

  override flush(): void {
    super.flush();
    const { text } = this;
    if (text === this.saved) return;
    try {
      // A power cut leaves the old file or the new one, never a part.
      fs.writeFileSync(`${this.file}.new`, text, { mode: 0o600, flush: true });
      fs.renameSync(`${this.file}.new`, this.file);
    } catch (error) {
      throw new Error(
        `${this.file} cannot be written. Is the disk full, or the file open in another program? (${(error as Error).message})`,
        { cause: error },
      );
    }
    this.saved = text;
  }

  private get text(): string {
    const { rows } = this;
    const width = Math.max(...rows.map(({ length }) => length));
    // Excel needs the BOM for Hindi; LibreOffice splits texts without quotes at semicolons.
    const lines = rows.map((row) =>
      Array.from(
        { length: width },
        (_, x) => `"${cellOf(row[x] ?? "").replaceAll('"', '""')}"`,
      ).join(),
    );
    return `\ufeff${lines.join("\n")}\n`;
  }
}

/** The rows of a file. One that is no CSV any more is kept under another name. */
function readRows(file: string): string[][] {
  if (!fs.existsSync(file)) return [];
  try {
    const rows: string[][] = parse(fs.readFileSync(file), { bom: true, relax_column_count: true });
    return rows.map((row) => row.map(valueOf));
  } catch (error) {
    const kept = file.replace(".csv", `-damaged-${Date.now()}.csv`);
    fs.renameSync(file, kept);
    console.error(
      `${file} cannot be read (${(error as Error).message}): its leads are in ${kept}.`,
    );
    return [];
  }
}

async function readForm(request: IncomingMessage): Promise<Pairs> {
  const body = Buffer.concat(await request.toArray());
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData();
  return [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
}

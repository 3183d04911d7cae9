import { mkdirSync, readFileSync } from "node:fs";
import { open, readFile, type FileHandle } from "node:fs/promises";
import path from "node:path";
import {
  leadForms,
  leadKey,
  plainText,
  repeatWindow,
  spreadsheetText,
  type FormName,
  type Lead,
} from "../../endpoint/lead.js";
import { csvLine, parseCsv } from "./csv";

export type LeadFiles = {
  /** Writes the lead to disk unless it is a repeat; rejects if the disk refuses. */
  readonly keep: (form: FormName, lead: Lead) => Promise<"new" | "repeat">;
  /** Every lead of a form, newest first; rejects if the file cannot be read. */
  readonly list: (form: FormName) => Promise<Lead[]>;
};

/** So that Excel reads the file as UTF-8 and shows Hindi. */
const byteOrderMark = "\ufeff";

/**
 * The two CSV files of a folder, made when the first lead comes; their columns are the fields of the specification (section 3).
 * @throws if the folder cannot be made, or a file there has other columns
 */
export function openLeadFiles(folder: string): LeadFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = {
    booking: path.join(folder, "booking.csv"),
    consultation: path.join(folder, "consultation.csv"),
  };
  checkColumns(files.booking, leadForms.booking);
  checkColumns(files.consultation, leadForms.consultation);

  const kept = new Map<string, number>();
  let queue: Promise<unknown> = Promise.resolve();

  async function write(form: FormName, lead: Lead) {
    const now = Date.now();
    for (const [key, time] of kept)
      if (now - time >= repeatWindow) kept.delete(key);

    const key = leadKey(form, lead);
    if (kept.has(key)) return "repeat" as const;
    await append(files[form], leadForms[form], lead);
    kept.set(key, now);
    return "new" as const;
  }

  return {
    keep(form, lead) {
      // One after the other: rows of two posts must not mix, and a twin must find its first.
      const done = queue.then(() => write(form, lead));
      queue = done.catch(() => undefined);
      return done;
    },
    async list(form) {
      const [, ...rows] = parseCsv(await textOf(files[form]));
      const leads = rows.map((row) => leadOf(form, row));
      return leads.reverse();
    },
  };
}

function checkColumns(file: string, fields: readonly string[]) {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const [header] = parseCsv(text);
  if (header && header.join() !== fields.join())
    throw new Error(
      `${file} has other columns than ${fields.join(", ")}; move it away first`,
    );
}

async function append(file: string, fields: readonly string[], lead: Lead) {
  const row = fields.map((name) => spreadsheetText(lead[name] ?? ""));
  const handle = await open(file, "a+", 0o600);
  try {
    const { size } = await handle.stat();
    const start =
      size === 0
        ? byteOrderMark + csvLine(fields)
        : await lineEnd(handle, size);
    try {
      await handle.appendFile(start + csvLine(row));
      await handle.sync();
    } catch (error) {
      // Half a row would spoil the next one.
      await handle.truncate(size).catch(() => undefined);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/** What is missing at the end of a file that somebody edited by hand. */
async function lineEnd(handle: FileHandle, size: number) {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === "\n" ? "" : "\r\n";
}

async function textOf(file: string) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

function leadOf(form: FormName, row: readonly string[]): Lead {
  const values = leadForms[form].map((name, index) => [
    name,
    plainText(row[index] ?? ""),
  ]);
  return Object.fromEntries(values) as Lead;
}

function isMissing(error: unknown) {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

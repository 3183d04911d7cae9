import { rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { refusal } from "./refusal";

/** Replaces a file by renaming another: after a power cut it has the old content or the new one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  try {
    await writeFile(`${file}.new`, content, { flush: true });
    await renameWhenClosed(`${file}.new`, file);
  } catch (error) {
    await rm(`${file}.new`, { force: true });
    throw refusal(
      `${file} cannot be written. Is the disk full, or the file open in another program? (${(error as Error).message})`,
    );
  }
}

/** On Windows, a file cannot be replaced while another process reads it. */
async function renameWhenClosed(from: string, to: string): Promise<void> {
  for (let attempts = 20; ; attempts--)
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (attempts === 0 || !["EPERM", "EACCES", "EBUSY"].includes(code)) throw error;
      await wait(50);
    }
}

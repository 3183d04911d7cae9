import { rename, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

/** Replaces a file by renaming another: after a power cut it has the old text or the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { flush: true });
  // On Windows, a file cannot be replaced while another process reads it.
  for (let attempts = 20; ; attempts--)
    try {
      return await rename(`${file}.new`, file);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (attempts === 0 || !["EPERM", "EACCES", "EBUSY"].includes(code))
        throw error;
      await wait(50);
    }
}

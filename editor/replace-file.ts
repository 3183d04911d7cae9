import { open, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Replaces a file: after a power cut it has the old text or the new one.
 *
 * @param temporary - the path of a file for the new text, which is then renamed
 */
export async function replaceFile(
  file: string,
  text: string,
  temporary = `${file}.new`,
): Promise<void> {
  await writeFile(temporary, text, { flush: true });
  // On Windows, a file cannot be replaced while another process reads it.
  for (let attempts = 20; ; attempts--)
    try {
      await rename(temporary, file);
      break;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (attempts === 0 || !["EPERM", "EACCES", "EBUSY"].includes(code))
        throw error;
      await wait(50);
    }
  await flushFolder(dirname(file));
}

/** Writes the entries of a folder to the disk. Windows does that without a call. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

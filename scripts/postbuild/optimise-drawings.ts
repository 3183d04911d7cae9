import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { filesIn } from "./drop-files";

/**
 * Takes out of every drawing what a browser does not need: what drawing programs leave, needless digits.
 *
 * @param folder - the export
 * @throws when a drawing is not well-formed, with its name
 */
export function optimiseDrawings(folder: string): void {
  for (const file of filesIn(folder).filter((each) => each.endsWith(".svg"))) {
    const path = join(folder, file);
    const drawing = readFileSync(path, "utf8");
    const smaller = optimised(file, drawing);
    if (smaller.length < drawing.length) writeFileSync(path, smaller);
  }
}

function optimised(file: string, drawing: string): string {
  try {
    return optimize(drawing, { multipass: true, floatPrecision: 2 }).data;
  } catch (error) {
    const [why] = (error as Error).message.split("\n");
    throw new Error(`${file} is no drawing: ${why}`, { cause: error });
  }
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { filesIn } from "./drop-files";

const compressible = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every file that shrinks, for hosts that serve files as they lie. */
export function compress(folder: string): void {
  for (const file of filesIn(folder).filter((each) =>
    compressible.test(each),
  )) {
    const path = join(folder, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Brotli at its strongest, as a CDN does once per file. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

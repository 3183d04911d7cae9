import { fileURLToPath } from "node:url";
import { startChild } from "./children";
import { folderOf, variants, type Variant } from "./variants";

export type Servers = {
  /** Where each variant answers, for a browser that takes the host for localhost. */
  readonly origins: Readonly<Record<Variant, string>>;
  readonly end: () => void;
};

/**
 * Serves the three variants with the same code: the project's preview server, HTTP/1.1, brotli at its strongest.
 *
 * @param host - the address to listen on
 * @param namespace - the network namespace that has it; undefined for this one
 */
export async function serve(
  host: string,
  namespace?: string,
): Promise<Servers> {
  const child = startChild(
    fileURLToPath(new URL("server.child.ts", import.meta.url)),
    namespace,
  );
  const ports = (await child.ask({
    folders: variants.map(folderOf),
    host,
  })) as number[];
  const origins = Object.fromEntries(
    variants.map((each, index) => [each, `http://localhost:${ports[index]}`]),
  ) as Record<Variant, string>;
  return { origins, end: child.end };
}

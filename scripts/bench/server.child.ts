/** A process of its own that serves every variant alike: told which folders, it answers with their ports. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createPreview } from "../preview";

type Order = { readonly folders: readonly string[]; readonly host: string };

process.on("message", async ({ folders, host }: Order) => {
  const ports: number[] = [];
  for (const folder of folders) {
    const server = createPreview(folder).listen(0, host);
    await once(server, "listening");
    ports.push((server.address() as AddressInfo).port);
  }
  process.send?.(ports);
});
process.once("disconnect", () => process.exit());

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listen } from "../listen";
import { createPreview } from "../preview";
import type { Shot } from "./plan";
import { takeShots } from "./take";

/**
 * Serves a finished site and takes its pictures.
 *
 * @param site - the exported site
 * @param folder - where the pictures go
 * @param tell - hears what happens
 * @throws when there is no site, or a state cannot be reached
 */
export async function showPictures(
  site: string,
  shots: readonly Shot[],
  folder: string,
  tell: (news: string) => void,
): Promise<void> {
  await serving(site, (origin) => takeShots(shots, origin, folder, tell));
}

/**
 * Serves a finished site on a free port for as long as the work takes.
 *
 * @param site - the exported site
 * @param work - is given the site's origin
 */
export async function serving<T>(
  site: string,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server: Server = createPreview(site);
  await listen(server, 0, "the gallery");
  try {
    const { port } = server.address() as AddressInfo;
    return await work(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

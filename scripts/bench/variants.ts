/** Builds what is compared: this site, Next's own export of the same source, and the floor. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compress } from "../postbuild/compress";
import { finalise } from "../postbuild/finalise";
import { runNode } from "./children";
import { writeFloor } from "./floor";

export const variants = ["site", "stock", "floor"] as const;
export type Variant = (typeof variants)[number];

const folder = ".test/bench";

/** Where a variant lies. */
export const folderOf = (variant: Variant) => join(folder, variant);

/**
 * Builds the three from the source as it is.
 *
 * @param reuse - whether the folders of the last run will do
 */
export async function buildVariants(reuse: boolean): Promise<void> {
  if (reuse && variants.every((each) => existsSync(folderOf(each)))) return;
  rmSync(folder, { recursive: true, force: true });
  await exportSource(folderOf("stock"));
  cpSync(folderOf("stock"), folderOf("site"), { recursive: true });
  await finalise(folderOf("site"));
  writeFloor(folderOf("site"), folderOf("floor"));
  compress(folderOf("stock"));
}

async function exportSource(out: string): Promise<void> {
  // Addresses without encryption: a policy of the public site would send browsers to https, and nobody answers there.
  const address = "http://localhost:3001";
  const code = await runNode(["node_modules/next/dist/bin/next", "build"], {
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
    NEXT_PUBLIC_BOOKING_ENDPOINT: `${address}/booking`,
    NEXT_PUBLIC_CONSULTATION_ENDPOINT: `${address}/consultation`,
    NEXT_PUBLIC_LEAD_RESPONSE: "",
    K7_OUT_DIR: out,
  });
  if (code !== 0)
    throw new Error("next build failed; the lines above say why.");
}

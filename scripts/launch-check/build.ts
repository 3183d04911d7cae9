import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../content-gate/exported-site";
import { attribute, elements } from "../postbuild/tree";
import type { Environment } from "./environment";

/** Words or code that are newer than the export. */
export function ageFaults(folder: string): readonly string[] {
  const built = statSync(join(folder, "index.html")).mtimeMs;
  const newer = ["content", "app", "components", "styles", "public"]
    .filter((source) => existsSync(source))
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) =>
        join(source, file),
      ),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .find((file) => statSync(file).isFile() && statSync(file).mtimeMs > built);
  return newer === undefined
    ? []
    : [`index.html: is older than ${newer}; run npm run build`];
}

/** A build keeps the settings of its hour. */
export function settingFaults(
  folder: string,
  environment: Environment,
): readonly string[] {
  const site = readSite(folder);
  const faults: string[] = [];
  const address = environment.NEXT_PUBLIC_SITE_URL;
  if (address && site.origin !== address.replace(/\/+$/, ""))
    faults.push(
      `index.html: was built for ${site.origin}, not for ${address}; run npm run build`,
    );
  const endpoints: Readonly<Record<string, string | undefined>> = {
    booking: environment.NEXT_PUBLIC_BOOKING_ENDPOINT,
    consultation: environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT,
  };
  for (const page of site.pages) {
    for (const form of elements(page.document, "form")) {
      const expected = endpoints[attribute(form, "id") ?? ""];
      const action = attribute(form, "action") ?? "";
      if (expected && action !== expected)
        faults.push(
          `${page.file}: the form sends to "${action}", not to ${expected}; run npm run build`,
        );
    }
  }
  return faults;
}

import { writeFileSync } from "node:fs";
import { languages } from "@/content/languages";
import { fingerprintFile, fingerprints } from "./stale-words";

/**
 * Says that the words of every language are up to date with the English as it is now, by writing its fingerprints down.
 * For whoever has just brought them up to date: docs/editing.md, "Hindi".
 */
export function keepFingerprints(): void {
  for (const language of languages) {
    if (language.words === undefined) continue;
    const file = fingerprintFile(language);
    writeFileSync(file, `${JSON.stringify(fingerprints(language), null, 2)}\n`);
    console.log(
      `${file}: written. From here on, a change of the English shows.`,
    );
  }
}

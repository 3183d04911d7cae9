/** The spelling check of `npm run lint` (cspell.json) for a single text. */
import { plainText } from "@/content-rules/rich-text";
import { fileURLToPath } from "node:url";
import {
  getDefaultSettings,
  loadConfig,
  mergeSettings,
  spellCheckDocument,
} from "cspell-lib";

const config = fileURLToPath(new URL("../cspell.json", import.meta.url));

/** The English words that the spelling check does not know. */
export async function unknownWords(text: string): Promise<readonly string[]> {
  const settings = mergeSettings(
    await getDefaultSettings(),
    await loadConfig(config),
  );
  const document = {
    uri: "text.md",
    text: plainText(text),
    languageId: "markdown",
    locale: "en-GB",
  };
  const { issues } = await spellCheckDocument(
    document,
    { noConfigSearch: true },
    settings,
  );
  return [...new Set(issues.map((issue) => issue.text))];
}

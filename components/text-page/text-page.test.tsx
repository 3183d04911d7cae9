import { testReplacements } from "@/components/with-content.fixture";
import { TextPage } from "./text-page";

const responsible = "textPages.privacy.sections.who-decides";

testReplacements(() => <TextPage href="/privacy" />, {
  [`${responsible}.details.contact`]: `${responsible}.withoutContact`,
});

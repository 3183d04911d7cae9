import { testReplacements } from "@/components/with-content.fixture";
import { Reasons } from "./reasons";

testReplacements(() => <Reasons />, {
  "people.entries.speech.registration": "reasons.entries.team.text",
});

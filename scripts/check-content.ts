/** The first step of `npm run build`: names each wrong word or fact of content/ by file and field. */
import { contentErrors } from "@/content/schema";

const errors = contentErrors();
for (const error of errors) console.error(`✗ ${error}`);
if (errors.length > 0) {
  console.error("The content must be right before the site can be built.");
  process.exitCode = 1;
}

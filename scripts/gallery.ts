import { fileOf, planShots } from "./gallery/plan";
import { takeShots } from "./gallery/take";
import { createPreview } from "./preview";
import { listen } from "./listen";
import { readOptions } from "./gallery/options";

const options = readOptions(process.argv.slice(2));
const only = process.env.ONLY;
const server = createPreview(".test/site");
await listen(server, 3300, "gallery");
const t = Date.now();
await takeShots(
  planShots(options).filter((s) => !only || new RegExp(only).test(fileOf(s))),
  "http://localhost:3300",
  ".test/gallery/pictures",
  (n) => console.log(n),
);
console.log(Date.now() - t);
process.exit();

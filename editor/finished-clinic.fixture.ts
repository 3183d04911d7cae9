/** Makes the finished clinic: a copy with facts, photos and signatures, in .test/finished. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { paths } from "@/content-rules/fields/paths";
import { finishedClinic } from "@/site-content/finished.fixture";
import { signatureFile, signatureOf } from "@/site-content/signatures";
import { copyProject } from "../scripts/testing/project-copy";
import { writeContent } from "./write-content.fixture";

const copy = copyProject("finished");
const photos: string[] = [];
const { content, languages } = finishedClinic((id) => {
  photos.push(id);
  return `/images/${id}-photo.jpg`;
});
for (const [index, id] of photos.entries())
  await sharp({
    create: { width: 900, height: 1200, channels: 3, background: `hsl(${index * 33} 30% 78%)` },
  }).toFile(join(copy, `public/images/${id}-photo.jpg`));
await writeContent(copy, content, languages);
mkdirSync(join(copy, "content/signatures"), { recursive: true });
const who = { name: "Meenakshi Iyer", clinician: true, date: "2026-11-26" };
for (const language of languages)
  for (const path of paths)
    writeFileSync(
      join(copy, signatureFile(path, language)),
      JSON.stringify(signatureOf(path, who, content, language.messages)),
    );

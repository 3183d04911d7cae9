/**
 * Makes a copy of the project with the facts, photos and signatures of a whole clinic, in .test/finished: tests run on it
 * as on today's content.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { paths } from "@/content-rules/paths";
import { finishedClinic } from "@/site-content/finished.fixture";
import { keyOfFile, locate, modulesInFolders } from "@/site-content/checks";
import { english, type Language } from "@/site-content/languages";
import { signatureFile, signatureOf } from "@/site-content/signatures";
import { copyProject } from "./lib/project-copy";

/** Makes the copy, and returns its folder. */
export async function copyFinishedClinic(): Promise<string> {
  const copy = copyProject("finished");
  const photos: string[] = [];
  const { content, languages } = finishedClinic((id) => {
    photos.push(id);
    return `/images/${id}-photo.jpg`;
  });
  const places = Object.keys(content.placePhotos.captions);
  for (const [index, id] of photos.entries())
    await drawPhoto(
      join(copy, `public/images/${id}-photo.jpg`),
      index * 33,
      places.includes(id) ? room : person,
    );
  writeModules(copy, english, content);
  mkdirSync(join(copy, "content/signatures"), { recursive: true });
  const who = { name: "Meenakshi Iyer", clinician: true, date: "2026-11-26" };
  for (const language of languages) {
    const { messages } = language;
    if (messages) writeModules(copy, language, messages);
    for (const path of paths)
      writeFileSync(
        join(copy, signatureFile(path, language)),
        JSON.stringify(signatureOf(path, who, content, messages)),
      );
  }
  return copy;
}

/** Writes the modules of a language into the files of content/. */
function writeModules(copy: string, language: Language, modules: object) {
  for (const [module, value] of Object.entries(modules) as [string, object][]) {
    const isFolder = modulesInFolders.includes(module);
    for (const id of isFolder ? Object.keys(value) : [""]) {
      const { file } = locate([module, id], language);
      const data: unknown = id ? Reflect.get(value, id) : value;
      writeFileSync(
        join(copy, file),
        `export const ${keyOfFile(id || module)} = ${JSON.stringify(data)};\n`,
      );
    }
  }
}

const person = (hue: number) =>
  `<ellipse cx="1.5" cy="4" rx="1.2" ry="1.3" fill="hsl(${hue + 150} 35% 45%)"/><circle cx="1.5" cy="1.95" r=".66" fill="hsl(20 25% 20%)"/><ellipse cx="1.5" cy="2.05" rx=".52" ry=".62" fill="hsl(24 40% 55%)"/>`;
const room = (hue: number) =>
  `<rect x=".4" y=".6" width="1" height="1.3" fill="hsl(200 40% 88%)"/><rect y="2.7" width="3" height="1.3" fill="hsl(30 35% 60%)"/><ellipse cx="1.7" cy="3.3" rx="1.1" ry=".4" fill="hsl(${hue + 150} 35% 55%)"/><circle cx="2.2" cy="3" r=".3" fill="hsl(${hue + 60} 50% 60%)"/>`;

/** Draws a person or a room in soft colours, as large as pages need a photo. */
async function drawPhoto(
  file: string,
  hue: number,
  draw: (hue: number) => string,
): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="hsl(${hue} 30% 78%)"/>${draw(hue)}</svg>`;
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(900, 1200)
    .jpeg()
    .toFile(file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(await copyFinishedClinic());

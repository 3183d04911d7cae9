/** Starts the editor, and opens it in the browser. */
import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fail } from "@/scripts/fail.mjs";
import { thisMachine } from "@/scripts/serve/listen";
import { localEnvironment, localPorts } from "@/scripts/serve/local-environment";
import { strayFiles } from "./content-folder";
import { loadPages } from "./render-page";
import { startEditor, type Files } from "./server";

const { port, inboxPort } = localPorts(3000);

async function start(): Promise<void> {
  Object.assign(process.env, localEnvironment({ port, inboxPort }), {
    NODE_ENV: "production",
    K7_EDIT: "1",
  });
  const renderPage = loadPages();
  await startEditor(port, renderPage, await editorFiles());
  const address = `http://${thisMachine}:${port}/edit`;
  console.log(`The editor: ${address}   (Ctrl-C ends it; saved changes stay)`);
  for (const line of strayFiles(process.cwd())) console.warn(`! ${line}`);
  openBrowser(address);
  // While the browser starts, the home page is made ready. If it cannot be shown, the editor says
  // why.
  await renderPage("/", "en").catch(() => {});
}

/** The files of the editor's page, and the styles of the site. */
async function editorFiles(): Promise<Files> {
  const text = (file: string) => readFileSync(file, "utf8");
  return {
    "/edit": { type: "text/html;charset=utf-8", text: text("editor/browser/editor.html") },
    "/edit/editor.js": { type: "text/javascript", text: text(".edit/editor.js") },
    "/edit/editor.css": await styles("editor/browser/editor"),
    "/edit/site.css": await styles("styles/site", ...sheetsIn("components")),
  };
}

/** The stylesheets of a folder. */
const sheetsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".scss"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();

/** Compiles stylesheets into one, which .edit/ keeps until one changes: Sass takes seconds. */
async function styles(...sheets: readonly string[]): Promise<Files[string]> {
  const sources = ["styles", "components", "editor"].flatMap(sheetsIn);
  const texts = sources.map((file) => readFileSync(file, "utf8"));
  const kept = `.edit/${hash("sha256", [...sheets, ...texts].join())}.css`;
  if (!existsSync(kept)) {
    const { compileString } = await import("sass");
    const { wholeHeadingFonts } = await import("@/scripts/build/heading-fonts");
    const loads = sheets.map((sheet) => `@include meta.load-css("${sheet}");`);
    const { css } = compileString(`@use "sass:meta"; ${loads.join("")}`, {
      loadPaths: [".", "styles"],
    });
    writeFileSync(kept, css + wholeHeadingFonts(css));
  }
  return { type: "text/css", text: readFileSync(kept, "utf8") };
}

/** Opens an address in the default browser. If that fails, the address is still in the terminal. */
function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    win32: ["cmd", "/c", "start"],
    darwin: ["open"],
  };
  const [command = "xdg-open", ...rest] = commands[process.platform] ?? [];
  spawn(command, [...rest, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

start().catch((error: Error) => fail(error.message));

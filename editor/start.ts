/**
 * `npm run edit` starts the editor, in which the clinic changes and signs its pages, and opens it in the browser. Next's
 * development server is in the same process: alone it would go on running, and let no second one start.
 */
import { build } from "esbuild";
import next from "next";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { compile } from "sass";
import { fail } from "@/scripts/lib/fail.mjs";
import { listen, thisMachine } from "@/scripts/lib/listen";
import { localEnvironment, localPorts } from "@/scripts/lib/local-site";
import { strayFiles } from "./content-folder";
import { startEditor, type Files } from "./server";

const { port, inboxPort } = localPorts(3000);

async function start(): Promise<void> {
  Object.assign(process.env, localEnvironment({ port, inboxPort }), {
    NODE_ENV: "development",
    K7_EDIT: "1",
  });
  const hostname = thisMachine;
  const server = createServer();
  const sitePort = await listen(server, 0, "the site");
  const origin = `http://${hostname}:${sitePort}`;
  await startEditor(port, origin, await editorFiles());
  const site = next({ dev: true, hostname, port: sitePort });
  const ready = site.prepare();
  server.on("request", (request, response) => {
    ready
      .then(() => site.getRequestHandler()(request, response))
      .catch(() => response.destroy());
  });
  const address = `http://${thisMachine}:${port}/edit`;
  console.log(`The editor: ${address}   (Ctrl-C ends it; saved changes stay)`);
  for (const line of strayFiles(process.cwd())) console.warn(`! ${line}`);
  openBrowser(address);
  await ready;
}

/** The files of the editor's page, with its script bundled. */
async function editorFiles(): Promise<Files> {
  const folder = fileURLToPath(new URL("browser/", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${folder}main.tsx`],
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return {
    "/edit": {
      type: "text/html;charset=utf-8",
      text: readFileSync(`${folder}editor.html`, "utf8"),
    },
    "/edit/editor.js": { type: "text/javascript", text: outputFiles[0]!.text },
    "/edit/editor.css": {
      type: "text/css",
      text: compile(`${folder}editor.scss`, { loadPaths: ["styles"] }).css,
    },
  };
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

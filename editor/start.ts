/** `npm run edit` starts the editor, in which the clinic changes and signs its pages, and opens it in the browser. */
import { build } from "esbuild";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { compile } from "sass";
import { fail } from "@/scripts/lib/fail.mjs";
import { listen } from "@/scripts/lib/listen";
import { localEnvironment, localPorts } from "@/scripts/lib/local-site";
import { spawnBound } from "./bound";
import { startEditor, type Files } from "./server";

const { port, inboxPort } = localPorts(3000);

async function start(): Promise<void> {
  const probe = createServer();
  const sitePort = await listen(probe, 0, "a probe", "127.0.0.1");
  probe.close();
  const site = `http://127.0.0.1:${sitePort}`;
  await startEditor(port, site, await editorFiles());
  const environment = {
    ...localEnvironment({ port, inboxPort }),
    K7_EDIT: "1",
  };
  const next = spawnBound(
    [
      "node_modules/next/dist/bin/next",
      ...["dev", "--hostname", "127.0.0.1", "--port", String(sitePort)],
    ],
    environment,
  );
  process.once("exit", () => next.kill());
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit());
  const address = `http://localhost:${port}/edit`;
  console.log(`The editor: ${address}   (Ctrl-C ends it; saved changes stay)`);
  openBrowser(address);
  next.once("exit", () =>
    fail("The development server ended; the lines above say why."),
  );
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

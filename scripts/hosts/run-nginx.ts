import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { exampleHost, nginxFiles } from "./nginx-files";
import { request } from "./request";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export type RunningNginx = {
  /** The site over TLS, signed by itself. */
  readonly secure: string;
  /** The name by which it knows the site. */
  readonly host: string;
  /** The port that only leads to the other. */
  readonly plain: string;
  readonly stop: () => Promise<void>;
};

/** Why nginx cannot be tested here; undefined when it can. */
export function nginxMissing(): string | undefined {
  for (const program of ["nginx", "openssl"]) {
    try {
      execFileSync(program, [program === "nginx" ? "-v" : "version"], {
        stdio: "ignore",
      });
    } catch {
      return `${program} is not installed`;
    }
  }
  return existsSync(brotliModule)
    ? undefined
    : "nginx has no static brotli module (Debian: libnginx-mod-http-brotli-static)";
}

/**
 * Starts nginx on two free ports of this machine, with the very files that `npm run nginx` writes; only ports, paths
 * and the certificate are its own.
 *
 * @param folder - the export
 */
export async function runNginx(folder: string): Promise<RunningNginx> {
  const place = mkdtempSync(join(tmpdir(), "k7-nginx-"));
  const [plain, secure] = [await freePort(), await freePort()];
  const files = nginxFiles(folder);
  const here = files["site.conf"]
    .replaceAll("/etc/nginx/k7/", `${place}/`)
    .replaceAll("/var/www/k7/current", resolve(folder))
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${place}/`)
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${secure} `);
  for (const [name, text] of Object.entries({ ...files, "site.conf": here }))
    writeFileSync(join(place, name), text);
  writeFileSync(join(place, "nginx.conf"), mainFile(place));
  mkdirSync(join(place, "temp"));
  signForItself(place);

  const nginx = spawn(
    "nginx",
    [
      "-p",
      place,
      "-e",
      join(place, "error.log"),
      "-c",
      join(place, "nginx.conf"),
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let complaint = "";
  nginx.stderr.on("data", (text) => (complaint += text));
  const running = {
    host: exampleHost,
    secure: `https://127.0.0.1:${secure}`,
    plain: `http://127.0.0.1:${plain}`,
    stop: async () => {
      await ended(nginx);
      rmSync(place, { recursive: true, force: true });
    },
  };
  if (!(await answers(running.plain, nginx))) {
    await running.stop();
    throw new Error(`nginx did not start: ${complaint.trim()}`);
  }
  return running;
}

/** One process in the foreground, all of whose files lie in one folder. */
function mainFile(place: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `  ${kind}_temp_path ${place}/temp/${kind};`)
    .join("\n");
  return `load_module ${brotliModule};
daemon off;
master_process off;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
${temporary}
  include ${place}/site.conf;
}
`;
}

function signForItself(place: string): void {
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(
        " ",
      ),
      ...["-subj", `/CN=${exampleHost}`],
      ...["-keyout", join(place, "privkey.pem")],
      ...["-out", join(place, "fullchain.pem")],
    ],
    { stdio: "ignore" },
  );
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

async function answers(base: string, nginx: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 60 && nginx.exitCode === null; attempt += 1) {
    try {
      await request(base, "/");
      return true;
    } catch {
      await new Promise((next) => setTimeout(next, 50));
    }
  }
  return false;
}

function ended(nginx: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (nginx.exitCode !== null || nginx.signalCode !== null) return done();
    nginx.once("exit", () => done());
    nginx.kill("SIGTERM");
  });
}

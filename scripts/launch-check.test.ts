/** @jest-environment node */
import { leadForms, leadRules } from "../endpoint/lead.js";
import * as messages from "@/content-model/hindi";
import { english, type Language } from "@/content-model/languages";
import { unfinishedMessages } from "@/content-model/translation-status";
import { publicErrors } from "./build";
import {
  endpointErrors,
  exportErrors,
  keepHashes,
  settingErrors,
} from "./launch-check";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test("reports each setting of the build that is not an https:// address", () => {
  expect(settingErrors(settings)).toEqual([]);
  expect(
    settingErrors({
      NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec",
      NEXT_PUBLIC_SITE_URL: "https://www.k7.in/home",
      NEXT_PUBLIC_LEAD_RESPONSE: "yes",
    }),
  ).toEqual([
    'NEXT_PUBLIC_BOOKING_ENDPOINT: "" must begin with https://',
    'NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec" must begin with https://',
    'NEXT_PUBLIC_SITE_URL: "https://www.k7.in/home" must be https:// and a host',
    'NEXT_PUBLIC_LEAD_RESPONSE: "yes" must be "readable" or empty',
  ]);
});

test("requests a shared endpoint once, and accepts only ok: true and the rules of this lead.js", async () => {
  const working = jest.fn(async () => Response.json({ ok: true }));
  const rules = { leadForms, leadRules };
  const script = (change: object) => async () =>
    Response.json({ ok: true, rules: { ...rules, ...change } });
  const login = async () => new Response("<html>Sign in</html>");
  const gone = () => Promise.reject(new TypeError("fetch failed"));

  expect(await endpointErrors(settings, working)).toEqual([]);
  expect(working).toHaveBeenCalledTimes(1);
  expect(await endpointErrors(settings, script({}))).toEqual([]);
  expect(await endpointErrors(settings, script({ leadForms: {} }))).toEqual([
    expect.stringContaining("runs an older lead.js"),
  ]);
  expect(await endpointErrors(settings, login)).toEqual([
    expect.stringContaining('without {"ok": true}'),
  ]);
  expect(await endpointErrors(settings, gone)).toEqual([
    "https://leads.k7.in/exec: does not answer: fetch failed",
  ]);
});

const folder = temporaryFolder();

test("reports addresses of this machine and placeholder addresses in the export", () => {
  expect(exportErrors(folder)[0]).toContain("contains no exported site");

  const html =
    "http://localhost:3000/ https://example.com/ https://examples.in/";
  writeFiles(folder, { "index.html": html + html });

  expect(exportErrors(folder)).toEqual([
    `${folder}/index.html: contains http://localhost`,
    `${folder}/index.html: contains https://example.com`,
  ]);
});

test("reports an export that is a preview", () => {
  writeFiles(folder, { "index.html": "", _headers: "/*\n  X-Robots-Tag: a" });

  expect(exportErrors(folder)).toEqual([
    `${folder}/: contains a preview; run npm run build`,
  ]);
});

/** A language whose messages are all unreviewed and outdated: it has no list of reviewed files and no hashes. */
const unreviewed: Language = {
  code: "xx",
  tag: "xx-IN",
  name: "Xx",
  messages,
};

test("rejects unconfirmed facts and unfinished messages in a build for a public address only", () => {
  const site = { site: { name: "K7", phone: "+91", unconfirmed: ["phone"] } };
  const modules = { site };

  expect(publicErrors("https://www.k7.in", modules, [english])).toEqual([
    "content/site.ts: phone: unconfirmed: +91",
  ]);
  expect(publicErrors("https://www.k7.in", {}, [english])).toEqual([]);
  expect(publicErrors("https://www.k7.in", {}, [unreviewed])).toEqual(
    unfinishedMessages(unreviewed),
  );
  for (const address of ["http://localhost:3000", "http://127.0.0.1", "", "k7"])
    expect(publicErrors(address, modules, [unreviewed])).toEqual([]);
});

test("does not mark translations as up to date when no file is named or a file is unknown", () => {
  expect(() => keepHashes([])).toThrow(/^Name the files/);
  expect(() => keepHashes(["no-such-file.ts"])).toThrow(/^Name the files/);
});

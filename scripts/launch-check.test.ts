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
  unconfirmedLines,
} from "./launch-check";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test("names each unconfirmed field once, with all of its text", () => {
  const rights = {
    id: "rights",
    text: "See it. ".repeat(20),
    unconfirmed: ["text"],
  };
  const notices = { notices: [{ id: "privacy", sections: [rights] }], rights };

  expect(unconfirmedLines({ notices })).toEqual([
    `content/notices.ts: rights.text: unconfirmed: ${rights.text}`,
  ]);
});

test("wants an address that begins with https:// in every setting of the build", () => {
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

test("asks a shared endpoint once, and accepts only ok: true and the rules of this lead.js", async () => {
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

test("finds addresses of this machine and of nobody in the export", () => {
  expect(exportErrors(folder)[0]).toContain("holds no site");

  const html =
    "http://localhost:3000/ https://example.com/ https://examples.in/";
  writeFiles(folder, { "index.html": html + html });

  expect(exportErrors(folder)).toEqual([
    `${folder}/index.html: names http://localhost`,
    `${folder}/index.html: names https://example.com`,
  ]);
});

test("takes no preview", () => {
  writeFiles(folder, { "index.html": "", _headers: "/*\n  X-Robots-Tag: a" });

  expect(exportErrors(folder)).toEqual([
    `${folder}/: holds a preview; run npm run build`,
  ]);
});

/** A language whose messages nobody has read or compared: it keeps no hashes. */
const unknown: Language = {
  code: "xx",
  tag: "xx-IN",
  name: "Xx",
  messages,
};

test("keeps unconfirmed facts and unfinished messages from a build for the public, and from no other", () => {
  const site = { site: { name: "K7", phone: "+91", unconfirmed: ["phone"] } };
  const all = { site };

  expect(publicErrors("https://www.k7.in", all, [english])).toEqual([
    "content/site.ts: phone: unconfirmed: +91",
  ]);
  expect(publicErrors("https://www.k7.in", {}, [english])).toEqual([]);
  expect(publicErrors("https://www.k7.in", {}, [unknown])).toEqual(
    unfinishedMessages(unknown),
  );
  for (const own of ["http://localhost:3000", "http://127.0.0.1", "", "k7"])
    expect(publicErrors(own, all, [unknown])).toEqual([]);
});

test("marks a translation as done for the named files alone", () => {
  expect(() => keepHashes([])).toThrow(/^Name the files/);
  expect(() => keepHashes(["no-such-file.ts"])).toThrow(/^Name the files/);
});

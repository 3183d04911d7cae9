import { progress, type Progress } from "@/site-content/checks";
import { contentIn } from "@/site-content/content";
import { englishContent } from "@/site-content/english";
import { bangla } from "@/site-content/finished.fixture";
import { english } from "@/site-content/languages";
import { leadForms, leadMessages, leadRules } from "../endpoint/lead.js";
import { FakeGoogle } from "../endpoint/fake-google";
import { isPublic } from "./build";
import {
  clinicDifferences,
  endpointErrors,
  exportErrors,
  type ScriptSettings,
  whatIsLeft,
} from "./launch-check";
import { progressLines } from "./lib/progress-lines";
import { settingErrors } from "./lib/settings";
import { temporaryFolder, writeFiles } from "./lib/temporary-folder.fixture";

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test("requests a shared endpoint once, accepts ok: true, and reports rules or messages that differ from this project", async () => {
  const working = async () => Response.json({ ok: true });
  const rules = { leadForms, leadRules, leadMessages };
  const script = (change: object) => async () =>
    Response.json({ ok: true, rules: { ...rules, ...change } });
  const login = async () => new Response("<html>Sign in</html>");
  const gone = () => Promise.reject(new TypeError("fetch failed"));
  const request = jest.spyOn(globalThis, "fetch");
  const errorsOf = (answer: typeof fetch) => {
    request.mockImplementation(answer);
    return endpointErrors(settings);
  };

  expect(await errorsOf(working)).toEqual([]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(await errorsOf(script({}))).toEqual([]);
  for (const name of Object.keys(rules))
    expect(await errorsOf(script({ [name]: {} }))).toEqual([
      expect.stringContaining("runs other rules than this project"),
    ]);
  expect(await errorsOf(login)).toEqual([
    expect.stringContaining('without {"ok": true}'),
  ]);
  expect(await errorsOf(gone)).toEqual([
    "https://leads.k7.in/exec: does not answer: fetch failed",
  ]);
});

test("the settings of the script that is pasted say what the site says, and each difference is named", () => {
  const google = new FakeGoogle();
  const script = google.load({ phone: englishContent.site.phone });
  const { clinic } = JSON.parse(script.doGet().body) as {
    clinic: ScriptSettings;
  };
  const hours = [
    {
      days: ["Tuesday", "Sunday"],
      times: [{ opens: "10:00", closes: "19:00" }],
    },
  ] as const;
  const { site, textPages } = englishContent;
  const changed = {
    site: { ...site, hours, phone: "+911140562233" },
    textPages,
  };

  expect(clinicDifferences(clinic, englishContent)).toEqual([]);
  expect(clinicDifferences({ ...clinic, keepYears: 2 }, changed)).toEqual([
    expect.stringMatching(/the site has \+911140562233/),
    expect.stringMatching(
      /as closed: Sunday;.*they are: Monday, Wednesday, Thursday, Friday, Saturday\./,
    ),
    expect.stringMatching(/2 year\(s\).*“two years”/),
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

test("the gate names every open fact and page, every wrong setting and what is wrong in the export", async () => {
  const left = (await whatIsLeft(folder, false)).map((line) => line.trim());

  for (const line of [
    ...progressLines(progress()),
    ...settingErrors(process.env, true),
    ...exportErrors(folder),
  ])
    expect(left).toContain(line.trim());
});

test("reports an export that is a preview", () => {
  writeFiles(folder, { "index.html": "", _headers: "/*\n  X-Robots-Tag: a" });

  expect(exportErrors(folder)).toEqual([
    `${folder}/: contains a preview; run npm run build`,
  ]);
});

/** Two open facts: fees in English, ages in Bangla. Two open pages: one unsigned, one changed since it was signed. */
const open: Progress = {
  facts: [
    {
      path: ["services", "speech-therapy", "answers", "fees"],
      name: "Fees",
      pages: ["/speech-therapy"],
      value: "",
    },
    {
      path: ["services", "speech-therapy", "answers", "ages"],
      name: "Ages",
      pages: ["/speech-therapy"],
      value: "Children up to 9 years. ".repeat(9),
      language: bangla,
    },
  ],
  pages: [
    { path: "/contact", language: english, state: "unsigned", changed: [] },
    {
      path: "/speech-therapy",
      language: bangla,
      state: "changed",
      changed: [{ path: ["home", "intro"], text: "নতুন।" }],
    },
  ],
};
const { pages } = contentIn(english);

test("lists the facts to give and the pages to sign, by page, with whole texts", () => {
  expect(progressLines({ facts: [], pages: [] })).toEqual([]);
  expect(progressLines(open)).toEqual([
    "2 facts and 2 pages to go",
    "",
    `/speech-therapy: ${pages["/speech-therapy"].title}`,
    "  Fees: (empty) (content/services/speech-therapy.ts: answers.fees)",
    `  Ages, in ${bangla.name}: ${open.facts[1]!.value} (content/bn/services/speech-therapy.ts: answers.ages)`,
    `  ${bangla.name}: has changed since it was signed`,
    "    home.intro: নতুন।",
    "",
    `/contact: ${pages["/contact"].title}`,
    "  English: nobody has signed it",
  ]);
});

test("the address of another machine is public", () => {
  expect(isPublic("https://www.k7.in")).toBe(true);
  for (const address of ["http://localhost:3000", "http://127.0.0.1", "", "k7"])
    expect(isPublic(address)).toBe(false);
});

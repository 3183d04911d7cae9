import vm from "node:vm";
import { progress, type Progress } from "@/site-content/checks";
import { bangla, finishedContent } from "@/site-content/finished.fixture";
import { english } from "@/site-content/languages";
import { leadForms, leadMessages } from "../endpoint/lead.js";
import { FakeGoogle } from "../endpoint/fake-google";
import { isPublic } from "./build";
import { clinicDifferences, endpointErrors, finishedSettings, whatIsLeft } from "./launch-check";
import { progressLines } from "./check/progress-lines";
import { settingErrors } from "./build/settings";

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test("requests a shared endpoint once, accepts ok: true, and reports rules or messages that differ from this project", async () => {
  const working = async () => Response.json({ ok: true });
  const rules = { leadForms, leadMessages };
  const script = (change: object) => async () =>
    Response.json({ ok: true, rules: { ...rules, ...change } });
  const login = async () => new Response("<html>Sign in</html>");
  const cause = new Error("getaddrinfo ENOTFOUND leads.k7.in");
  const gone = () => Promise.reject(new TypeError("fetch failed", { cause }));
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
  const problems = ["not understood in closedDays: Diwali"];
  expect(await errorsOf(async () => Response.json({ ok: true, problems }))).toEqual([
    `https://leads.k7.in/exec: ${problems[0]}`,
  ]);
  expect(await errorsOf(login)).toEqual([expect.stringContaining('without {"ok": true}')]);
  expect(await errorsOf(gone)).toEqual([
    expect.stringMatching(
      /^https:\/\/leads.k7.in\/exec: does not answer \(getaddrinfo .* -- --offline at the end of the command asks no endpoint$/,
    ),
  ]);
});

test("the settings that are printed for Google's script are those of the site, and each difference is named with the line that mends it", () => {
  const { site } = finishedContent;
  const content = (startK7: string, changes = {}) => ({
    site: { ...site, ...changes },
    textPages: {
      privacy: {
        ...finishedContent.textPages.privacy!,
        sections: [{ id: "how-long", heading: "", paragraphs: { startK7 } }],
      },
    },
  });
  const today = content("We delete it one year after you sent it.");
  const values = vm.runInNewContext(`${finishedSettings(today)}; settings`) as Record<
    string,
    unknown
  >;
  expect(values).toMatchObject({
    notify: "",
    phone: "+91 96500 12345",
    closedWeekdays: "Monday, Sunday",
    keepYears: 1,
  });
  const { body } = new FakeGoogle().load(values).doGet();
  const { clinic } = JSON.parse(body) as { clinic: object };
  expect(clinicDifferences(clinic, today)).toEqual([]);

  const hours = [{ days: ["Tuesday", "Sunday"], times: [] }];
  const changed = content("Of a child under 18 we delete it 2 years after you sent it.", {
    hours,
    phone: "+911140562233",
  });
  expect(clinicDifferences(clinic, changed)).toEqual([
    expect.stringMatching(/the site has .*: phone: "011 4056 2233",$/),
    expect.stringMatching(/: closedWeekdays: "Monday, Wednesday, Thursday, Friday, Saturday",$/),
    expect.stringMatching(/has keepYears 1, .*: keepYears: 2,$/),
  ]);
  // Until the clinic has given its hours, each of its closed days may be right.
  expect(clinicDifferences(clinic, content("later", { hours: [] }))).toEqual([
    expect.stringContaining("does not say after how many years"),
  ]);
});

test.each([
  ["we delete it after a year", 1],
  ["After one year we delete it.", 1],
  ["We delete it 24 months after you sent it.", 2],
  ["Of a child under 18 we delete it three full years later.", 3],
])("the privacy notice may say how long in other words: %s", (startK7, keepYears) => {
  const sections = [{ id: "how-long", heading: "", paragraphs: { startK7 } }];
  const privacy = { ...finishedContent.textPages.privacy!, sections };
  const content = { site: finishedContent.site, textPages: { privacy } };

  expect(finishedSettings(content)).toContain(`keepYears: ${keepYears},`);
});

test("the gate names every open fact and page, and every wrong setting", async () => {
  const left = (await whatIsLeft(false)).map((line) => line.trim());

  for (const line of [...progressLines(progress()), ...settingErrors(process.env, true)])
    expect(left).toContain(line.trim());
});

test("lists the facts to give, in which file they are, and the pages to sign", () => {
  const fact = {
    path: ["services", "speech-therapy", "answers", "fees"],
    name: "Fees",
    pages: ["/speech-therapy"],
    value: "",
  } as const;
  const open: Progress = {
    facts: [fact, { ...fact, language: bangla }],
    pages: [
      { path: "/contact", language: english, state: "unsigned", changed: [] },
      {
        path: "/speech-therapy",
        language: bangla,
        state: "changed",
        changed: [{ path: ["home", "intro"], before: "", after: "নতুন।" }],
      },
    ],
  };

  expect(progressLines({ facts: [], pages: [] })).toEqual([]);
  expect(progressLines(open)).toEqual([
    "2 facts and 2 pages to go",
    "Fees: content/services/speech-therapy.ts: answers.fees",
    `Fees, in ${bangla.name}: content/bn/services/speech-therapy.ts: answers.fees`,
    "/contact, in English: nobody has signed it",
    `/speech-therapy, in ${bangla.name}: has changed since it was signed: home.intro`,
  ]);
});

test("the address of another machine is public", () => {
  expect(isPublic("https://www.k7.in")).toBe(true);
  for (const address of ["http://localhost:3000", "http://127.0.0.1", "", "k7"])
    expect(isPublic(address)).toBe(false);
});

import { spawnSync } from "node:child_process";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";
import { loadSettings, settingErrors } from "./settings";

const project = process.cwd();
const folder = temporaryFolder();
beforeEach(() => process.chdir(folder));
afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
});

const errorsOf = (address: string) =>
  settingErrors({ NEXT_PUBLIC_BOOKING_ENDPOINT: address }, false);

const id = "AKfycbx_1-Yz";

test.each([
  "",
  `https://script.google.com/macros/s/${id}/exec`,
  // Of Google Workspace.
  `https://script.google.com/a/macros/k7.in/s/${id}/exec`,
  `https://script.google.com/a/k7.in/macros/s/${id}/exec`,
  "https://leads.k7.in/exec?form=booking",
  "http://localhost:3001/leads",
  "https://script.google.com.k7.in/dev",
])("takes as endpoint: %j", (address) => {
  expect(errorsOf(address)).toEqual([]);
});

test.each([
  "https://script.googleusercontent.com/macros/echo?user_content_key=x&lib=y",
  `https://script.google.com/macros/s/${id}/dev`,
  `https://script.google.com/macros/u/1/s/${id}/exec`,
  `https://script.google.com/macros/s/${id}/exec?authuser=0`,
  `https://script.google.com/macros/s/${id}/exec#`,
  `http://script.google.com/macros/s/${id}/exec`,
  `https://script.google.com/macros/s/${id}`,
  "https://script.google.com/macros/s/.../exec",
  `https://docs.google.com/spreadsheets/d/${id}/edit`,
  "https://SCRIPT.google.com/macros/s/x/dev",
])("asks for the address of the web app in the place of %s", (address) => {
  expect(errorsOf(address)).toEqual([
    expect.stringMatching(
      /^NEXT_PUBLIC_BOOKING_ENDPOINT: ".*" is not the address of a web app.*Deploy > Manage deployments/,
    ),
  ]);
});

const settings = {
  NEXT_PUBLIC_SITE_URL: "https://www.k7.in",
  NEXT_PUBLIC_BOOKING_ENDPOINT: "https://leads.k7.in/exec",
  NEXT_PUBLIC_CONSULTATION_ENDPOINT: "https://leads.k7.in/exec",
};

test.each(["development", "test", "staging"])("a build ignores NODE_ENV=%s", (value) => {
  const env = { ...process.env, NODE_ENV: value, K7_EDIT: "1" };
  jest.replaceProperty(process, "env", env as NodeJS.ProcessEnv);

  loadSettings();

  expect(process.env).toMatchObject({ NODE_ENV: "production", K7_EDIT: "" });
});

test("a setting is that of the shell, or else of the first file that has it, however the file was saved", () => {
  jest.replaceProperty(process, "env", { A: "shell", NODE_ENV: "test" });
  writeFiles(folder, {
    ".env.production.local": "# Mine\nB=1\n",
    ".env.local": "\ufeffA=2\r\nB=2\r\nexport C = 'https://k7.in/?a=b'\r\nE=\r\n",
    ".env.production": "C=3\nD=3",
    ".env": "D=4\nE=4\n",
  });

  loadSettings();

  const loaded = { A: "shell", B: "1", C: "https://k7.in/?a=b", D: "3", E: "" };
  expect(process.env).toMatchObject(loaded);
});

test("a line that is no setting is named: all lines after it would be lost", () => {
  writeFiles(folder, { ".env.local": "# Address\nNEXT_PUBLIC_SITE_URL https://k7.in\nB=2\n" });

  expect(loadSettings).toThrow(
    '.env.local: write "NEXT_PUBLIC_SITE_URL https://k7.in" as NAME=value.',
  );
});

test("a build on this machine may have no setting, or http", () => {
  expect(settingErrors({}, false)).toEqual([]);
  expect(settingErrors(settings, false)).toEqual([]);
  const local = {
    NEXT_PUBLIC_SITE_URL: "http://localhost:3000",
    NEXT_PUBLIC_BOOKING_ENDPOINT: "http://localhost:3001/booking",
  };
  expect(settingErrors(local, false)).toEqual([]);
});

test.each([
  ["NEXT_PUBLIC_SITE_URL", "www.k7crpark.in", "be https:// and the host of the site"],
  ["NEXT_PUBLIC_SITE_URL", "https://www.k7.in/home", "be https:// and the host of the site"],
  ["NEXT_PUBLIC_SITE_URL", "https://www k7.in", "be https:// and the host of the site"],
  ["NEXT_PUBLIC_SITE_URL", "https://[k7.in", "be https:// and the host of the site"],
  ["NEXT_PUBLIC_BOOKING_ENDPOINT", "leads.k7.in", "begin with https://"],
  ["NEXT_PUBLIC_LEAD_RESPONSE", "yes", 'be "readable" or empty'],
])("no site is built with %s %s", (name, value, what) => {
  expect(settingErrors({ ...settings, [name]: value }, false)).toEqual([
    `${name}: "${value}" must ${what}`,
  ]);
});

test("a live site needs every address, with https", () => {
  expect(settingErrors(settings, true)).toEqual([]);
  expect(
    settingErrors(
      {
        NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec",
        NEXT_PUBLIC_SITE_URL: "http://www.k7.in",
      },
      true,
    ),
  ).toEqual([
    'NEXT_PUBLIC_BOOKING_ENDPOINT: "" must begin with https://',
    'NEXT_PUBLIC_CONSULTATION_ENDPOINT: "http://leads.k7.in/exec" must begin with https://',
    'NEXT_PUBLIC_SITE_URL: "http://www.k7.in" must be https:// and the host of the site',
  ]);
});

test.each(["https://www.example.com", "https://example.org/", "https://WWW.EXAMPLE.COM:443"])(
  "a live site is not at the address of an example, %s",
  (address) => {
    const wrong = { ...settings, NEXT_PUBLIC_SITE_URL: address };

    expect(settingErrors(wrong, false)).toEqual([]);
    expect(settingErrors(wrong, true)).toEqual([
      `NEXT_PUBLIC_SITE_URL: "${address}" must be https:// and the host of the site`,
    ]);
  },
);

test("a build stops at a wrong setting before Next starts, which would print its stack", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/build.ts"],
    {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, NEXT_PUBLIC_SITE_URL: "www.k7crpark.in" },
    },
  );

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(
    '✗ NEXT_PUBLIC_SITE_URL: "www.k7crpark.in" must be https:// and the host of the site\n\n✗ Correct the settings',
  );
});

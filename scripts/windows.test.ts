/**
 * The tests do not run on Windows; these find errors that would occur only there.
 *
 * @jest-environment node
 */
import path from "node:path";
import { scripts } from "../package.json";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();

test.each(Object.entries(scripts))(
  "cmd.exe can run the command of: npm run %s",
  (_, command) => {
    // In cmd.exe these do nothing or mean something else: single quotes, $, `;`, backticks, a single `&`, NAME=value
    // before a command.
    expect(command).not.toMatch(/['$;`]|(?<!&)&(?!&)|^\w+=/);
  },
);

test("filesIn returns paths with forward slashes on Windows too", async () => {
  writeFiles(folder, { "hi/contact.html": "" });
  jest.doMock("node:path", () => ({ ...path, ...path.win32 }));

  const { filesIn } = await import("./export/page");

  expect(filesIn(folder)).toEqual(["hi/contact.html"]);
});

/**
 * What would fail on Windows only; the machines that run the tests have another system.
 *
 * @jest-environment node
 */
import path from "node:path";
import { scripts } from "../package.json";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();

test.each(Object.entries(scripts))(
  "cmd.exe knows every sign in: npm run %s",
  (_, command) => {
    // Single quotes, variables, `;`, a single `&`, and a variable that is set before a command are the shell's of POSIX.
    expect(command).not.toMatch(/['$;`]|(?<!&)&(?!&)|^\w+=/);
  },
);

test("the files of a folder have slashes, as addresses do", async () => {
  writeFiles(folder, { "hi/contact.html": "" });
  jest.doMock("node:path", () => ({ ...path, ...path.win32 }));

  const { filesIn } = await import("./export/page");

  expect(filesIn(folder)).toEqual(["hi/contact.html"]);
});

/**
 * Checks for errors that occur only on Windows, because the tests run on other systems.
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
    // Only POSIX shells know single quotes, $variables, `;`, a single `&`, and NAME=value before a command.
    expect(command).not.toMatch(/['$;`]|(?<!&)&(?!&)|^\w+=/);
  },
);

test("paths of files in a folder have slashes on Windows too", async () => {
  writeFiles(folder, { "hi/contact.html": "" });
  jest.doMock("node:path", () => ({ ...path, ...path.win32 }));

  const { filesIn } = await import("./export/page");

  expect(filesIn(folder)).toEqual(["hi/contact.html"]);
});

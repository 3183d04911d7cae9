/** @jest-environment node */
import { scripts } from "../package.json";

test.each(Object.entries(scripts))(
  "cmd.exe of Windows can run the command of: npm run %s",
  (_, command) => {
    // In cmd.exe these do nothing or mean something else: single quotes, $, `;`, backticks, a single `&`, NAME=value
    // before a command.
    expect(command).not.toMatch(/['$;`]|(?<!&)&(?!&)|^\w+=/);
  },
);

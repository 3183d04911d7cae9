/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeaders, readRedirects } from "./host-files";

test("a path has the headers of every rule that matches it, joined", () => {
  const folder = mkdtempSync(join(tmpdir(), "host-files-"));
  writeFileSync(
    join(folder, "_headers"),
    "# all\n/*\n  # one\n  A: 'self' data:; http://localhost\n\n/a.html\n  a: 2\n  B: 3\n",
  );

  const headers = ["/", "/a.html", "/aXhtml"].map((path) =>
    Object.fromEntries(readHeaders(folder, path)),
  );
  rmSync(folder, { recursive: true });

  const everywhere = "'self' data:; http://localhost";
  expect(headers).toEqual([
    { a: everywhere },
    { a: `${everywhere}, 2`, b: "3" },
    { a: everywhere },
  ]);
});

test("a host without the two files sets no headers and leads nowhere", () => {
  expect([...readHeaders("/nowhere", "/")]).toEqual([]);
  expect(readRedirects("/nowhere")).toEqual([]);
});

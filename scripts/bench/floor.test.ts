/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../postbuild/drop-files";
import { floorOf, writeFloor } from "./floor";

test("the floor keeps words, styles and structured data, and no machinery", () => {
  const data = `<script type="application/ld+json">{"@type":"WebPage"}</script>`;
  const kept = `<link rel="preload" href="/fonts/a.woff2" as="font"><style>p{color:red}</style>`;

  const floor = floorOf(
    `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">${kept}</head>` +
      `<body><p>Hello</p>${data}<script type="speculationrules">{}</script><script type="module">let a</script></body></html>`,
  );

  expect(floor).toBe(
    `<!DOCTYPE html><html><head>${kept}</head><body><p>Hello</p>${data}</body></html>`,
  );
});

test("the floor has every file that its pages ask for, and no script", () => {
  const folder = mkdtempSync(join(tmpdir(), "k7-floor-"));
  const site = join(folder, "site");
  mkdirSync(join(site, "_next/static"), { recursive: true });
  writeFileSync(join(site, "index.html"), "<p>Hello</p>");
  writeFileSync(join(site, "_headers"), "/*");
  writeFileSync(join(site, "_next/static/late-1.css"), "p{color:red}");
  writeFileSync(join(site, "_next/static/islands-1.js"), "let a");

  writeFloor(site, join(folder, "floor"));

  const names = filesIn(join(folder, "floor")).filter(
    (each) => !/\.(br|gz)$/.test(each),
  );
  expect(names.sort()).toEqual(["_next/static/late-1.css", "index.html"]);
});

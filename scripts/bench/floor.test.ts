/** @jest-environment node */
import { floorOf } from "./floor";

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

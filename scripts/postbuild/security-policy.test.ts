/** @jest-environment node */
import { createHash } from "node:crypto";
import { serialize } from "parse5";
import { headersFile } from "./headers-file";
import { pageFrom } from "./page";
import { addPolicy, policyOf, sendsSecurely } from "./security-policy";

const onDesk = { hasIslands: true, secure: false };
const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("names what is inside the page, and nothing else", () => {
  const page = pageFrom(
    "contact.html",
    `<meta charset="utf-8"><style>p{}</style><script type="application/ld+json">{}</script><script type="module">go()</script>`,
  );

  const policy = policyOf(page, onDesk);

  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash("go()")}`,
    `style-src ${hash("p{}")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
  ]);
});

test("lets forms reach their endpoint, and Google's second host", () => {
  const page = pageFrom(
    "contact.html",
    `<form action="https://script.google.com/macros/s/a/exec"></form>`,
  );

  const policy = policyOf(page, { hasIslands: false, secure: true });

  const places =
    "'self' https://script.google.com https://script.googleusercontent.com";
  expect(policy).toContain(`connect-src ${places}; form-action ${places};`);
  expect(policy).toMatch(/upgrade-insecure-requests$/);
});

test.each([
  ["https://leads.example/", true],
  ["http://localhost:3001/", false],
  ["", false],
])("a site that sends to %p is for https alone: %p", (action, secure) => {
  const page = pageFrom("index.html", `<form action="${action}"></form>`);

  expect(sendsSecurely([page])).toBe(secure);
});

test.each([`<p style="top:0">`, `<p onclick="go()">`])(
  "stops at %s",
  (html) => {
    expect(() => policyOf(pageFrom("a.html", html), onDesk)).toThrow(
      "not allowed",
    );
  },
);

test("stands before all that it governs, after the encoding", () => {
  const page = pageFrom(
    "a.html",
    `<head><meta charset="utf-8"><style></style></head>`,
  );

  addPolicy(page, "default-src 'none'");

  expect(serialize(page.document)).toContain(
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><style>`,
  );
});

test("the host file has no header twice at one address", () => {
  const page = pageFrom("contact.html", "");

  const file = headersFile(new Map([[page, "default-src 'none'"]]));

  const [everywhere = "", ...others] = file.split("\n\n");
  for (const address of ["/contact", "/contact/", "/contact.html"])
    expect(others.join("\n\n")).toContain(
      `${address}\n  Cache-Control: public, max-age=0, must-revalidate\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'`,
    );
  expect(everywhere).not.toMatch(/Cache-Control|Content-Security-Policy/);
  expect(everywhere).toContain("Strict-Transport-Security");
});

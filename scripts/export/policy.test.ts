/** @jest-environment node */
import { hash } from "node:crypto";
import { pageFrom } from "./page";
import { addPolicy } from "./policy";

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

const head = `<meta charset="utf-8"><title>K7</title>`;

/** The policy that stands in the page before all that it governs. */
function policyOf(body: string, start = head) {
  const page = pageFrom("contact.html", `<head>${start}</head>${body}`);
  addPolicy(page);
  return page.$("meta[charset] + meta[http-equiv]").attr("content");
}

test("a page allows what is in it by its hash, and nothing else", () => {
  const policy = policyOf(
    `<style>p{}</style><script type="application/ld+json">[]</script><script type="speculationrules">{}</script>`,
  );

  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf("{}")}; style-src ${hashOf("p{}")}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'`,
  );
});

test("a page with a form reaches its endpoint, and Google's second host", () => {
  const policy = policyOf(
    `<div data-island="x"><form action="https://script.google.com/macros/s/a/exec"></form></div><link rel="stylesheet" href="/a.css">`,
  );

  const hosts =
    "'self' https://script.google.com https://script.googleusercontent.com";
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).toContain(`connect-src ${hosts}; form-action ${hosts};`);
});

test("stops where it would come too late", () => {
  expect(() => policyOf("", "<title>K7</title>")).toThrow("charset");
});

/** @jest-environment node */
import { hash } from "node:crypto";
import { pageFrom } from "./page";
import { addPolicy } from "./policy";

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

const head = `<meta charset="utf-8"><title>K7</title>`;

/** The policy in the <meta> that directly follows <meta charset>, after `addPolicy`. */
function policyOf(body: string, start = head) {
  const page = pageFrom("contact.html", `<head>${start}</head>${body}`);
  addPolicy(page);
  return page.$("meta[charset] + meta[http-equiv]").attr("content");
}

test("the policy allows inline styles and scripts by their hashes, and nothing else", () => {
  const policy = policyOf(
    `<style>p{}</style><script type="application/ld+json">[]</script><script type="speculationrules">{}</script>`,
  );

  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf("{}")}; style-src ${hashOf("p{}")}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'`,
  );
});

test("the policy of a page with a form allows the endpoint, and the host that Google redirects to", () => {
  const policy = policyOf(
    `<div data-island="x"><form action="https://script.google.com/macros/s/a/exec"></form></div><link rel="stylesheet" href="/a.css">`,
  );

  const hosts =
    "'self' https://script.google.com https://script.googleusercontent.com";
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).toContain(`connect-src ${hosts}; form-action ${hosts};`);
});

test("fails if the head does not begin with its charset", () => {
  expect(() => policyOf("", "<title>K7</title>")).toThrow("charset");
});

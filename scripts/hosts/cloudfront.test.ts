/** @jest-environment node */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { readRedirectList } from "../preview/host-files";

type Asked = {
  readonly uri: string;
  readonly querystring: Record<string, { readonly value: string }>;
};
type Answer = {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
};

const handler = runInNewContext(
  `${readFileSync("hosts/cloudfront-function.js", "utf8")}; handler`,
) as (event: { readonly request: Asked }) => Answer;

/** What the function makes of an address, as CloudFront hands it over. */
function ask(address: string): Answer {
  const [uri = "", words = ""] = address.split("?");
  const querystring = Object.fromEntries(
    [...new URLSearchParams(words)].map(([name, value]) => [name, { value }]),
  );
  return handler({ request: { uri, querystring } });
}

test.each([
  ["/", "/index.html"],
  ["/service", "/service.html"],
  ["/no/such/page", "/no/such/page.html"],
  ["/images/hero.svg", "/images/hero.svg"],
  ["/sitemap.xml", "/sitemap.xml"],
])("asks the bucket for the file of %s", (address, file) => {
  expect(ask(address)).toMatchObject({ uri: file });
});

test.each([
  ["/service/", "/service"],
  ["/service.html", "/service"],
  ["/index.html", "/"],
  ["/service/?from=card&kept", "/service?from=card&kept"],
  ["/Service?from=card", "/service?from=card"],
  ["//evil.example/", "/evil.example"],
])("leads from %s to the page's own address", (address, location) => {
  expect(ask(address)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});

test("knows every old address of public/_redirects", () => {
  const redirects = readRedirectList("public");

  expect(redirects).not.toEqual([]);
  for (const { from, to, status } of redirects)
    expect(ask(from)).toMatchObject({
      statusCode: status,
      headers: { location: { value: to } },
    });
});

/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readHeaders, readRedirects } from "../scripts/preview";

const configuration = readFileSync("hosts/nginx.conf", "utf8");

test.each(readRedirects("public"))(
  "nginx leads $from to $to, as the other hosts do",
  ({ from, to, status }) => {
    const lines = configuration.replaceAll(/ +/g, " ");

    expect(lines).toContain(` ~^${from}$ ${to};\n`);
    expect(status).toBe(301);
  },
);

test.each(["/", "/fonts/a.woff2", "/images/a.svg"])(
  "nginx sends for %s what the other hosts send",
  (path) => {
    for (const value of readHeaders("public", path).values())
      expect(configuration).toMatch(new RegExp(`[ "]${escape(value)}[ ";]`));
  },
);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

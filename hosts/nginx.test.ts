import { readFileSync } from "node:fs";
import { readHeaders, readRedirects } from "../scripts/serve/preview";

const configuration = readFileSync("hosts/nginx.conf", "utf8").replaceAll(/ +/g, " ");

test.each(readRedirects("public"))(
  "nginx redirects $from to $to, like the other hosts",
  ({ from, to }) => {
    // Also in the folder of a language, with a slash or .html behind it.
    expect(configuration).toContain(
      ` ~^(?<k7_in>/[a-z][a-z])?${from}(?:/|\\.html)?$ $k7_in${to};\n`,
    );
  },
);

test.each([...readHeaders("public", "/any/file")])(
  "nginx sends the header %s, like the other hosts",
  (name, value) => {
    const lines = configuration.toLowerCase().replaceAll('"', "");

    expect(lines).toContain(`add_header ${name} ${value.toLowerCase()} always;`);
  },
);

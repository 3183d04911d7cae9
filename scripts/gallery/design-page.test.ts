/** @jest-environment node */
import { designPage } from "./design-page";
import { pairs } from "./pairs";
import { projectTokens } from "./tokens";

const html = designPage(projectTokens(), ".card { color: red }", [
  { name: "Card", selector: ".card", html: '<p class="card">A card</p>' },
]);

test("shows each pair of colours with its contrast in both schemes", () => {
  expect(html.match(/sheet-swatch" style/g)).toHaveLength(pairs.length);
  expect(html).toMatch(/ink on canvas<br>\d+\.\d \/ \d+\.\d, least 7/);
});

test("shows every size, space, radius, shadow and movement by its name", () => {
  for (const name of [
    "--text-display",
    "--space-section",
    "--radius-round",
    "--shadow-high",
    "--motion-soft",
  ])
    expect(html).toContain(`var(${name})`);
});

test("shows parts of the site in the site's own styles", () => {
  expect(html).toContain("<style>.card { color: red }</style>");
  expect(html).toContain('<p class="card">A card</p>');
});

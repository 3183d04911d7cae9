/** The texts that the pages of services fold. print.spec.ts prints them. */
import { speechTherapy } from "@/content/services/speech-therapy";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { expect, test } from "./fixtures";

// guides.test.tsx has these links on every page.
// Old browsers do not show these links.
test(
  "a link to an age opens its signs, with the age in view",
  { tag: "@newer" },
  async ({ page }) => {
    for (const { ages, chip, signs } of speechTherapy.noticing.bands) {
      await page.goto(speechTherapy.href);
      const sign = page.getByText(signs[0]!.text);
      await expect(sign).toBeHidden();

      await page.getByRole("link", { name: chip, exact: true }).click();

      await expect(sign).toBeInViewport();
      await expect(page.getByRole("heading", { name: ages })).toBeInViewport();
    }
  },
);

test(
  "an address with the id of a folded text opens it",
  { tag: "@phone" },
  async ({ page }) => {
    const { services } = contentIn(english);
    const folded = services.flatMap(({ href, questions }) =>
      questions
        .filter((question) => "anchor" in question)
        .map(({ id, answer }) => ({ address: `${href}#${id}`, answer })),
    );
    expect(folded.length).toBeGreaterThan(5);
    for (const { address, answer } of folded) {
      // Going to another fragment of the same page would not load it.
      await page.goto("about:blank");
      await page.goto(address);
      const text = page.getByText(answer.slice(0, 30)).first();
      await expect(text).toBeInViewport();
    }
  },
);

import { expect, test } from "playwright/test";
import {
  callAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { notFound } from "@/content/pages";
import { services } from "@/content/services";
import { lost } from "./routes";
import { thoroughUnless } from "./thorough";

for (const address of [lost, "/service/no-such-page", "/no-such-page?a=1"]) {
  test(
    `${address} is answered with status 404 and a way on`,
    { tag: [...thoroughUnless(address === lost), "@thorough-phone"] },
    async ({ page }) => {
      const answer = await page.goto(address);

      expect(answer?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(
        main.getByRole("heading", { name: notFound.heading }),
      ).toBeVisible();
      await expect(main.getByRole("link", { name: phoneText })).toHaveAttribute(
        "href",
        callAddress,
      );
      for (const { title, href } of services)
        await expect(
          main.getByRole("link", { name: title, exact: true }),
        ).toHaveAttribute("href", href);
    },
  );
}

test(
  "leads a lost parent home",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.goto(lost);

    await page.getByRole("link", { name: notFound.home }).click();

    await expect(page).toHaveURL("/");
  },
);

test(
  "marks no page of the menu as the current one",
  { tag: "@thorough-desktop" },
  async ({ page }) => {
    await page.goto(lost);

    await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
  },
);

import {
  addressLines,
  phoneText,
} from "@/components/contact-links/contact-links";
import { services } from "@/content/services";
import { expect, test } from "./fixtures";

// Only Chromium prints to a file.
const chromiumOnly = { tag: ["@desktop", "@chromium"] };

for (const { href, title } of services)
  test(`${title} prints on one page`, chromiumOnly, async ({ page }) => {
    await page.goto(href);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    await page.emulateMedia({ media: "print" });

    const sides = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sides).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(phoneText)).toBeVisible();
    await expect(footer.getByText(addressLines.join(", "))).toBeVisible();
    await expect(page.getByRole("navigation").first()).toBeHidden();
    // An answer that nobody opened.
    await expect(page.locator("details").last().locator("p")).toBeVisible();
  });

import { render, screen } from "@testing-library/react";
import { ui } from "@/content/ui";
import { siteUrl } from "@/site-content/addresses";
import { english, languages } from "@/site-content/languages";
import { PreviewLine } from "@/components/page-frame/page-frame";
import { notFoundMetadata, pageMetadata } from "./page-metadata";
import robots from "./robots";

afterEach(() => {
  delete process.env.NEXT_PUBLIC_PREVIEW;
});

test("a preview has noindex, and its robots.txt allows crawling, because crawlers must fetch a page to see noindex", () => {
  process.env.NEXT_PUBLIC_PREVIEW = "1";

  for (const language of languages)
    expect(pageMetadata("/contact", language).robots).toEqual({ index: false });
  expect(robots()).toEqual({ rules: { userAgent: "*", allow: "/" } });
});

test("in any other build, a page may be indexed and the 404 page may not", () => {
  expect(pageMetadata("/contact", english).robots).toBeUndefined();
  expect(notFoundMetadata(english).robots).toEqual({ index: false });
  expect(robots().sitemap).toBe(`${siteUrl}/sitemap.xml`);
});

test("a preview says that the clinic has not checked it; any other build does not", () => {
  const { rerender } = render(<PreviewLine />);
  expect(screen.queryByText(ui.preview)).toBeNull();

  process.env.NEXT_PUBLIC_PREVIEW = "1";
  rerender(<PreviewLine />);

  const { preview } = ui;
  expect(screen.getByRole("complementary", { name: preview })).toBeVisible();
});

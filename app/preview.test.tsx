import { render, screen } from "@testing-library/react";
import { PreviewLine } from "@/components/page-frame/preview-line";
import { english, languages } from "@/content-model/languages";
import { headerMessages } from "@/content/navigation";
import { siteAddress } from "@/content-model/paths";
import { notFoundMetadata, pageMetadata } from "./page-metadata";
import robots from "./robots";

afterEach(() => {
  delete process.env.NEXT_PUBLIC_PREVIEW;
});

test("no page of a preview is for search engines, which may read it to see that", () => {
  process.env.NEXT_PUBLIC_PREVIEW = "1";

  for (const language of languages)
    expect(pageMetadata("/contact", language).robots).toEqual({ index: false });
  expect(robots()).toEqual({ rules: { userAgent: "*", allow: "/" } });
});

test("every page of any other build is for search engines, except that of an unknown address", () => {
  expect(pageMetadata("/contact", english).robots).toBeUndefined();
  expect(notFoundMetadata(english).robots).toEqual({ index: false });
  expect(robots().sitemap).toBe(`${siteAddress}/sitemap.xml`);
});

test("every page of a preview, and of no other build, says that the clinic has not checked it", () => {
  const { rerender } = render(<PreviewLine />);
  expect(screen.queryByText(headerMessages.preview)).toBeNull();

  process.env.NEXT_PUBLIC_PREVIEW = "1";
  rerender(<PreviewLine />);

  const { preview } = headerMessages;
  expect(screen.getByRole("complementary", { name: preview })).toBeVisible();
});

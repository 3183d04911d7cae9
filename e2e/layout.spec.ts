/** Sizes, positions and colours. phone-layout.spec.ts and every-page.spec.ts have every page. */
import type { Locator } from "playwright/test";
import { ui } from "@/content/ui";
import { people } from "@/content/people";
import { placePhotos } from "@/content/place-photos";
import { plainFacts } from "@/content/plain-facts";
import { programs } from "@/content/programs";
import { speechTherapy } from "@/content/services/speech-therapy";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import {
  addressesOf,
  delayRequests,
  edgesOf,
  expect,
  region,
  test,
  floatingContact,
} from "./fixtures";

test("the bar is out of view while a field has the focus", async ({ page }, { project }) => {
  const hasBar = project.name.endsWith("phone");
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    const buttons = floatingContact(page);
    const before = await buttons.boundingBox();
    const field = page.locator("form").getByRole("textbox").first();

    await field.focus();
    if (hasBar) await expect(buttons).not.toBeInViewport();
    else expect(await buttons.boundingBox()).toEqual(before);

    await field.blur();
    await expect(buttons).toBeInViewport({ ratio: 1 });
  }
});

test("where one is can be seen when colours are forced", async ({ page }, { project }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  let seen = 0;
  for (const address of ["/", "/contact", "/speech-therapy"]) {
    await page.goto(address);
    if (address === "/") {
      await page.locator("[data-island^=carousel]").scrollIntoViewIfNeeded();
      await page.locator("[data-enhanced]").waitFor();
    }
    if (address === "/speech-therapy")
      await page
        .getByRole("button", { name: ui.servicesMenu })
        .or(page.getByRole("button", { name: ui.openMenu }))
        .filter({ visible: true })
        .click();

    const current = page.locator("[aria-current]").filter({ visible: true });
    for (const place of await current.elementHandles()) {
      const marked = await place.screenshot();
      await place.evaluate((each) => (each as Element).removeAttribute("aria-current"));
      expect(marked.equals(await place.screenshot()), address).toBe(false);
      seen += 1;
    }
  }
  // On a phone the header has no bar.
  expect(seen).toBe(project.name.includes("phone") ? 2 : 4);
});

test.describe("in a wide window @desktop", () => {
  test("icons have the colour of their text when colours are forced", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");

    const icons = await page
      .locator(".icon")
      .evaluateAll((all) =>
        all.map((icon) => ({
          icon: getComputedStyle(icon).stroke,
          text: getComputedStyle(icon.parentElement!).color,
        })),
      );

    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter(({ icon, text }) => icon !== text)).toEqual([]);
  });

  test("all that /contact says is beside its form, in order", async ({ page }) => {
    await page.goto("/contact");
    const parts = [".lead-form__card"].concat(
      ["centre", "steps", "way-here", "picture"].map((name) => `.consultation-page__${name}`),
    );
    const [form, ...beside] = await Promise.all(
      parts.map(async (part) => edgesOf(page.locator(part))),
    );
    for (const [index, { x, y, width }] of beside.entries()) {
      expect(x + width).toBeLessThan(form!.x);
      if (index > 0) expect(y).toBeGreaterThan(beside[index - 1]!.bottom);
    }
    // No half of the page is empty.
    expect(Math.abs(beside.at(-1)!.bottom - form!.bottom)).toBeLessThan(100);
  });

  test("the header has the phone number, and the chat button its word", async ({ page }) => {
    const { contact } = contentIn(english);
    await page.goto("/");
    const number = page.getByRole("banner").getByRole("link", { name: contact.phone.text });
    await expect(number).toBeInViewport({ ratio: 1 });
    const word = floatingContact(page).getByText(ui.chatShort);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { end } = await word.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const text = range.getBoundingClientRect();
        const button = link.getBoundingClientRect();
        const isWhole = text.left > button.left && text.right < button.right;
        return { end: isWhole ? button.left : 0 };
      });
      const text = await edgesOf(page.getByRole("main").locator(".wrapper").first());
      expect(end, `${width}`).toBeGreaterThan(text.x + text.width);
    }
  });

  test("four services are in one row, and so are three facts of one", async ({ page }) => {
    await page.goto("/service");
    const cards = page.getByRole("article");
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.goto(speechTherapy.href);
    const facts = region(page, plainFacts.heading).locator("dt");
    const rows = await facts.evaluateAll((all) =>
      all.map((fact) => fact.getBoundingClientRect().top),
    );
    expect(rows.filter((top) => top === rows[0])).toHaveLength(3);
  });

  test("pictures of programmes are whole, arrows beside the last word", async ({ page }) => {
    await page.goto("/");
    const cards = region(page, programs.heading).getByRole("article");
    const shapes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector("img")!;
        const { top, width, height } = picture.getBoundingClientRect();
        return [
          Math.round(top - card.getBoundingClientRect().top),
          (width / height).toFixed(2),
        ].join();
      }),
    );
    expect(shapes).toEqual(Array.from({ length: 4 }, () => "0,1.33"));

    const ends = page.locator(".card__link-end");
    const lineCounts = await ends.evaluateAll((all) =>
      all.map((end) => end.getClientRects().length),
    );
    expect(new Set(lineCounts)).toEqual(new Set([1]));
  });
});

test("any number of people fills its rows, with photos and without", async ({ page }, {
  project,
}) => {
  await page.goto("/");
  const row = page.locator(".people");
  const persons = row.getByRole("listitem");
  const portraits = row.locator(".portrait");
  const sizes = async () =>
    new Set(
      await portraits.evaluateAll((all) =>
        all.map((each) => [each.clientWidth, each.clientHeight].join()),
      ),
    );
  await portraits.last().evaluate((each) => {
    const tile = document.createElement("span");
    tile.className = "portrait portrait--tile display";
    each.replaceWith(tile);
  });
  expect((await sizes()).size).toBe(1);
  for (let count = await persons.count(); count > 0; count -= 1) {
    await expectNoHole(row, persons);
    const tops = await persons.evaluateAll((all) =>
      all.slice(0, 3).map((each) => each.getBoundingClientRect().top),
    );
    const isInRow = count <= 3 && !project.name.endsWith("phone");
    if (isInRow) expect(new Set(tops).size, `${count}`).toBe(1);
    await persons.last().evaluate((each) => each.remove());
  }
});

test("a long registration does not leave a small phone", async ({ page }) => {
  test.skip(!people.entries.some(({ name }) => name), "no people yet");
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/");
  const registration = page.locator(".people__registration").first();
  for (const [text, most] of [
    ["CRR A12345/2016", 1.5],
    ["CRR-A".repeat(12), 5],
  ] as const) {
    await registration.evaluate((each, text) => (each.textContent = text), text);
    const lines = await registration.evaluate(
      (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    );
    expect(lines).toBeLessThan(most);
    const width = () => document.documentElement.scrollWidth;
    expect(await page.evaluate(width)).toBe(320);
  }
});

test("any number of photos of the place leaves no hole", async ({ page }) => {
  test.skip(placePhotos.entries.door.src === undefined, "no photos yet");
  await page.goto("/");
  const row = page.locator(".place-photos");
  const photos = row.getByRole("figure");
  for (let count = await photos.count(); count > 0; count -= 1) {
    await expectNoHole(row, photos);
    await photos.last().evaluate((each) => each.remove());
  }
});

/** Expects that the last of some parts ends where their row does. */
async function expectNoHole(row: Locator, parts: Locator): Promise<void> {
  const all = await edgesOf(row);
  const last = await edgesOf(parts.last());
  expect(last.x + last.width, `${await parts.count()}`).toBeCloseTo(all.x + all.width, 0);
}

for (const address of ["/", speechTherapy.href, ui.links.firstVisit.href])
  test(`${address} asks for each photo once, as wide as it is shown @phone @chromium`, async ({
    page,
    requests,
  }) => {
    test.skip(placePhotos.entries.door.src === undefined, "no photos yet");
    const asked = () => addressesOf(requests).filter((url) => url.includes("/photos/"));
    // As on a slow connection: the browser may ask for a photo before it knows its place.
    const release = await delayRequests(page, (request) => request.resourceType() === "stylesheet");
    await page.goto(address, { waitUntil: "commit" });
    await expect.poll(asked).not.toEqual([]);
    release();
    await page.waitForLoadState("load");

    const photos = page.locator("img[srcset]:visible");
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      const current = () => photo.evaluate((img: HTMLImageElement) => img.currentSrc);
      await expect.poll(current).toContain("/photos/");
      const [name, width] = (await current()).split(/-(?=\d+\.webp$)/);
      const { width: shown } = (await photo.boundingBox())!;
      expect(asked().filter((url) => url.startsWith(name!))).toHaveLength(1);
      // The files have 320, 640, 960 … pixels, and the screen two for each pixel of the page.
      expect(parseInt(width!) - 320, name).toBeLessThan(2 * shown);
    }
  });

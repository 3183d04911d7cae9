/** Brings a page into the state that a picture is to show, as a visitor would. */
import type { Locator, Page } from "playwright";
import { consultationForm, leadForm } from "@/content/forms";
import { headerWords } from "@/content/navigation";
import { programs } from "@/content/programs";
import { reasonsWords } from "@/content/reasons";
import { listedServices } from "@/content/services";
import type { State } from "./plan";

/** What to photograph: the whole page, the window as it stands, or one part with a little room around it. */
export type Frame = "page" | "window" | Locator;

type Reach = (page: Page) => Promise<Frame>;

const reaches: Record<State, Reach> = {
  page: async () => "page",
  forced: async () => "page",
  print: async () => "page",
  "large-text": async (page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    return "page";
  },
  menu: async (page) => {
    await page.getByRole("button", { name: headerWords.openMenu }).click();
    return "window";
  },
  dropdown: async (page) => {
    await page.getByRole("button", { name: headerWords.servicesMenu }).click();
    return "window";
  },
  tile: async (page) => {
    const title = isHome(page) ? programs[1].title : listedServices[1]!.title;
    const tile = page.getByRole("article").filter({ hasText: title }).last();
    await tile.scrollIntoViewIfNeeded();
    await tile.hover();
    return page.locator(".grid", { has: tile });
  },
  card: async (page) => {
    const front = page.getByText(reasonsWords.front);
    await front.scrollIntoViewIfNeeded();
    const { x, y } = (await front.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    return page.locator("section", { has: front });
  },
  missing: async (page) => {
    await press(page);
    return form(page);
  },
  failed: async (page) => {
    await answer(page, "failed");
    await fill(page);
    await press(page);
    await page.getByText(leadForm.error).waitFor();
    return form(page);
  },
  sent: async (page) => {
    await answer(page, "sent");
    await fill(page);
    await press(page);
    await page.getByText(leadForm.success).waitFor();
    return form(page);
  },
};

/**
 * Reaches a state.
 *
 * @returns what to photograph
 */
export const reach = (page: Page, state: State): Promise<Frame> =>
  reaches[state](page);

const isHome = (page: Page) => new URL(page.url()).pathname === "/";
const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => main(page).locator("form");

/** The first touch fetches the script; the press that follows is heard by it. */
async function press(page: Page): Promise<void> {
  const button = main(page).getByRole("button", { name: leadForm.submit });
  await button.hover();
  await form(page).locator("input").first().focus();
  await page.locator("form[data-ready]").waitFor({ state: "attached" });
  await button.click();
}

async function fill(page: Page): Promise<void> {
  const of = (label: string) => main(page).getByLabel(new RegExp(`^${label}`));
  await of("Parent’s name").fill("Asha Sen");
  if (isHome(page)) {
    await of("Phone number").fill("98765 43210");
    await of("Location").selectOption({ index: 1 });
    return;
  }
  await of(consultationForm.childName.label).fill("Ravi");
  await of(consultationForm.dob.label).fill("2020-08-24");
  await main(page).getByRole("radio", { name: "Male", exact: true }).check();
  await of(consultationForm.contact.label).fill("9876543210");
  await of(consultationForm.address.label).fill("12, Market 1\nCR Park");
}

/** Stands in for the endpoint, so that no picture depends on an inbox. */
async function answer(page: Page, how: "failed" | "sent"): Promise<void> {
  await page.route(
    () => true,
    (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      return how === "sent"
        ? route.fulfill({ json: { ok: true } })
        : route.abort("connectionrefused");
    },
  );
}

import type { Page } from "playwright/test";
import { contrast, over, type Colour } from "../styles/contrast";

type Seen = {
  readonly words: string;
  /** Headings, links, buttons and placeholders are "the rest"; what is read is body. */
  readonly isBody: boolean;
  readonly ink: Colour;
  /** The colours behind, the nearest first; several where a gradient lies there. */
  readonly layers: readonly (readonly Colour[])[];
};

/** Words whose colour is too near to what lies behind them: body text below 7 to 1, the rest below 4.5 to 1. */
export async function faintWords(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(lookAtWords);
  if (seen.length === 0) throw new Error("There are no words on this page.");
  return seen.flatMap(({ words, isBody, ink, layers }) => {
    const least = isBody ? 7 : 4.5;
    const found = Math.min(
      ...grounds(layers).map((ground) => contrast(over(ink, ground), ground)),
    );
    return found < least
      ? [`${words}: ${found.toFixed(2)}, not ${least} to 1`]
      : [];
  });
}

/** Every colour that may end up behind the words: each layer over each that lies below it. */
function grounds(layers: Seen["layers"]): readonly Colour[] {
  const page: readonly Colour[] = [[255, 255, 255, 1]];
  return layers.reduceRight(
    (below, layer) =>
      below.flatMap((ground) => layer.map((colour) => over(colour, ground))),
    page,
  );
}

/** In the page: every text in sight with its colour and the colours behind it. */
function lookAtWords(): readonly Seen[] {
  const paint = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  })!;

  // The canvas understands whatever the browser writes: rgb(), color-mix() that became color(), names.
  function colourOf(text: string): Colour {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = text;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = paint.getImageData(
      0,
      0,
      1,
      1,
    ).data;
    return [red, green, blue, opacity / 255];
  }

  function layersBehind(element: Element): (readonly Colour[])[] {
    const layers: (readonly Colour[])[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const steps = /gradient\(/.test(style.backgroundImage)
        ? style.backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g)
        : null;
      // The arrow of a select is a gradient too, and leaves the words alone.
      if (steps !== null && each.tagName !== "SELECT")
        layers.push(steps.map(colourOf));
      layers.push([colourOf(style.backgroundColor)]);
    }
    return layers;
  }

  const inSight = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) && element.getBoundingClientRect().width > 1;

  const seen: Seen[] = [];
  function note(element: Element, words: string, ink: string, isBody: boolean) {
    seen.push({
      words: words.slice(0, 60),
      isBody,
      ink: colourOf(ink),
      layers: layersBehind(element),
    });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? "";
    const element = text.parentElement!;
    if (words === "" || !inSight(element)) continue;
    const isRest = element.closest("h1, h2, h3, a, button, .field__star");
    note(element, words, getComputedStyle(element).color, isRest === null);
  }
  for (const field of document.querySelectorAll("input, textarea"))
    if (field.getAttribute("placeholder") && inSight(field))
      note(
        field,
        field.getAttribute("placeholder")!,
        getComputedStyle(field, "::placeholder").color,
        false,
      );
  return seen;
}

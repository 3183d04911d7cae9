import { contrast, readColour } from "./contrast";
import { pairs } from "./pairs";
import type { Scheme } from "./plan";
import type { Tokens } from "./tokens";

export type Specimen = {
  /** What people call it. */
  readonly name: string;
  readonly selector: string;
  /** Its markup, as a finished page has it. */
  readonly html: string;
};

/**
 * The living style sheet as one page. It follows the reader's colour scheme.
 *
 * @param tokens - of both schemes
 * @param css - the finished pages' styles
 * @param specimens - parts of the finished pages
 */
export function designPage(
  tokens: Readonly<Record<Scheme, Tokens>>,
  css: string,
  specimens: readonly Specimen[],
): string {
  const named = (prefix: string) =>
    [...tokens.light.keys()].filter((name) => name.startsWith(prefix));
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The design system</title>
<style>${css}</style>
<style>${ownStyles}</style>
<main class="sheet">
<h1>The design system</h1>
<h2>Colours on colours</h2>
<p>Contrast in light and in dark colours, and the least that is allowed.</p>
<div class="sheet-grid">${pairs.map((pair) => swatch(pair, tokens)).join("")}</div>
<h2>Type</h2>
${named("--text-")
  .map(
    (name) =>
      `<p style="font-size: var(${name}); line-height: 1.3">${name} <small>${tokens.light.get(name)}</small></p>`,
  )
  .join("")}
<h2>Space</h2>
${named("--space-")
  .map(
    (name) =>
      `<p class="sheet-space"><span style="inline-size: var(${name})"></span>${name} <small>${tokens.light.get(name)}</small></p>`,
  )
  .join("")}
<h2>Shape and shadow</h2>
<div class="sheet-grid">
${named("--radius")
  .map(
    (name) =>
      `<p class="sheet-shape" style="border-radius: var(${name})">${name}</p>`,
  )
  .join("")}
${named("--shadow")
  .map(
    (name) =>
      `<p class="sheet-shape" style="box-shadow: var(${name})">${name}</p>`,
  )
  .join("")}
</div>
<h2>Motion</h2>
<div class="sheet-grid">${named("--motion")
    .map(
      (name) =>
        `<p class="sheet-shape sheet-motion" tabindex="0" style="transition: translate var(${name})">${name}<br><small>${tokens.light.get(name)}; point at it</small></p>`,
    )
    .join("")}</div>
<h2>Button states</h2>
<p class="sheet-row">
${["", " button--quiet"]
  .map(
    (variant) =>
      `<button class="button${variant}">At rest</button><button class="button${variant}" style="background: var(--button-background-hover)">Pointed at</button><button class="button${variant}" style="outline: 3px solid var(--color-focus); outline-offset: 3px">Focus</button><button class="button${variant}" disabled>Busy</button>`,
  )
  .join("")}
</p>
<h2>Messages</h2>
<p class="lead-form__message" data-outcome="success">Thank you for your submission!</p>
<p class="lead-form__message" data-outcome="error">Something went wrong.</p>
${specimens
  .map(
    ({ name, selector, html }) =>
      `<h2>${name} <small><code>${selector}</code></small></h2>\n<div class="sheet-part">${html}</div>`,
  )
  .join("\n")}
</main>
</html>
`;
}

function swatch(
  { ink, ground, least }: (typeof pairs)[number],
  tokens: Readonly<Record<Scheme, Tokens>>,
): string {
  const ratio = (scheme: Scheme) => {
    const colour = (name: string) =>
      readColour(tokens[scheme].get(name) ?? name);
    return contrast(colour(ink), colour(ground)).toFixed(1);
  };
  const short = (name: string) => name.replace(/^--(color-)?/, "");
  return `<p class="sheet-swatch" style="color: var(${ink}); background: var(${ground})">${short(ink)} on ${short(ground)}<br>${ratio("light")} / ${ratio("dark")}, least ${least}</p>`;
}

const ownStyles = `
  .sheet { padding: 3rem; max-inline-size: 76rem; margin-inline: auto; }
  .sheet > h2 { margin-block: 3rem 1rem; }
  .sheet small { font-size: 0.8125rem; font-weight: 400; letter-spacing: 0; color: var(--color-ink-soft); }
  .sheet-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
  .sheet-swatch, .sheet-shape { padding: 1rem; border: 1px solid var(--color-line); font-size: 0.9375rem; }
  .sheet-shape { background: var(--color-surface); }
  .sheet-motion:hover, .sheet-motion:focus { translate: 1.5rem; }
  .sheet-space { display: flex; align-items: center; gap: 1rem; }
  .sheet-space span { block-size: 1rem; background: var(--color-brand); }
  .sheet-row { display: flex; flex-wrap: wrap; gap: 1rem; }
  .sheet-part { max-inline-size: 60rem; }
  .sheet-part > :is(.service-card, .reveal-card, .service-guide__promise, .service-guide__band, .centre-visit, .booking-card) { max-inline-size: 24rem; }`;

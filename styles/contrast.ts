/** Red, green and blue from 0 to 255, then opacity from 0 to 1. */
export type Colour = readonly [number, number, number, number];

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(...)` or `rgba(...)`.
 *
 * @throws Error when the text has another form
 */
export function readColour(text: string): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const wide = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    const [red = 0, green = 0, blue = 0] = (wide.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, 1];
  }
  const inside = /^rgba?\(([^)]*)\)$/.exec(text)?.[1];
  if (inside === undefined) throw new Error(`${text} is not #rgb, #rrggbb, rgb() or rgba().`);
  const [red = 0, green = 0, blue = 0, opacity = 1] = inside
    .split(/[\s,/]+/)
    .map((part) => Number.parseFloat(part) / (part.endsWith("%") ? 100 : 1));
  return [red, green, blue, opacity];
}

/** The opaque colour of `top` drawn over `below`, which must be opaque. */
export function over(top: Colour, below: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

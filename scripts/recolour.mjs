import { SassColor } from "sass";

/** The hues on either side that are still the brand's, in degrees, and the chroma under which a colour is a grey. */
const widest = 20;
const greyest = 0.008;

/**
 * Carries a change of the brand's colour over to its shades: every hex colour of a similar hue keeps its lightness and
 * gets the new hue. Other colours (skin, hair, sage, apricot) stay.
 *
 * @param {string} text - a stylesheet or a drawing
 * @param {string} from - the brand's colour so far, #rrggbb
 * @param {string} to - its colour from now on, #rrggbb
 */
export function recolour(text, from, to) {
  const [old, next] = [from, to].map(parse);
  const turn = next.channel("hue") - old.channel("hue");
  const strength = next.channel("chroma") / old.channel("chroma");
  return text.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (text) => {
    if (text.toLowerCase() === from) return to;
    const colour = parse(text);
    const [, chroma, hue] = colour.channels;
    const distance = Math.abs(((hue - old.channel("hue") + 540) % 360) - 180);
    return text === to || chroma < greyest || distance > widest
      ? text
      : format(colour.change({ chroma: chroma * strength, hue: hue + turn }));
  });
}

function parse(text) {
  const digits = text.length === 4 ? text.replace(/\w/g, "$&$&") : text;
  const [red, green, blue] = Buffer.from(digits.slice(1), "hex");
  return new SassColor({ red, green, blue }).toSpace("oklch");
}

// What no screen can show is cut off.
function format(colour) {
  const { channels } = colour.toSpace("rgb").toGamut({ method: "clip" });
  return `#${Buffer.from([...channels.map(Math.round)]).toString("hex")}`;
}

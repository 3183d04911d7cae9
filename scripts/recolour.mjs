/**
 * Carries a change of the brand's colour over to its shades: every hex colour of a similar hue keeps its lightness and
 * gets the new hue. Other colours (skin, hair, sage, apricot) stay.
 *
 * @param {string} text - a stylesheet or a drawing
 * @param {string} from - the brand's colour so far, #rrggbb
 * @param {string} to - its colour from now on, #rrggbb
 */
export function recolour(text, from, to) {
  const old = oklch(from);
  const next = oklch(to);
  return text.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (colour) => {
    if (colour.toLowerCase() === from) return to;
    const [lightness, chroma, hue] = oklch(colour);
    const distance = Math.abs(((hue - old[2] + 540) % 360) - 180);
    if (colour === to || chroma < greyest || distance > widest) return colour;
    const share = (chroma * next[1]) / old[1];
    return hex([lightness, share, hue + next[2] - old[2]]);
  });
}

/** The hues on either side that are still the brand's, in degrees, and the chroma under which a colour is a grey. */
const widest = 20;
const greyest = 0.008;

/** Lightness, chroma and hue in degrees: CSS Color 4, oklch(). @param {string} colour */
function oklch(colour) {
  const wide = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const rgb = [1, 3, 5].map((at) => {
    const share = Number.parseInt(wide.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const lms = times(toLms, rgb).map(Math.cbrt);
  const [lightness, a, b] = times(toLab, lms);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [lightness, Math.hypot(a, b), hue];
}

/** The colour as #rrggbb; what no screen can show is cut off. @param {readonly number[]} parts */
function hex([lightness, chroma, hue]) {
  const angle = (hue * Math.PI) / 180;
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const lms = times(fromLab, lab).map((each) => each ** 3);
  const bytes = times(fromLms, lms).map((each) => {
    const share = Math.min(1, Math.max(0, each));
    const light =
      share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(light * 255);
  });
  return `#${bytes.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

const times = (matrix, vector) =>
  matrix.map((row) =>
    row.reduce((sum, each, index) => sum + each * vector[index], 0),
  );

// Between linear sRGB, cone responses and Oklab, as CSS Color 4 gives them.
const toLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromLms = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

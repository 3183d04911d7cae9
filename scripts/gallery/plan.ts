/** Which pictures the gallery takes, and what they are called. */
import { pages } from "@/content/pages";

/** What is to be seen: the page at rest, something a visitor opened, or another way to look at it. */
export type State =
  | "page"
  | "menu"
  | "dropdown"
  | "tile"
  | "card"
  | "missing"
  | "failed"
  | "sent"
  | "forced"
  | "large-text"
  | "print";

export type Scheme = "light" | "dark";

export type Shot = {
  /** Address on this site. */
  readonly address: string;
  /** Window width in CSS pixels. */
  readonly width: number;
  readonly scheme: Scheme;
  readonly state: State;
};

/** An address that does not exist. */
const lost = "/no-such-page";

/** A sheet of A4 between its margins (styles/_print.scss), in CSS pixels. */
export const paperWidth = 695;

const fewWidths = [360, 1280];
const threeWidths = [360, 768, 1280];
const allWidths = [320, 360, 768, 1280, 1920];
const schemes = ["light", "dark"] as const;

/** What can be opened or filled in, where, and how wide the window is then. */
const openings: readonly (readonly [State, string, readonly number[]])[] = [
  ["menu", "/", [360]],
  ["dropdown", "/", [1280]],
  ["tile", "/", [1280]],
  ["tile", "/service", [1280]],
  ["card", "/", [1280]],
  ["missing", "/", fewWidths],
  ["failed", "/", fewWidths],
  ["sent", "/", fewWidths],
  ["missing", "/contact", fewWidths],
  ["failed", "/contact", fewWidths],
  ["sent", "/contact", fewWidths],
];

/** A handout is made of these: every page with something to take away. */
const printed = Object.keys(pages).filter(
  (address) => !["/", "/service", "/contact"].includes(address),
);

type Wish = {
  readonly all: boolean;
  readonly routes: readonly string[] | undefined;
};

/**
 * The pictures of the contact sheet, in its order.
 *
 * @throws when a route is not one of this site
 */
export const planShots = ({ all, routes }: Wish): readonly Shot[] =>
  known(routes).flatMap((address) => [
    ...inBoth(address, "page", all ? allWidths : fewWidths),
    ...opened(address),
    ...(all ? otherWays(address) : []),
    ...onPaper(address),
  ]);

/**
 * The pictures that two versions are compared by: three widths, and all that can be opened.
 *
 * @throws when a route is not one of this site
 */
export const planComparison = ({
  routes,
}: Pick<Wish, "routes">): readonly Shot[] =>
  known(routes).flatMap((address) => [
    ...inBoth(address, "page", threeWidths),
    // The browser draws its own bubble beside an empty field, and never twice the same.
    ...opened(address).filter(({ state }) => state !== "missing"),
    ...onPaper(address),
  ]);

function known(routes: Wish["routes"]): readonly string[] {
  const every = [...Object.keys(pages), lost];
  const stranger = routes?.find((route) => !every.includes(route));
  if (stranger !== undefined)
    throw new Error(`${stranger} is not an address of this site.`);
  return routes ?? every;
}

const opened = (address: string): Shot[] =>
  openings
    .filter(([, where]) => where === address)
    .flatMap(([state, , widths]) => inBoth(address, state, widths));

const onPaper = (address: string): Shot[] =>
  printed.includes(address)
    ? [shot(address, "print", paperWidth, "light")]
    : [];

/** Forced colours and letters of twice the size. */
function otherWays(address: string): Shot[] {
  return (["forced", "large-text"] as const).flatMap((state) =>
    fewWidths.map((width) =>
      shot(address, state, width, state === "forced" ? "dark" : "light"),
    ),
  );
}

function inBoth(
  address: string,
  state: State,
  widths: readonly number[],
): Shot[] {
  return widths.flatMap((width) =>
    schemes.map((scheme) => shot(address, state, width, scheme)),
  );
}

const shot = (
  address: string,
  state: State,
  width: number,
  scheme: Scheme,
): Shot => ({ address, width, scheme, state });

/** The name of a picture, such as `speech-therapy.360.dark.page.png`. */
export function fileOf({ address, width, scheme, state }: Shot): string {
  return `${slugOf(address)}.${width}.${scheme}.${state}.png`;
}

/** An address as part of a file name. */
export const slugOf = (address: string) =>
  address === "/" ? "home" : address.slice(1).replaceAll("/", "-");

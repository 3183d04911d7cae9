/** The scripts of one island, as addresses on the site. */
export type IslandScripts = {
  /** Its module first, then what that imports: all that a touch fetches. */
  readonly atTouch: readonly string[];
  /** What these import on demand, such as Swiper. */
  readonly later: readonly string[];
};

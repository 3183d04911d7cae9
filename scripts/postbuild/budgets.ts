/** The most a page may weigh, in bytes. Sizes over the wire are those of brotli. */
export const budgets = {
  /** HTML with its styles: what a server may send before it hears back, so one round trip. */
  html: 14_600,
  /** Scripts that the browser fetches by itself. */
  scriptAtLoad: 0,
  /** The script inside the page, minified but not compressed; compressed with the page it adds about 600 bytes. */
  loader: 1_024,
  /** Scripts from a touch to a form that listens. 110,000 was asked for; this keeps what was reached. */
  scriptAtTouch: 70_000,
  /** Swiper, as the carousel comes near. */
  scriptLater: 20_000,
} as const;

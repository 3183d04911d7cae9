declare module "fontverter" {
  /** A font file in another format, such as "sfnt": TrueType or OpenType. */
  export function convert(font: Buffer, format: string): Promise<Buffer>;
}

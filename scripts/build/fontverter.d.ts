declare module "fontverter" {
  /** Converts a font file to another format. "sfnt" is TrueType or OpenType. */
  export function convert(font: Buffer, format: string): Promise<Buffer>;
}

declare module "fontverter" {
  export function convert(font: Buffer, format: string): Promise<Buffer>;
}

export async function writeStyleSheet(_a: string, _b: string) {}

/** Content by module, then by export, as english.ts names them. */
export type Modules = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

/**
 * The file of some content and its name there, such as "content/site.ts" and "address.street". Services and notices have
 * a file each.
 *
 * @param path - module, export, then the keys and ids that lead to it
 * @param folder - of the language: content or content/hi
 */
export function locate(
  [module = "", name = "", ...rest]: readonly string[],
  folder = "content",
): { readonly file: string; readonly field: string } {
  const kebab = module.replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  const [id, ...own] = rest;
  if (name === module && ["services", "notices"].includes(module) && id)
    return { file: `${folder}/${module}/${id}.ts`, field: own.join(".") };
  const field = name === module ? rest : [name, ...rest];
  return { file: `${folder}/${kebab}.ts`, field: field.join(".") };
}

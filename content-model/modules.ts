/** Content by module, then by export, as english.ts names them. */
export type Modules = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

/**
 * The file of a field and the name of the field in that file, such as "content/site.ts" and "address.street". Each
 * service, concern and notice has its own file.
 *
 * @param path - module, export, then the keys and ids that lead to the field
 * @param folder - the folder of the language: content or content/hi
 */
export function locate(
  [module = "", name = "", ...rest]: readonly string[],
  folder = "content",
): { readonly file: string; readonly field: string } {
  const fileName = module.replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  const [id, ...keys] = rest;
  if (
    name === module &&
    ["services", "concerns", "textPages"].includes(module) &&
    id
  )
    return { file: `${folder}/${fileName}/${id}.ts`, field: keys.join(".") };
  const field = name === module ? rest : [name, ...rest];
  return { file: `${folder}/${fileName}.ts`, field: field.join(".") };
}

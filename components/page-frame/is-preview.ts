/** Whether this is a build with `--preview` for a public address; scripts/build.ts sets the variable. */
export const isPreview = (): boolean => process.env.NEXT_PUBLIC_PREVIEW === "1";

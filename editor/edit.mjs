/**
 * `npm run edit`: installs what is missing, and starts the editor. With `--help` it only prints what the editor is. It
 * imports no packages before they are installed.
 */
if (process.argv.includes("--help"))
  console.log(`npm run edit

Opens the site in your browser: click a text, change it, save, sign the page. The first start installs packages and takes
one to two minutes. Ctrl-C ends the editor. docs/editing.md explains it.`);
else {
  await import("../scripts/setup.mjs");
  const { register } = await import("tsx/esm/api");
  register();
  await import("./start.ts");
}

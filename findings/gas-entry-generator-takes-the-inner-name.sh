#!/bin/sh
# gas-entry-generator 2.6.0, which gas-webpack-plugin and others use to make the functions that Google calls; November 2026.
# Guess: of `export { receive as doPost }` it makes an entry called doPost, or says that it cannot.
# What happens: it takes the name inside the module: the script gets `function receive() {}` and a global that stays undefined,
# and no doPost at all, without an error. Google then answers each lead with a page of its own, which a form that sends with
# `no-cors` cannot see. Declared under its outer name the function is found, and so is one in a list of plain names.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . gas-entry-generator@2.6.0
cat >entry.cjs <<'JS'
const { generate } = require("gas-entry-generator");
const vm = require("node:vm");
const entries = (source) => {
  const { entryPointFunctions, globalAssignments } = generate(source, { autoGlobalExports: true });
  const script = {};
  vm.createContext(script);
  vm.runInContext(entryPointFunctions, script); // what Google sees when it looks for a name
  script.exports = { doPost: () => "lead kept" }; // what the module exports
  script.global = script;
  vm.runInContext(globalAssignments, script);
  return `${Object.keys(script).filter((name) => !["exports", "global"].includes(name))}: ${script.doPost?.()}`;
};
const seen = {
  "export function doPost() {}": entries("export function doPost(event) {}"),
  "export { doPost }": entries("const doPost = (event) => {}; export { doPost };"),
  "export { receive as doPost }": entries("const receive = (event) => {}; export { receive as doPost };"),
};
console.log(seen);
const was = "doPost: lead kept; doPost: lead kept; receive: undefined";
if (Object.values(seen).join("; ") !== was) throw new Error(`changed: it was ${was}`);
JS
node entry.cjs

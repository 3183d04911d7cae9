#!/bin/sh
# edbrowse 3.7.7 (Debian 12), an editor and browser made by and for blind people; run in November 2026.
# Guess: a plain form that posts to its action arrives from it as from any browser.
# What happens: of a list whose entries have no `value` it shows the choice and sends nothing ("service="), where browsers send
# the entry's text. A list in which nobody chose is sent empty too, browsers send the first entry; a text that waits in a
# <textarea> is lost; fields tied to the form by `form="lead"` are not sent, those of a disabled fieldset are. Entries with a
# `value` arrive when they are chosen, so give every entry one and treat an empty answer as none.
set -eu
command -v edbrowse >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends edbrowse; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
: >.ebrc
echo "edbrowse $(HOME=$work edbrowse -v)"
cat >post.mjs <<'JS'
import { spawn } from "node:child_process";
import http from "node:http";
const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Lead</title></head><body>
<form id="lead" method="post" action="/lead">
<p>Service <select name="service"><option>Speech</option><option>Play</option></select></p>
<p>Day <select name="day"><option value="mon">Monday</option><option value="tue">Tuesday</option></select></p>
<p>Time <select name="time"><option value="am">Morning</option><option value="pm">Evening</option></select></p>
<fieldset disabled><p>Old <input name="old" value="1"></p></fieldset>
<p>Message <textarea name="message">My son is four.</textarea></p>
<p>Go <button name="go" value="1">Send</button></p></form>
<p>City <input form="lead" name="city" value="Noida"></p></body></html>`;
const server = http.createServer(async (request, answer) => {
  let body = "";
  for await (const part of request) body += part;
  answer.setHeader("Content-Type", "text/html; charset=utf-8");
  answer.end(request.method === "POST" ? "<p>Thank you</p>" : page);
  if (request.method === "POST") server.emit("lead", body);
});
const lead = new Promise((resolve) => server.once("lead", resolve));
server.listen(0, "127.0.0.1", async () => {
  const reader = spawn("edbrowse", [], { env: { ...process.env, HOME: process.cwd() } });
  let screen = "";
  reader.stdout.on("data", (part) => (screen += part));
  setTimeout(() => reader.kill(), 30_000).unref();
  reader.stdin.end([`b http://127.0.0.1:${server.address().port}/`, "/^Service/", "i=Play", "p", "/^Day/", "i=Tuesday", "/^Go/", "i*", "qt", ""].join("\n"));
  await new Promise((resolve) => reader.once("close", resolve));
  server.close();
  const body = await Promise.race([lead, "no lead"]);
  console.log(/^.*<Play>.*$/m.exec(screen)?.[0]);
  console.log(body);
  if (!screen.includes("Service <Play>")) throw new Error("changed: the choice is not shown");
  if (body !== "service=&day=tue&time=&old=1&message=&go=1") throw new Error("changed: the lead is another");
});
JS
node post.mjs

#!/bin/sh
# hyphen 1.14.1; run in November 2026.
# Guess: hyphenateHTML, of which the manual says that it skips the tags, puts soft hyphens into the words of the page only.
# What happens: it does skip the tags, and what stands between <script>, <style> or <textarea> and their ends is text to it.
# So JSON-LD has a key "tele-phone" with an invisible character, which is still valid JSON, and a type that nobody knows; a
# selector fits nothing; the words that wait in a text field are sent with it; and so are web and mail addresses that stand
# in the text. Attributes stay whole.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --ignore-scripts --no-audit --no-fund --prefix . hyphen@1.14.1
cat >page.mjs <<'JS'
import english from "hyphen/en-gb/index.js";
import hindi from "hyphen/hi/index.js";
const english1 = english.hyphenateHTMLSync(`<script type="application/ld+json">{"@type":"MedicalClinic","telephone":"+919876543210"}</script>
<style>.information{}</style><textarea>information</textarea><a href="/information">asha@information.example.org</a>`);
const hindi1 = hindi.hyphenateHTMLSync('<textarea>मूल्यांकन</textarea><p title="मूल्यांकन">मूल्यांकन</p>');
const show = (text) => text.replaceAll("\u00ad", "-");
console.log(show(english1));
console.log(show(hindi1));
const data = JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(english1)[1]);
const seen = [
  data.telephone === undefined && show(Object.keys(data)[1]) === "tele-phone",
  show(data["@type"]) === "Med-ic-al-Clin-ic",
  show(english1).includes("<style>.in-form-a-tion{}</style><textarea>in-form-a-tion</textarea>"),
  show(english1).includes('<a href="/information">asha@in-form-a-tion.ex-ample.org</a>'),
  show(hindi1) === '<textarea>मू-ल्यां-कन</textarea><p title="मूल्यांकन">मू-ल्यां-कन</p>',
];
if (seen.includes(false)) throw new Error(`changed: ${seen}`);
JS
node page.mjs

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { changesBetween } from "./changes";

let folder = "";
const at = (...path: readonly string[]) => join(folder, ...path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "k7-changes-"));
  mkdirSync(at("before"));
  mkdirSync(at("after"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A plain picture with a small square in another grey. */
async function draw(file: string, height: number, grey: number) {
  await sharp({
    create: { width: 100, height, channels: 3, background: "#ffffff" },
  })
    .composite([
      {
        input: {
          create: {
            width: 10,
            height: 10,
            channels: 3,
            background: { r: grey, g: grey, b: grey },
          },
        },
        left: 5,
        top: 5,
      },
    ])
    .png()
    .toFile(file);
}

const changes = () => changesBetween(at("before"), at("after"), at("changes"));

test("finds nothing where nothing changed, or less than an eye sees", async () => {
  await draw(at("before", "home.png"), 100, 100);
  await draw(at("after", "home.png"), 100, 104);

  expect(await changes()).toEqual([]);
  expect(existsSync(at("changes"))).toBe(false);
});

test("tells how much changed, and shows before, after and difference", async () => {
  await draw(at("before", "home.png"), 100, 100);
  await draw(at("after", "home.png"), 100, 150);

  expect(await changes()).toEqual([
    { file: "home.png", what: "1.00 % of its dots are different" },
  ]);
  expect((await sharp(at("changes", "home.png")).metadata()).width).toBe(300);
});

test("sees a page that grew", async () => {
  await draw(at("before", "home.png"), 100, 100);
  await draw(at("after", "home.png"), 125, 100);

  expect(await changes()).toEqual([
    { file: "home.png", what: "20.00 % of its dots are different, 25 taller" },
  ]);
});

test("names pictures that only one side has", async () => {
  await draw(at("before", "old.png"), 20, 0);
  await draw(at("after", "new.png"), 20, 0);

  expect(await changes()).toEqual([
    { file: "new.png", what: "is new" },
    { file: "old.png", what: "is gone" },
  ]);
});

/** A parent and a network that do anything in any order, from a seed: after every step the three rules must hold. */
import { expect, type Page } from "playwright/test";
import { leadForm } from "@/content/forms";
import { message, someParent, submitButton } from "../leads";
import {
  control,
  expectWords,
  fillIn,
  noWords,
  settle,
  valuesIn,
  wordsOf,
  type Words,
} from "./parent";
import type { Fault } from "./proxy";
import { modes, test, type Stage } from "./stage";

const walks = Number(process.env.K7_WALKS ?? 5);
// The same walks each time: a check of every change must not depend on luck. `npm run faults` draws a new seed.
const seed = Number(process.env.K7_SEED ?? 1);
const steps = 6;

const faults: readonly Fault[] = [
  "none",
  "hang",
  "hang after",
  "late",
  "reset before",
  "reset after",
  "error",
  "page",
  "redirect",
  "redirect after",
  "slow",
  "twice",
];
/** After these no browser can have seen an answer. */
const unanswered = new Set<Fault>([
  "hang",
  "hang after",
  "late",
  "reset before",
  "reset after",
]);
const silent = new Set<Fault>(["hang", "hang after", "late"]);

type Walk = {
  readonly page: Page;
  readonly stage: Stage;
  readonly mode: (typeof modes)[number];
  readonly parent: string;
  readonly random: () => number;
  readonly log: string[];
  /** What must stand in the form. */
  words: Words;
  /** Every request the parent has asked for, in the words of the moment of pressing. */
  readonly asked: Words[];
  offline: boolean;
};

test.describe("random walks", { tag: "@desktop" }, () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    // One page for all the walks of a worker: a new one each time would take longer than the walk.
    page = await (await browser.newContext()).newPage();
    await page.clock.install();
  });
  test.afterAll(() => page.context().close());

  for (let index = 0; index < walks; index += 1) {
    const own = seed + index;
    test(`a walk from seed ${own}`, { tag: "@thorough" }, async ({ stage }) => {
      const log: string[] = [];
      try {
        await walk(page, stage, own, log);
      } catch (error) {
        console.log(
          `K7_SEED=${own} K7_WALKS=1 repeats this walk:\n  ${log.join("\n  ")}`,
        );
        throw error;
      }
    });
  }
});

async function walk(page: Page, stage: Stage, own: number, log: string[]) {
  const random = generator(own);
  const parent = someParent();
  const mode = pick(random, modes);
  log.push(`${mode} answers`);
  await page.goto("about:blank");
  await page.goto(stage.site[mode]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(stage.site[mode]);
  const state: Walk = {
    page,
    stage,
    mode,
    parent,
    random,
    log,
    words: wordsOf(parent),
    asked: [],
    offline: false,
  };
  await fillIn(page, state.words);
  await settle(page);

  for (let step = 0; step < steps; step += 1) {
    // Pressing is what the walk is about.
    const action = pick(random, [press, press, press, ...others]);
    log.push(action.name);
    await action(state);
    await check(state);
  }

  await online(state);
  stage.proxy.hangUp();
  await stage.proxy.deliverLate();
  await expect.poll(() => stage.proxy.isBusy).toBe(false);
  await check(state);
}

const others = [
  type,
  choose,
  reload,
  leaveAndReturn,
  goOffline,
  online,
  arrive,
];

async function type(state: Walk) {
  const name = pick(state.random, ["phoneNumber", "serviceRequest"] as const);
  const more = pick(state.random, [" 1", " नमस्ते", "=x", ' "a"', " 🙂"]);
  await control(state.page, name).press("End");
  await state.page.keyboard.insertText(more);
  const value = state.words[name] + more;
  state.words = {
    ...state.words,
    [name]: name === "phoneNumber" ? value.slice(0, 40) : value,
  };
}

async function choose(state: Walk) {
  const location = pick(state.random, ["", "delhi CR Park"]);
  await control(state.page, "location").selectOption(location);
  state.words = { ...state.words, location };
}

async function reload(state: Walk) {
  if (state.offline) return;
  await state.page.reload();
  await expectWords(state.page, state.words);
  await settle(state.page);
}

async function leaveAndReturn(state: Walk) {
  if (state.offline) return;
  await state.page.goto(`${state.stage.site[state.mode]}/privacy`);
  await state.page.goBack();
  await expectWords(state.page, state.words);
  await settle(state.page);
}

async function goOffline(state: Walk) {
  await state.page.context().setOffline(true);
  state.offline = true;
}

async function online(state: Walk) {
  await state.page.context().setOffline(false);
  state.offline = false;
}

/** What lay in a buffer on the way arrives, perhaps long after a retry. */
async function arrive(state: Walk) {
  await state.stage.proxy.deliverLate();
}

async function press(state: Walk) {
  const { page, stage, parent, random, log } = state;
  // After a success the parent begins again; the name tells the walk's rows from others.
  if (state.words.parentName === "") {
    state.words = {
      ...wordsOf(parent),
      serviceRequest: `Speech ${Math.floor(random() * 3)}`,
    };
    await fillIn(page, state.words);
  }
  const fault = pick(random, faults);
  const way = pick(random, ["click", "double click", "Enter", "Enter, click"]);
  const ending = pick(random, ["wait", "wait", "wait", "type", "leave"]);
  log.push(`  ${fault}, ${way}, ${ending}${state.offline ? ", offline" : ""}`);

  const before = stage.proxy.attemptsOf(parent).length;
  const sent = state.words;
  const complete = sent.location !== "";
  // The second press of an impatient thumb may come after a quick refusal: then it is a retry, and meets the same fault.
  const most = way === "click" || way === "Enter" ? 1 : 2;
  stage.proxy.plan(parent, ...Array<Fault>(most).fill(fault));
  if (complete) state.asked.push(sent);
  if (way === "click") await submitButton(page).click();
  if (way === "double click") await submitButton(page).dblclick();
  if (way.startsWith("Enter"))
    await control(page, "phoneNumber").press("Enter");
  if (way === "Enter, click") await submitButton(page).click({ force: true });
  if (!complete) {
    expect(stage.proxy.attemptsOf(parent)).toHaveLength(before);
    // The message of an earlier press may still stand: its five seconds are not over.
    return;
  }

  if (!state.offline) {
    await expect
      .poll(() => stage.proxy.attemptsOf(parent).length, "attempts")
      .toBeGreaterThan(before);
    if (ending === "type") await type(state);
    if (ending === "leave") {
      await page.goto(`${stage.site[state.mode]}/privacy`);
      await expect.poll(() => stage.proxy.isBusy).toBe(false);
      stage.proxy.hangUp();
      await page.goBack();
      // Back from elsewhere the page cannot know what became of the lead: the words are there, unless the answer was first.
      await settle(page);
      const found = await valuesIn(page);
      if (found.parentName === "" && !unanswered.has(fault))
        state.words = noWords;
      return;
    }
    if (silent.has(fault)) await page.clock.fastForward(20_000);
  }
  await expect.poll(() => stage.proxy.isBusy).toBe(false);
  await expect(message(page)).toHaveText(
    new RegExp(`^(${leadForm.success}|${leadForm.error})$`),
  );
  const thanked = (await message(page).textContent()) === leadForm.success;
  log.push(`  ${thanked ? "thanked" : "told of an error"}`);
  if (thanked) {
    expect(state.offline, "thanks while offline").toBe(false);
    expect(unanswered, "thanks without an answer").not.toContain(fault);
    if (state.mode === "readable")
      expect(rowsLike(state, sent), "rows behind the thanks").toHaveLength(1);
    state.words = afterThanks(sent, state.words, await valuesIn(page));
  } else if (!state.offline) {
    const bad = ["none", "slow", "twice", "redirect after"];
    expect(bad, "an error without a cause").not.toContain(fault);
  }
  const attempts = stage.proxy.attemptsOf(parent).length - before;
  expect(attempts).toBeLessThanOrEqual(state.offline ? 0 : most);
}

/** Emptied, unless something was typed after the press; or, if the answer was faster than the thumb, only that. */
function afterThanks(sent: Words, words: Words, found: object): Words {
  if (words === sent) return noWords;
  const alone = { ...noWords };
  for (const name of ["phoneNumber", "serviceRequest"] as const)
    alone[name] = words[name].slice(sent[name].length);
  return JSON.stringify(found) === JSON.stringify(alone) ? alone : words;
}

/** Never two rows for one request, no row that nobody asked for, and every word where it was. */
async function check(state: Walk) {
  const { page, stage, parent, asked, words } = state;
  await expectWords(page, words);
  for (const request of asked)
    expect(rowsLike(state, request).length).toBeLessThanOrEqual(1);
  const rows = stage.rows("booking", parent);
  const strange = rows.filter(
    (row) => !asked.some((request) => isLike(row, request)),
  );
  expect(strange, "rows that nobody asked for").toEqual([]);
}

const rowsLike = ({ stage, parent }: Walk, request: Words) =>
  stage.rows("booking", parent).filter((row) => isLike(row, request));

const isLike = (row: Readonly<Record<string, string>>, request: Words) =>
  Object.entries(request).every(([name, value]) => row[name] === value.trim());

function pick<Item>(random: () => number, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)]!;
}

/** Mulberry32: the same numbers for the same seed on every machine. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

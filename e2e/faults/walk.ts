import { leadForm } from "@/content/forms";
import type { LeadResponse } from "@/components/lead-form/send-lead";
import type { FormPage } from "../form-page";
import type { Values } from "../forms";
import type { Fault } from "./proxy";
import { expect, type Stage } from "./stage";

const silent: readonly Fault[] = ["hang", "hang after", "late"];
/** After these no browser can have seen an answer. */
const unanswered: readonly Fault[] = [...silent, "reset before", "reset after"];
/** After these no page has a reason to report an error. */
const delivered: readonly Fault[] = ["none", "slow", "twice", "redirect after"];
const others: readonly Fault[] = ["error", "page", "redirect"];
const faults = [...unanswered, ...delivered, ...others];

/** Pressing is what the walk is about. */
const actions = [
  "press",
  "press",
  "press",
  "type",
  "reload",
  "leaveAndReturn",
  "deliverLate",
] as const;

/**
 * A parent and a network that do anything in any order. After every step: never two rows for one request, no row that
 * nobody asked for, no thanks without a reason, and every word where it was.
 */
export class Walk {
  /** What happened so far, a line each. */
  readonly log: string[] = [];
  /** What must stand in the form. */
  private values: Values;
  /** Every request the parent has asked for, as it was at the moment of pressing. */
  private readonly asked: Values[] = [];

  /**
   * @param form - filled in and ready to be sent
   * @param random - draws a number from 0 to 1
   */
  constructor(
    private readonly form: FormPage,
    private readonly stage: Stage,
    private readonly mode: LeadResponse,
    private readonly random: () => number,
  ) {
    this.values = form.values;
  }

  async take(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      const action = this.pick(actions);
      this.log.push(action);
      await this[action]();
      await this.check();
    }
    this.stage.proxy.hangUp();
    await this.deliverLate();
    await this.check();
  }

  private async type(): Promise<void> {
    const name = this.pick(["phoneNumber", "serviceRequest"]);
    const more = this.pick([" 1", " नमस्ते", "=x", ' "a"', " 🙂"]);
    await this.form.control(name).press("End");
    await this.form.page.keyboard.insertText(more);
    const limit = name === "phoneNumber" ? 40 : 5000;
    const value = (this.values[name] + more).slice(0, limit);
    this.values = { ...this.values, [name]: value };
  }

  private async reload(): Promise<void> {
    await this.form.page.reload();
    await this.form.expectValues(this.values);
    await this.form.ready();
  }

  private async leaveAndReturn(): Promise<void> {
    await this.form.page.goto(`${this.stage.site[this.mode]}/privacy`);
    await this.settled();
    this.stage.proxy.hangUp();
    await this.form.page.goBack();
    await this.form.ready();
  }

  /** What lay in a buffer on the way arrives, perhaps long after a retry. */
  private async deliverLate(): Promise<void> {
    await this.stage.proxy.deliverLate();
  }

  private async settled(): Promise<void> {
    await expect.poll(() => this.stage.proxy.isBusy).toBe(false);
  }

  private async press(): Promise<void> {
    const { form, stage } = this;
    // After thanks the parent begins again.
    if (this.values.parentName === "") {
      const serviceRequest = this.pick(["Speech 1", "Speech 2", "Speech 3"]);
      this.values = { ...form.values, serviceRequest };
      await form.fill(this.values);
    }
    const fault = this.pick(faults);
    const presses = this.pick([1, 1, 2]);
    const isLeaving = this.pick([false, false, true]);
    this.log.push(`  ${presses} × ${fault}${isLeaving ? ", leaving" : ""}`);

    const before = stage.attempts.length;
    this.asked.push(this.values);
    // The second press of a double click may come after a quick refusal: then it is a retry, and meets the same fault.
    stage.plan(...Array<Fault>(presses).fill(fault));
    await form.button.click({ clickCount: presses });
    const attempts = () => stage.attempts.length - before;
    await expect.poll(attempts, "attempts").toBeGreaterThan(0);

    if (isLeaving) return this.leaveUnanswered(fault);
    if (silent.includes(fault)) await form.page.clock.fastForward(20_000);
    await this.settled();
    await this.checkMessage(fault);
    expect(attempts()).toBeLessThanOrEqual(presses);
  }

  /** Back from elsewhere the page cannot know what became of the lead: the words are there, unless the answer was first. */
  private async leaveUnanswered(fault: Fault): Promise<void> {
    await this.leaveAndReturn();
    const wasAnswered = (await this.form.read()).parentName === "";
    if (!wasAnswered) return;
    expect(unanswered, "an emptied form").not.toContain(fault);
    this.values = this.form.emptyValues;
  }

  private async checkMessage(fault: Fault): Promise<void> {
    const { form } = this;
    await expect(form.message).not.toBeEmpty();
    const isThanked = (await form.message.innerText()) === leadForm.success;
    this.log.push(isThanked ? "  thanks" : "  an error");
    const wrong = isThanked ? unanswered : delivered;
    expect(wrong, isThanked ? "thanks" : "an error").not.toContain(fault);
    if (!isThanked) return;
    if (this.mode === "readable")
      expect(this.rowsLike(this.values), "rows behind thanks").toHaveLength(1);
    this.values = form.emptyValues;
  }

  private async check(): Promise<void> {
    await this.settled();
    await this.form.expectValues(this.values);
    const rows = this.asked.map((request) => this.rowsLike(request));
    for (const found of rows) expect(found.length).toBeLessThanOrEqual(1);
    expect(new Set(rows.flat()).size, "rows that somebody asked for").toBe(
      this.stage.rows.length,
    );
  }

  private rowsLike(request: Values): readonly string[] {
    return this.stage.rows
      .filter((row) =>
        Object.entries(request).every(
          ([name, value]) => row[name] === value.trim(),
        ),
      )
      .map((row) => JSON.stringify(row));
  }

  private pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.random() * list.length)]!;
  }
}

import type { LeadResponse } from "@/components/lead-form/send-lead";
import { leadForm } from "@/content/forms";
import type { FormPage } from "../form-page";
import type { Values } from "../forms";
import { rowsOf } from "../leads";
import { expect } from "./fixtures";
import type { Fault } from "./proxy";
import type { Stage } from "./stage";

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
  "choose",
  "reload",
  "leaveAndReturn",
  "loseConnection",
  "findConnection",
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
  private offline = false;

  /** @param random - draws a number from 0 to 1 */
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
    await this.findConnection();
    this.stage.proxy.hangUp();
    await this.deliverLate();
    await this.settle();
    await this.check();
  }

  private async type(): Promise<void> {
    const name = this.pick(["phoneNumber", "serviceRequest"]);
    const more = this.pick([" 1", " नमस्ते", "=x", ' "a"', " 🙂"]);
    await this.form.control(name).press("End");
    await this.form.page.keyboard.insertText(more);
    const value = this.values[name] + more;
    const limit = name === "phoneNumber" ? 40 : 5000;
    this.values = { ...this.values, [name]: value.slice(0, limit) };
  }

  private async choose(): Promise<void> {
    const location = this.pick(["", "delhi CR Park"]);
    await this.form.set("location", location);
    this.values = { ...this.values, location };
  }

  private async reload(): Promise<void> {
    if (this.offline) return;
    await this.form.page.reload();
    await this.form.expectValues(this.values);
    await this.form.ready();
  }

  private async leaveAndReturn(): Promise<void> {
    if (this.offline) return;
    await this.leave();
    await this.form.page.goBack();
    await this.form.expectValues(this.values);
    await this.form.ready();
  }

  private async leave(): Promise<void> {
    await this.form.page.goto(`${this.stage.site[this.mode]}/privacy`);
  }

  private async loseConnection(): Promise<void> {
    await this.form.page.context().setOffline(true);
    this.offline = true;
  }

  private async findConnection(): Promise<void> {
    await this.form.page.context().setOffline(false);
    this.offline = false;
  }

  /** What lay in a buffer on the way arrives, perhaps long after a retry. */
  private async deliverLate(): Promise<void> {
    await this.stage.proxy.deliverLate();
  }

  private async settle(): Promise<void> {
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
    const way = this.pick(["click", "double click", "Enter", "Enter, click"]);
    const ending = this.pick(["wait", "wait", "wait", "type", "leave"]);
    this.log.push(`  ${fault}, ${way}, ${ending}`);

    const before = stage.proxy.attemptsOf(form.parent).length;
    const sent = this.values;
    // The second press of an impatient thumb may come after a quick refusal: then it is a retry, and meets the same fault.
    const most = way === "click" || way === "Enter" ? 1 : 2;
    stage.proxy.plan(form.parent, ...Array<Fault>(most).fill(fault));
    if (sent.location !== "") this.asked.push(sent);
    if (way === "click") await form.button.click();
    if (way === "double click") await form.button.dblclick();
    if (way.startsWith("Enter"))
      await form.control("phoneNumber").press("Enter");
    if (way === "Enter, click") await form.button.click({ force: true });

    const attempts = () => stage.proxy.attemptsOf(form.parent).length - before;
    if (sent.location === "") {
      expect(attempts(), "attempts without a location").toBe(0);
      return;
    }
    if (!this.offline) {
      await expect.poll(attempts, "attempts").toBeGreaterThan(0);
      if (ending === "leave") return this.leaveUnanswered(fault);
      if (ending === "type") await this.type();
      if (silent.includes(fault)) await form.page.clock.fastForward(20_000);
    }
    await this.settle();
    await this.checkMessage(fault, sent);
    expect(attempts()).toBeLessThanOrEqual(this.offline ? 0 : most);
  }

  /** Back from elsewhere the page cannot know what became of the lead: the words are there, unless the answer was first. */
  private async leaveUnanswered(fault: Fault): Promise<void> {
    const { form, stage } = this;
    await this.leave();
    await this.settle();
    stage.proxy.hangUp();
    await form.page.goBack();
    await form.ready();
    const wasAnswered = (await form.read()).parentName === "";
    if (wasAnswered) {
      expect(unanswered, "an emptied form").not.toContain(fault);
      this.values = form.emptyValues;
    }
  }

  private async checkMessage(fault: Fault, sent: Values): Promise<void> {
    const { form } = this;
    await expect(form.message).toHaveText(
      new RegExp(`^(${leadForm.success}|${leadForm.error})$`),
    );
    const isThanked = (await form.message.innerText()) === leadForm.success;
    this.log.push(isThanked ? "  thanks" : "  an error");
    if (!isThanked) {
      if (!this.offline) expect(delivered, "an error").not.toContain(fault);
      return;
    }
    expect(this.offline, "thanks while offline").toBe(false);
    expect(unanswered, "thanks").not.toContain(fault);
    if (this.mode === "readable")
      expect(this.rowsLike(sent), "rows behind the thanks").toHaveLength(1);
    this.values = this.afterThanks(sent, await form.read());
  }

  /** Emptied, unless something was typed after the press; if the answer was faster than the typing, only that is there. */
  private afterThanks(sent: Values, found: Values): Values {
    const empty = this.form.emptyValues;
    if (this.values === sent) return empty;
    const more = (name: string) =>
      (this.values[name] ?? "").slice((sent[name] ?? "").length);
    const typed = {
      ...empty,
      phoneNumber: more("phoneNumber"),
      serviceRequest: more("serviceRequest"),
    };
    return found.parentName === "" ? typed : this.values;
  }

  private async check(): Promise<void> {
    await this.form.expectValues(this.values);
    for (const request of this.asked)
      expect(this.rowsLike(request).length).toBeLessThanOrEqual(1);
    const known = new Set(this.asked.flatMap((each) => this.rowsLike(each)));
    expect(known.size, "rows that somebody asked for").toBe(this.rows.length);
  }

  private get rows(): readonly Values[] {
    return rowsOf("booking", this.form.parent, this.stage.leads);
  }

  private rowsLike(request: Values): readonly string[] {
    return this.rows
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

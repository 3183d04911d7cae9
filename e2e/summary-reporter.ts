import type {
  FullResult,
  Reporter,
  Suite,
} from "playwright/types/testReporter";

/** Ends the run with one line that people and programs can read. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) =>
      // A test that an interrupted run never began has passed nothing.
      test.results.length === 0 ? "skipped" : test.outcome(),
    );
    const count = (...kinds: readonly string[]) =>
      outcomes.filter((outcome) => kinds.includes(outcome)).length;
    if (status === "interrupted") console.log("The run was interrupted.");
    console.log(
      `${count("expected", "flaky")} passed, ${count("unexpected")} failed`,
    );
  }
}

// Which parts of a script ran, as V8 itself counts them: Jest's own coverage does not reach into the context of the fake.
import { readFileSync } from "node:fs";
import { Session, type Profiler } from "node:inspector";
import { pathToFileURL } from "node:url";

/** Counts, from `start` on, which branches of one file have run, in however many contexts it was loaded. */
export class Walked {
  private readonly session = new Session();
  private readonly source: string;
  private readonly ran = new Set<number>();

  /** @param file - the script, by the name under which it was loaded */
  constructor(private readonly file: string) {
    this.source = readFileSync(file, "utf8");
  }

  start(): void {
    this.session.connect();
    this.session.post("Profiler.enable");
    this.session.post("Profiler.startPreciseCoverage", {
      callCount: true,
      detailed: true,
    });
  }

  /** Notes what has run since the last call; a context that is gone by then is not counted. */
  note(): void {
    this.session.post("Profiler.takePreciseCoverage", (_, { result }) => {
      for (const script of result)
        if (script.url === pathToFileURL(this.file).href)
          for (const place of ranIn(script.functions)) this.ran.add(place);
    });
  }

  end(): void {
    this.session.disconnect();
  }

  /** The lines in which something has never run, by number. */
  idleLines(): readonly string[] {
    let place = 0;
    return this.source.split("\n").flatMap((text, index) => {
      const start = place;
      place += text.length + 1;
      const isIdle = [...text].some(
        (sign, column) => /\S/.test(sign) && !this.ran.has(start + column),
      );
      return isIdle ? [`${index + 1}: ${text.trim()}`] : [];
    });
  }
}

/** An inner range says more than the outer one, and stands behind it. */
function ranIn(functions: readonly Profiler.FunctionCoverage[]) {
  const counts = new Map<number, number>();
  for (const { startOffset, endOffset, count } of functions.flatMap(
    ({ ranges }) => ranges,
  ))
    for (let place = startOffset; place < endOffset; place++)
      counts.set(place, count);
  return [...counts].filter(([, count]) => count > 0).map(([place]) => place);
}

import { basename, join } from "node:path";
import { filesIn } from "./page";

/** A component that runs in the browser. */
export type ClientComponent = {
  /** What islands call it: the file's name without .client.tsx, such as booking-form. */
  readonly name: string;
  /** The import statement that brings it, without the semicolon. */
  readonly from: string;
  /** The name it is exported under, such as BookingForm. */
  readonly component: string;
};

/**
 * The client components of a project: each components/**\/*.client.tsx.
 *
 * @throws when two of them have the same name
 */
export function clientComponents(root: string): readonly ClientComponent[] {
  const files = filesIn(join(root, "components")).filter((file) =>
    file.endsWith(".client.tsx"),
  );
  const names = files.map((file) => basename(file, ".client.tsx"));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(
      `two files are called ${twice}.client.tsx. Islands are found by this name, so rename one.`,
    );
  return files.map((file, index) => ({
    name: names[index]!,
    from: JSON.stringify(join(root, "components", file)),
    component: names[index]!.replace(/(^|-)(\w)/g, (_, __, letter: string) =>
      letter.toUpperCase(),
    ),
  }));
}

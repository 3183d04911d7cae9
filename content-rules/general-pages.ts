import { z } from "zod";
import { describe, page } from "./fields/field";
import { generalPaths, type Path } from "./fields/paths";

/** What search engines show of the pages that are no entry of another file. */
export const generalPages = z.strictObject(
  Object.fromEntries(
    generalPaths.map((path) => [path, describe(page, { pages: [path] })]),
  ) as Record<Path & (typeof generalPaths)[number], typeof page>,
);

import type { Metadata } from "next";
import { pages } from "@/content/pages";
import type { Path } from "@/content/site";

/** Title and description of a route, from content/pages. */
export function pageMetadata(path: Path): Metadata {
  const { title, description } = pages[path];
  return { title, description };
}

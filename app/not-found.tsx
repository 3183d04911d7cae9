import type { Metadata } from "next";
import { NotFound } from "@/components/not-found/not-found";
import { notFound } from "@/content/pages";

export const metadata: Metadata = { title: notFound.title };

/** Becomes 404.html, which the host serves with status 404. */
export default function NotFoundPage() {
  return <NotFound />;
}

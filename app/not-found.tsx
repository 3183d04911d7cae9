import { Document } from "@/components/document/document";
import { NotFound } from "@/components/not-found/not-found";
import { english } from "@/content-model/languages";
import { notFoundMetadata } from "./page-metadata";

export const metadata = notFoundMetadata(english);

/** Becomes 404.html, which the host serves with status 404. */
export default function NotFoundPage() {
  return (
    <Document>
      <NotFound />
    </Document>
  );
}

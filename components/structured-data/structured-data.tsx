import type { Graph } from "schema-dts";

type StructuredDataProps = { readonly graph: Graph };

/** Facts for search engines; data, not script, so the browser runs nothing. */
export function StructuredData({ graph }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // A less-than sign could end the element early.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(graph).replaceAll("<", "\\u003c"),
      }}
    />
  );
}

/**
 * Islands: the client components of a page, each hydrated on its own by React, without Next's router around it.
 * What a component was given on the server (its props, and the elements inside it) stands in the page data; it is
 * written down here as the source of a small module, which esbuild bundles with React and the component.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isElement,
  isReference,
  type ClientElement,
  type Flight,
  type FlightElement,
} from "./flight";

/** Where each client component is written, by the name it is exported under. */
export type IslandSources = ReadonlyMap<string, string>;

/** Next's own client components: the router and its boundaries, which a page of plain links does not need. */
const ofNext = new Set([
  "default",
  "ViewportBoundary",
  "MetadataBoundary",
  "OutletBoundary",
  "RootLayoutBoundary",
  "IconMark",
]);

/**
 * The client components of the project: every function exported from a `*.client.tsx`.
 *
 * @param folder - `components`, as an absolute path
 */
export function findIslandSources(folder: string): IslandSources {
  const sources = new Map<string, string>();
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!name.endsWith(".client.tsx")) continue;
    const file = join(folder, name);
    for (const [, component = ""] of readFileSync(file, "utf8").matchAll(
      /^export function (\w+)/gm,
    )) {
      if (sources.has(component))
        throw new Error(`Two client components are called ${component}.`);
      sources.set(component, file);
    }
  }
  return sources;
}

/**
 * The islands in the page data.
 *
 * @throws when a client component is neither the project's nor known to be Next's
 */
export function islandsIn(
  flight: Flight,
  sources: IslandSources,
): readonly ClientElement[] {
  const unknown = flight.clientElements.find(
    ({ name }) => !sources.has(name) && !ofNext.has(name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `the client component ${unknown.name} is not exported from a components/**/*.client.tsx.`,
    );
  }
  return flight.clientElements.filter(({ name }) => sources.has(name));
}

/**
 * The source of one island as an expression: `jsx(LeadForm, { … })`.
 *
 * @throws when the page data holds something that cannot be written down, such as a promise
 */
export function islandExpression(
  island: ClientElement,
  flight: Flight,
): string {
  return `jsx(${island.name}, ${code(island.props, flight)})`;
}

/** The import lines that the expressions of some islands need. */
export function islandImports(
  islands: readonly ClientElement[],
  sources: IslandSources,
): string {
  const names = [...new Set(islands.map(({ name }) => name))];
  return [
    `import { Fragment, jsx } from "react/jsx-runtime";`,
    ...names.map(
      (name) => `import { ${name} } from ${JSON.stringify(sources.get(name))};`,
    ),
  ].join("\n");
}

function code(raw: unknown, flight: Flight): string {
  const value = flight.resolve(raw);
  if (isElement(value)) return elementCode(value, flight);
  if (Array.isArray(value))
    return `[${value.map((each) => code(each, flight)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .map(([name, each]) => [name, code(each, flight)] as const)
      .filter(([, each]) => each !== "undefined")
      .map(([name, each]) => `${JSON.stringify(name)}:${each}`);
    return `{${entries.join(",")}}`;
  }
  return value === undefined ? "undefined" : JSON.stringify(value);
}

function elementCode(
  [, type, key, props]: FlightElement,
  flight: Flight,
): string {
  const parts = [typeCode(type, flight), code(props, flight)];
  if (key !== null) parts.push(JSON.stringify(key));
  return `jsx(${parts.join(",")})`;
}

function typeCode(type: unknown, flight: Flight): string {
  const target = flight.resolve(type);
  if (target === "$Sreact.fragment") return "Fragment";
  if (isReference(target)) {
    throw new Error(
      `an island holds the client component ${String(flight.resolve(target.clientName))}; islands inside islands are not supported.`,
    );
  }
  if (typeof target !== "string" || target.startsWith("$"))
    throw new Error("an island holds an element of an unknown type.");
  return JSON.stringify(target);
}

import type { ComponentType, ReactNode } from "react";
import { pageLanguage } from "@/components/language/language";
import { islandMessages, type IslandMessages } from "@/components/island/island-messages";
import { DataKey, dataAttributes } from "./protocol";

/** What JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json };

type IslandProps<Name extends keyof IslandMessages, Props> = {
  /** The file name of the component without `.client.tsx`; the build bundles the island under it. */
  readonly name: Name;
  /** The named export of that file. */
  readonly component: ComponentType<
    Props & {
      readonly messages: IslandMessages[Name];
      readonly children: ReactNode;
    }
  >;
  /** JSON, because the page contains the props as text; hydrate.tsx parses it. */
  readonly props?: Props;
  /**
   * What the component shows, and React neither hydrates nor renders again: one `<div>` with the attribute
   * {@link DataKey.Slot}, whose only other attribute is `class`.
   */
  readonly children?: ReactNode;
};

/**
 * A part of the page that React hydrates without Next's client; everything else stays HTML. The wrapper is the root of
 * hydration, so its markup around the slot must match what React renders, except what the loader changes in a form
 * (protocol.ts) and the sizes that the build adds to photos. scripts/build/islands.ts bundles the component with its
 * messages, once for each language; in `npm run dev`, Next hydrates it. The scripts of a form are fetched at a touch or
 * focus, and hydrate it in the next pause of typing; another island is hydrated as it comes near the viewport.
 */
export function Island<
  Name extends keyof IslandMessages,
  Props extends Readonly<Record<string, Json>>,
>({ name, component: Component, props, children }: IslandProps<Name, Props>) {
  const language = pageLanguage();
  return (
    <div
      {...dataAttributes({
        [DataKey.Island]: `${name}.${language.code}`,
        [DataKey.Props]: props && JSON.stringify(props),
      })}
    >
      <Component {...(props as Props)} messages={islandMessages(language)[name]}>
        {children}
      </Component>
    </div>
  );
}

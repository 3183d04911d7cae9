import type { ComponentType, ReactNode } from "react";
import { callHref, chatHref } from "@/components/contact-links/contact-links";
import { pageLanguage } from "@/components/language/language";
import { contentIn } from "@/site-content/content";
import type { Language } from "@/site-content/languages";

/** The build writes them into the scripts, once for each language. */
export function islandMessages(language: Language) {
  const { contact, forms, testimonials, ui } = contentIn(language);
  const { sending, notes, problems, consultation } = forms;
  return {
    "lead-form": {
      sending,
      notes,
      problems,
      chosen: consultation.dob.chosen,
      ways: [
        [callHref(contact), ui.callNumber.replace("{phone}", contact.phone.text)],
        [chatHref(contact), ui.chat],
      ],
      language: { code: language.code, tag: language.tag },
    },
    carousel: { ...testimonials, ...ui.carousel },
  } as const;
}

export type IslandMessages = ReturnType<typeof islandMessages>;

type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json };

type IslandProps<Name extends keyof IslandMessages, Props> = {
  /** The file name of the component without `.client.tsx`. */
  readonly name: Name;
  /** The named export of that file. */
  readonly component: ComponentType<
    Props & { readonly messages: IslandMessages[Name]; readonly children: ReactNode }
  >;
  /** The page contains them as text. */
  readonly props?: Props;
  /** One `<div>` with `data-children`, which React neither hydrates nor renders again. */
  readonly children?: ReactNode;
};

/**
 * A part of the page that React hydrates, without Next's client: scripts/build/islands.ts. Its
 * markup around the children must match what React renders.
 */
export function Island<
  Name extends keyof IslandMessages,
  Props extends Readonly<Record<string, Json>>,
>({ name, component: Component, props, children }: IslandProps<Name, Props>) {
  const language = pageLanguage();
  return (
    <div data-island={`${name}.${language.code}`} data-props={props && JSON.stringify(props)}>
      <Component {...(props as Props)} messages={islandMessages(language)[name]}>
        {children}
      </Component>
    </div>
  );
}

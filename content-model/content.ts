import { english } from "./all";
import type { Language } from "./languages";
import type { Picture } from "@/content/images";
import type { PlacePhoto } from "@/content/place-photos";
import type { ServicePath } from "@/content/services";
import { translate, type Words } from "./translate";

/** What pages say, with the facts they need, in one language. Typed as the English is: only the words differ. */
export type SiteContent = Omit<typeof english, "images"> & {
  readonly images: Readonly<Record<keyof typeof english.images, Picture>>;
};

/** Content that is longer or shorter as the clinic fills it; what has no words yet stays English, and launch-check says so. */
type Optional = {
  readonly site: {
    readonly welcome: string;
    readonly address: { readonly locality: string; readonly city: string };
  };
  readonly serviceFacts: Partial<
    Record<ServicePath, { readonly answers: Readonly<Record<string, string>> }>
  >;
  readonly placePhotos: Partial<
    Record<PlacePhoto["name"], { readonly alt: string }>
  >;
  readonly privacy: Words<typeof english>["privacy"] & {
    readonly sections: {
      readonly "who-decides": {
        readonly details?: Partial<
          Record<"legalName" | "address" | "contact", string>
        >;
      };
    };
  };
};

/** All the words of a language: one that lacks a sentence of the English does not compile. */
export type Translation = Omit<Words<typeof english>, keyof Optional> &
  Optional;

const translated = new Map<Language, SiteContent>();

/** What pages say in a language. */
export function contentIn(language: Language): SiteContent {
  if (language.words === undefined) return english;
  const known = translated.get(language) ?? translate(english, language.words);
  translated.set(language, known);
  return known;
}

/** @jest-environment node */
import { english } from "./all";
import { hindi } from "@/content/hi";
import type { Language } from "./languages";
import { fingerprints, unfinishedWords } from "./translation-status";

describe("when the English changes", () => {
  // As before the clinic gave any of what is optional.
  const words = { ...hindi, serviceFacts: {}, placePhotos: {} };
  const language: Language = {
    code: "hi",
    tag: "hi-IN",
    name: "हिन्दी",
    words,
    unread: ["home.ts"],
  };
  const known = fingerprints(words);
  const before = unfinishedWords(language, english, known);
  /** What a change adds to what launch-check said before. */
  const added = (changed: Parameters<typeof unfinishedWords>[1]) =>
    unfinishedWords(language, changed, known).filter(
      (line) => !before.includes(line),
    );

  test("the words made from it are named, and no others", () => {
    const [reason, ...others] = english.reasons;
    const changed = {
      ...english,
      home: { ...english.home, start: "Come and see us" },
      // A fact that no sentence has.
      reasons: [{ ...reason, unconfirmed: [] }, ...others],
    };

    expect(before).toEqual([
      "content/hi/home.ts: awaits a native reader at the clinic",
      expect.stringContaining("answers.ages: has no words yet"),
    ]);
    expect(added(changed)).toEqual([
      expect.stringMatching(
        /^content\/hi: home: the English has changed .* npm run launch-check -- --translated \(or write "[0-9a-f]{8}" into content\/hi\/translated.json\)$/,
      ),
    ]);
  });

  test("one page's guide is named apart from the others", () => {
    const { "/speech-therapy": speech, ...others } = english.guides;
    const guides = {
      ...others,
      "/speech-therapy": { ...speech, lead: "Late to talk?" },
    };

    expect(added({ ...english, guides })).toEqual([
      expect.stringContaining("content/hi: guides /speech-therapy:"),
    ]);
  });

  test("an answer, a photo or a name that only English has is named", () => {
    const [speech, ...services] = english.serviceFacts;
    const answers = { ...speech!.answers, fees: "One session is 100 rupees." };
    const [door, ...photos] = english.placePhotos;
    const shown = { ...door!, src: "/images/door.jpg", alt: "A green door." };
    const [who, ...sections] = english.privacy.sections;
    const named = { ...who, details: { ...who.details, contact: "Asha" } };
    const changed = {
      ...english,
      serviceFacts: [{ ...speech!, answers }, ...services],
      placePhotos: [shown, ...photos],
      privacy: { ...english.privacy, sections: [named, ...sections] },
    };

    expect(added(changed)).toEqual([
      "content/hi/service-facts.ts: /speech-therapy answers.fees: has no words yet, and pages show the English ones: One session is 100 rupees.",
      "content/hi/place-photos.ts: door alt: has no words yet, and pages show the English ones: A green door.",
      "content/hi/privacy.ts: who-decides details.contact: has no words yet, and pages show the English ones: Asha",
    ]);
  });
});

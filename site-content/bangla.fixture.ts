import type { Language } from "./languages";

/** A translation for tests of what holds in each language, so that they do not depend on the languages of the site. */
export const bangla: Language = {
  code: "bn",
  tag: "bn-IN",
  name: "বাংলা",
  messages: {
    home: { intro: "শিশুদের জন্য।" },
    generalPages: { "/contact": { title: "যোগাযোগ" } },
    services: { "speech-therapy": { title: "স্পিচ থেরাপি" } },
  },
};

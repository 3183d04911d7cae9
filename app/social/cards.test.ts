/** @jest-environment node */
import { contentIn } from "@/content-model/content";
import { languages } from "@/content-model/languages";
import { paths } from "@/content-model/paths";
import { cardOf } from "./cards";

test.each(languages)(
  "in $name, the card of a page that nobody has signed welcomes to the clinic",
  (language) => {
    const { home, pages, site } = contentIn(language);

    for (const path of paths) {
      expect(cardOf(path, language, true)).toEqual(pages[path].card);
      expect(cardOf(path, language, false)).toEqual({
        title: site.welcome,
        picture: home.picture.src,
      });
    }
  },
);

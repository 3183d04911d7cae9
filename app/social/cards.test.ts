/** @jest-environment node */
import { contentIn } from "@/content-model/content";
import { languages } from "@/content-model/languages";
import { paths } from "@/content-model/paths";
import { cardOf } from "./cards";

test.each(languages)(
  "in $name, a signed page has its card, and an unsigned page the welcome and the picture of the home page",
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

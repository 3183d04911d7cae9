import { Fragment } from "react";
import { pageContent, pageLanguage } from "@/components/language/language";
import { hoursLines } from "./hours-lines";

/** The opening hours: one line for each entry of `site.hours`. */
export function OpeningHours() {
  const { place, site } = pageContent();
  return hoursLines(site.hours, pageLanguage().tag, place).map(
    (line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ),
  );
}

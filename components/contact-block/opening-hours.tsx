import { Fragment } from "react";
import { pageContent, pageLanguage } from "@/components/language/language";
import { hoursLines } from "./hours-lines";

/**
 * The opening hours: one line for each entry of `site.hours`. A span of days or times goes to the next line as a whole, and
 * wraps only where the line is too short for it.
 */
export function OpeningHours() {
  const { place, site } = pageContent();
  return hoursLines(site.hours, pageLanguage().tag, place).map(
    (line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        {line.split(" ").map((part, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            {part.includes("\u00a0") ? (
              <span className="contact-block__span">
                {part.replaceAll("\u00a0", " ")}
              </span>
            ) : (
              part
            )}
          </Fragment>
        ))}
      </Fragment>
    ),
  );
}

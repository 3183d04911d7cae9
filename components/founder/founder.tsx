import { languageOfText, pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import "./founder.scss";

/** A large sentence about the founder on the home page, with name and portrait if the clinic has given them. */
export function Founder() {
  const { about, placePhotos } = pageContent();
  const { founder, founderName } = about;
  const { src, alt } = placePhotos.entries.founder;

  return (
    <section
      className="founder section section--deep"
      aria-labelledby="founder"
    >
      <div className="founder__layout wrapper">
        {src !== undefined && (
          <Picture
            className="founder__portrait"
            picture={{ src, alt }}
            photoSizes="(min-width: 37rem) 12rem, 6rem"
          />
        )}
        <div className="founder__who">
          <h2 className="founder__heading label" id="founder">
            {about.founderHeading}
          </h2>
          {founderName && (
            <p lang={languageOfText(founderName)}>{founderName}</p>
          )}
        </div>
        <p className="founder__sentence display">{founder}</p>
      </div>
    </section>
  );
}

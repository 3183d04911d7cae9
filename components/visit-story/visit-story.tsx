import { siteUrl } from "@/site-content/addresses";
import { pageAddress, pageContent } from "@/components/language/language";
import { shareHref } from "@/components/contact-links/contact-links";
import { InlineDrawing } from "@/components/picture/inline-drawing";
import { Picture } from "@/components/picture/picture";
import "./visit-story.scss";

/** The story “My first visit”: six pictures for the child, tips for the parent, links to a first session. */
export function VisitStory() {
  const { contactPage, home, visitStory } = pageContent();
  return (
    <article className="visit-story section wrapper">
      <div className="visit-story__head">
        <h1>{visitStory.title}</h1>
        <p className="section__intro">{visitStory.intro}</p>
      </div>
      <ol className="visit-story__steps">
        {visitStory.steps.map(({ id, picture, text }, index) => (
          <li
            className="visit-story__step"
            id={index === 2 ? "first-screen" : undefined}
            key={id}
          >
            {/* The first screen of a phone shows the first picture and the upper part of the second one. */}
            {index === 0 ? (
              <InlineDrawing className="visit-story__first" picture={picture} />
            ) : (
              <Picture picture={picture} eager={index === 1} />
            )}
            <p className="visit-story__sentence">
              <span className="visit-story__number display">{index + 1}</span>{" "}
              {text}
            </p>
          </li>
        ))}
      </ol>
      <StoryTips />
      <section className="visit-story__next" aria-labelledby="come">
        <div className="visit-story__words">
          <h2 id="come">{visitStory.nextHeading}</h2>
          <p>{home.bookingIntro}</p>
          <p className="visit-story__actions">
            <a className="button" href={pageAddress("/#booking")}>
              {home.start}
            </a>
            <a className="button button--quiet" href={pageAddress("/service")}>
              {home.seeServices}
            </a>
          </p>
        </div>
        <Picture
          className="visit-story__welcome"
          picture={contactPage.picture}
          alt=""
        />
      </section>
    </article>
  );
}

/**
 * How to use the story, and how to send or print it. The print button needs the loader of the page, so styles show it
 * only where scripts run.
 */
function StoryTips() {
  const { doctorNotes, visitStory } = pageContent();
  return (
    <>
      <ul className="visit-story__tips">
        {Object.values(visitStory.tips)
          .filter((tip) => tip !== "")
          .map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
      </ul>
      <p className="visit-story__actions visit-story__share">
        <a
          className="button button--quiet"
          href={shareHref(
            `${visitStory.message} ${siteUrl}${pageAddress("/first-visit")}`,
          )}
          rel="noopener"
        >
          {visitStory.send}
        </a>
        <button
          className="button button--quiet visit-story__print"
          type="button"
          data-print="page"
        >
          {doctorNotes.print}
        </button>
      </p>
    </>
  );
}

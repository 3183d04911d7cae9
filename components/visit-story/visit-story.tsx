import { siteUrl } from "@/site-content/addresses";
import { addressText, shareHref } from "@/components/contact-links/contact-links";
import { pageAddress, pageContent } from "@/components/language/language";
import { InlineDrawing, Picture } from "@/components/picture/picture";
import { Choices, ChoiceStyles, GrownUpChoices } from "./choices";
import { StoryStep } from "./story-step";
import "./visit-story.scss";
import "./on-paper.scss";

/** The story “My first visit”: six pictures and a card for the child, tips for the parent. */
export function VisitStory() {
  const { visitStory } = pageContent();
  const [first, ...others] = visitStory.steps;
  return (
    <article className="visit-story section wrapper">
      <div className="visit-story__head">
        <h1>{visitStory.title}</h1>
        <p className="section__intro">{visitStory.intro}</p>
        <NameField />
      </div>
      <ol className="visit-story__steps visit-story__first grid">
        <StoryStep step={first!} number={1} />
      </ol>
      <GrownUpChoices />
      {/* The first screen ends here. */}
      <ol className="visit-story__steps grid" id="first-screen" start={2}>
        {others.map((step, index) => (
          <StoryStep step={step} number={index + 2} key={step.id} />
        ))}
        <StoryCard />
      </ol>
      <StoryTips />
      <NextStep />
      <ChoiceStyles />
    </article>
  );
}

/** The child's name. In no form and without a name of its own, the field is never sent. */
function NameField() {
  const { visitStory } = pageContent();
  return (
    <div className="visit-story__name">
      <InlineDrawing className="visit-story__friend" picture={visitStory.cover} />
      <label htmlFor="my-name">{visitStory.name}</label>
      <input
        id="my-name"
        aria-describedby="my-name-note"
        autoCapitalize="words"
        autoComplete="off"
        maxLength={20}
        spellCheck={false}
      />
      <span className="visit-story__note" id="my-name-note">
        {visitStory.nameNote}
      </span>
    </div>
  );
}

/** What a child shows to have a break. It is the back of the book. */
function StoryCard() {
  const { contact, site, visitStory } = pageContent();
  const { picture, child, grownUps } = visitStory.card;
  return (
    <li
      className="visit-story__step visit-story__step--card visit-story__page--8"
      hidden={child === ""}
    >
      {child !== "" && (
        <>
          <Picture className="visit-story__drawing" picture={picture} />
          <div className="visit-story__stop">
            <p className="visit-story__ask display">{child}</p>
            <p>{grownUps}</p>
          </div>
        </>
      )}
      <p className="visit-story__reach">
        {contact.phone.text}
        <br />
        {addressText(site)}
      </p>
    </li>
  );
}

/** How to use, send or print the story. Styles show the print button only where scripts run. */
function StoryTips() {
  const { servicePage, placePhotos, visitStory } = pageContent();
  const { heading, book, pictures, fold, noPrinter } = visitStory.paper;
  const { door, shoes, room } = placePhotos.entries;
  const isReal = [door, shoes, room].every(({ src }) => src !== undefined);
  return (
    <div className="visit-story__use">
      <section className="visit-story__advice" aria-labelledby="advice">
        <h2 className="box-title" id="advice">
          {visitStory.tipsHeading}
        </h2>
        <ul className="visit-story__tips bullets">
          {Object.entries(visitStory.tips).map(([id, tip]) => (
            <li key={id}>{tip}</li>
          ))}
          {!isReal && <li>{visitStory.tipWithoutPhotos}</li>}
        </ul>
      </section>
      <div className="visit-story__paper stack">
        <Choices
          heading={heading}
          name="paper"
          options={[
            { value: "book", label: book },
            { value: "pictures", label: pictures },
          ]}
        />
        <p className="visit-story__actions cluster">
          <button
            className="button button--quiet"
            type="button"
            data-print={servicePage.doctorNotes.cannotPrint}
          >
            {servicePage.doctorNotes.print}
          </button>
          <a
            className="button button--quiet"
            href={shareHref(`${visitStory.message} ${siteUrl}${pageAddress("/first-visit")}`)}
          >
            {visitStory.send}
          </a>
        </p>
        <ol className="visit-story__fold" hidden>
          {Object.values(fold).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{noPrinter}</p>
      </div>
    </div>
  );
}

function NextStep() {
  const { contactPage, home, visitStory } = pageContent();
  return (
    <section className="visit-story__next" aria-labelledby="come">
      <div className="visit-story__words">
        <h2 id="come">{visitStory.nextHeading}</h2>
        <p>{home.bookingIntro}</p>
        <p className="visit-story__actions cluster">
          <a className="button" href={pageAddress("/#booking")}>
            {home.start}
          </a>
          <a className="button button--quiet" href={pageAddress("/service")}>
            {home.seeServices}
          </a>
        </p>
      </div>
      <Picture className="visit-story__welcome from-large" picture={contactPage.picture} alt="" />
    </section>
  );
}

import type { Content } from "@/content-rules/content";
import { siteUrl } from "@/site-content/addresses";
import {
  addressText,
  phoneText,
  shareHref,
} from "@/components/contact-links/contact-links";
import { pageAddress, pageContent } from "@/components/language/language";
import { InlineDrawing } from "@/components/picture/inline-drawing";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import "./visit-story.scss";

type Step = Content["visitStory"]["steps"][number];

/**
 * The story “My first visit”: the child's name, six pictures and a card for the child, tips for the parent, links to a
 * first session.
 */
export function VisitStory() {
  const { visitStory } = pageContent();
  const { grownUps, steps } = visitStory;
  const [first, ...others] = steps;
  return (
    <article className="visit-story section wrapper">
      <div className="visit-story__head">
        <h1>{visitStory.title}</h1>
        <p className="section__intro">{visitStory.intro}</p>
        <NameField />
      </div>
      <ol className="visit-story__steps visit-story__first">
        <StoryStep step={first!} number={1} />
      </ol>
      <Choices
        heading={grownUps.heading}
        name="grown-up"
        options={Object.fromEntries(
          grownUps.options.map(({ id, label }) => [id, label]),
        )}
      />
      {/* The first screen has the first picture and the upper part of the second row. */}
      <ol
        className="visit-story__steps visit-story__rest"
        id="first-screen"
        start={2}
      >
        {others.map((step, index) => (
          <StoryStep step={step} number={index + 2} key={step.id} />
        ))}
        <StoryCard />
      </ol>
      <StoryTips />
      <NextStep />
    </article>
  );
}

/** The child's name. Without a name of its own and a form, the field is never sent; the browser is asked not to keep it. */
function NameField() {
  const { visitStory } = pageContent();
  return (
    <div className="visit-story__name">
      <InlineDrawing
        className="visit-story__friend"
        picture={visitStory.cover}
      />
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

type ChoicesProps = {
  readonly heading: string;
  readonly name: string;
  /** The labels by their values; the first one is chosen. */
  readonly options: Readonly<Record<string, string>>;
};

/** A group that styles follow by :has(). In browsers without :has() it stays hidden. */
function Choices({ heading, name, options }: ChoicesProps) {
  return (
    <fieldset className="visit-story__choices" hidden>
      <legend className="display">{heading}</legend>
      {Object.entries(options).map(([value, label], index) => (
        <label className="visit-story__choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The chosen adult in a sentence. Without styles it is the first one. */
function GrownUp() {
  const { options } = pageContent().visitStory.grownUps;
  return options.map(({ id, label, inStory = label }, index) => (
    <span className={`visit-story__pick--${id}`} hidden={index > 0} key={id}>
      {inStory}
    </span>
  ));
}

type StoryStepProps = { readonly step: Step; readonly number: number };

/** A step of the story: the drawing with the mother, or the place alone for a child who comes with somebody else. */
function StoryStep({ step, number }: StoryStepProps) {
  const Drawing = number === 1 ? InlineDrawing : Picture;
  return (
    <li className="visit-story__step">
      <Drawing className="visit-story__drawing" picture={step.picture} />
      <Picture className="visit-story__place" picture={step.place} />
      <p className="visit-story__sentence">
        <span className="visit-story__number display">{number}</span>{" "}
        <span>
          <RichText text={step.text} replacements={{ grownUp: <GrownUp /> }} />
        </span>
      </p>
    </li>
  );
}

/** What a child shows to have a break. On paper it is the back of the book, with the phone and the address. */
function StoryCard() {
  const { contact, site, visitStory } = pageContent();
  const { picture, child, grownUps } = visitStory.card;
  return (
    <li className="visit-story__step visit-story__card" hidden={child === ""}>
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
        {phoneText(contact)}
        <br />
        {addressText(site)}
      </p>
    </li>
  );
}

/**
 * How to use the story, and how to send or print it. The print button needs the loader of the page, so styles show it
 * only where scripts run.
 */
function StoryTips() {
  const { doctorNotes, visitStory } = pageContent();
  const { heading, book, pictures, fold } = visitStory.paper;
  return (
    <div className="visit-story__use">
      <div className="visit-story__paper">
        <Choices heading={heading} name="paper" options={{ book, pictures }} />
        <p className="visit-story__actions">
          <button
            className="button button--quiet visit-story__print"
            type="button"
            data-print="page"
          >
            {doctorNotes.print}
          </button>
          <a
            className="button button--quiet"
            href={shareHref(
              `${visitStory.message} ${siteUrl}${pageAddress("/first-visit")}`,
            )}
            rel="noopener"
          >
            {visitStory.send}
          </a>
        </p>
        <ol className="visit-story__fold" hidden>
          {Object.values(fold).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ul className="visit-story__tips">
        {Object.values(visitStory.tips)
          .filter((tip) => tip !== "")
          .map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
      </ul>
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
  );
}

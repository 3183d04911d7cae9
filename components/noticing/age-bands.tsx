import type { Band, Service, Sign } from "@/content-model/service-types";
import { RichText } from "@/components/rich-text/rich-text";

type AgeBandsProps = {
  readonly noticing: Pick<Service["noticing"], "younger" | "bands" | "note">;
};

/** The signs by age. A parent may tick and print them. The checkboxes are not in a form, so nothing sends them. */
export function AgeBands({
  noticing: { younger, bands, note },
}: AgeBandsProps) {
  return (
    <>
      {younger !== undefined && (
        <p className="age-bands__line age-bands__line--first" id={younger.id}>
          <RichText text={younger.text} />
        </p>
      )}
      <div className="age-bands">
        {bands.map((band) => (
          <AgeBand key={band.id} band={band} />
        ))}
      </div>
      <p className="age-bands__note">
        <RichText text={note.text} />
      </p>
    </>
  );
}

function AgeBand({ band }: { readonly band: Band }) {
  return (
    <section className="age-bands__band">
      <h3 className="age-bands__ages" id={band.id}>
        {band.ages}
      </h3>
      <ul className="age-bands__signs">
        {band.signs.map((sign) => (
          <SignToTick key={sign.text} sign={sign} />
        ))}
      </ul>
      {band.line !== undefined && (
        <p className="age-bands__line">
          <RichText text={band.line.text} />
        </p>
      )}
    </section>
  );
}

function SignToTick({ sign: { text, more } }: { readonly sign: Sign }) {
  return (
    <li>
      <label className="age-bands__label">
        <input className="age-bands__box" type="checkbox" />
        <span>{text}</span>
      </label>
      {more !== undefined && (
        <p className="age-bands__more">
          <RichText text={more} />
        </p>
      )}
    </li>
  );
}

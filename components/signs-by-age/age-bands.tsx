import type { Band, Sign } from "@/content-rules/fields/signs";
import { Fold } from "@/components/fold/fold";
import { Paragraph } from "@/components/rich-text/rich-text";

export type ShownBand = Pick<Band, "id" | "ages" | "until" | "signs" | "line">;

type AgeBandsProps = { readonly bands: readonly ShownBand[] };

/** The signs by age, folded. The checkboxes are in no form, so nothing sends them. */
export const AgeBands = ({ bands }: AgeBandsProps) =>
  bands.map(({ id, ages, signs, line }) => (
    <Fold className="age-bands__band" id={id} title={ages} key={id}>
      <ul className="age-bands__signs">
        {signs.map((sign) => (
          <SignToTick key={sign.text} sign={sign} />
        ))}
      </ul>
      {line !== undefined && <Paragraph text={line.text} />}
    </Fold>
  ));

function SignToTick({ sign: { text, more } }: { readonly sign: Sign }) {
  return (
    <li>
      <label className="age-bands__label">
        <input className="age-bands__box" type="checkbox" />
        <span>{text}</span>
      </label>
      {more !== undefined && <Paragraph className="age-bands__more" text={more} />}
    </li>
  );
}

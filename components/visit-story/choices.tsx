import { languageOfText } from "@/components/language/language";

type ChoicesProps = {
  readonly heading: string;
  readonly name: string;
  /** The labels by their values; the first one is chosen. */
  readonly options: Readonly<Record<string, string>>;
};

/** A group that styles follow by :has(). In browsers without :has() it stays hidden. */
export function Choices({ heading, name, options }: ChoicesProps) {
  return (
    <fieldset className="visit-story__choices" hidden>
      <legend className="display">{heading}</legend>
      {Object.entries(options).map(([value, label], index) => (
        <label
          className="visit-story__choice"
          lang={languageOfText(label)}
          key={value}
        >
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

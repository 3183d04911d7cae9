import { type Weekday, weekdays } from "@/content-rules/fields/weekdays";
import type { Remark } from "../refusal";
import { Remarks } from "./remarks";

type PartsInputProps = {
  /** The key of the value; of the whole field, its kind. */
  readonly name: string;
  readonly value: unknown;
  /** The place of the value in the field, with dots; undefined for the whole field. */
  readonly place?: string;
  readonly remarks: readonly Remark[];
  readonly setValue: (value: unknown) => void;
};

type List = { readonly add: string; readonly remove: string; readonly entry: unknown };

/** By key, the buttons that add and remove an entry, and the new entry. */
const lists: Readonly<Record<string, List>> = {
  hours: {
    add: "Add days with other times",
    remove: "Remove these days",
    entry: { days: [], times: [{ opens: "", closes: "" }] },
  },
  times: {
    add: "Add times after a break",
    remove: "Remove these times",
    entry: { opens: "", closes: "" },
  },
  links: { add: "Add a link", remove: "Remove this link", entry: { name: "", href: "" } },
};

/** By key, the label and the type of an input. */
const texts: Readonly<Record<string, readonly [label: string, type: string]>> = {
  opens: ["Opens", "time"],
  closes: ["Closes", "time"],
  name: ["Name", "text"],
  href: ["Address, https://…", "url"],
};

/** Edits a value that has parts: the opening hours or links. */
export function PartsInput(props: PartsInputProps) {
  const { place = "", remarks } = props;
  return (
    <>
      <Parts {...props} />
      <Remarks remarks={remarks.filter((remark) => remark.place === place)} />
    </>
  );
}

function Parts({ name, value, place, remarks, setValue }: PartsInputProps) {
  const part = (key: string | number, set: (inner: unknown) => void) => (
    <PartsInput
      key={key}
      name={String(key)}
      value={Object(value)[key]}
      place={[place, key].filter((one) => one !== undefined).join(".")}
      remarks={remarks}
      setValue={set}
    />
  );
  if (name === "days") {
    const days = value as readonly Weekday[];
    return (
      <div className="field__days">
        {weekdays.map((day) => (
          <label className="field__check" key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) =>
                setValue(
                  weekdays.filter((other) =>
                    other === day ? target.checked : days.includes(other),
                  ),
                )
              }
            />
            {day}
          </label>
        ))}
      </div>
    );
  }
  if (Array.isArray(value)) {
    const { add, remove, entry } = lists[name]!;
    return (
      <>
        {value.map((_, at) => (
          <fieldset className={`field__${name}`} aria-label={`${at + 1}`} key={at}>
            {part(at, (inner) => setValue(value.with(at, inner)))}
            {(value.length > 1 || name === "links") && (
              <button type="button" onClick={() => setValue(value.toSpliced(at, 1))}>
                {remove}
              </button>
            )}
          </fieldset>
        ))}
        <button type="button" onClick={() => setValue([...value, entry])}>
          {add}
        </button>
      </>
    );
  }
  if (typeof value === "object")
    return Object.keys(value!).map((key) =>
      part(key, (inner) => setValue({ ...value, [key]: inner })),
    );
  const [label, type] = texts[name]!;
  return (
    <label className="field__label">
      {label}
      <input type={type} value={String(value)} onChange={(event) => setValue(event.target.value)} />
    </label>
  );
}

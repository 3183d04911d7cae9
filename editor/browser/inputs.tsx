/** The inputs of the editor: one for each kind of value. */
import { useState } from "react";
import type { OpeningHours, SiteLink } from "@/content-model/types";
import type { Weekday } from "@/content-model/weekdays";
import type { Kind } from "../fields";
import type { Messages } from "./messages";
import { request } from "./request";

type InputProps = {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  readonly language: string;
  readonly value: unknown;
  readonly messages: Messages;
  /** Shows what the photo input has stored. */
  readonly onSaved: () => Promise<void>;
  /** Sets the value in the panel; the panel's Save button stores it. */
  readonly setValue: (value: unknown) => void;
};

export function ValueInput(props: InputProps) {
  const { kind, label, language, value, setValue } = props;
  if (kind === "hours") return <HoursInput {...props} />;
  if (kind === "links") return <LinksInput {...props} />;
  if (kind === "link") return <LinkInput {...props} />;
  if (kind === "photo") return <PhotoInput {...props} />;
  if (kind === "number")
    return (
      <label>
        {label}
        <input
          type="number"
          value={String(value)}
          onChange={(event) => setValue(Number(event.target.value))}
        />
      </label>
    );
  return (
    <label lang={language}>
      {label}
      <textarea
        rows={Math.min(10, 2 + Math.ceil(String(value ?? "").length / 40))}
        value={String(value ?? "")}
        onChange={(event) => setValue(event.target.value)}
      />
    </label>
  );
}

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const satisfies readonly Weekday[];

/** Edits the opening hours: groups of days, each with one or more periods. */
function HoursInput({ value, setValue, messages }: InputProps) {
  const groups = value as readonly OpeningHours[];
  const replace = (at: number, group: OpeningHours | undefined) =>
    setValue(
      groups.flatMap((other, index) => (index === at ? (group ?? []) : other)),
    );
  return groups.map((group, at) => (
    <fieldset key={at}>
      <legend className="days">
        {weekdays.map((day, index) => (
          <label className="check" key={day}>
            <input
              type="checkbox"
              checked={group.days.includes(day)}
              onChange={() =>
                replace(at, {
                  ...group,
                  days: weekdays.filter(
                    (other) => group.days.includes(other) !== (other === day),
                  ),
                })
              }
            />
            {messages.days[index]}
          </label>
        ))}
      </legend>
      {group.times.map((times, row) => (
        <p className="times" key={row}>
          {(["opens", "closes"] as const).map((edge) => (
            <label key={edge}>
              {messages[edge]}
              <input
                type="time"
                required
                value={times[edge]}
                onChange={(event) =>
                  replace(at, {
                    ...group,
                    times: group.times.map((other, index) =>
                      index === row
                        ? { ...other, [edge]: event.target.value }
                        : other,
                    ),
                  })
                }
              />
            </label>
          ))}
        </p>
      ))}
      <button
        type="button"
        onClick={() =>
          replace(at, {
            ...group,
            times: [...group.times, { opens: "15:00", closes: "18:00" }],
          })
        }
      >
        {messages.addBreak}
      </button>
      {group.times.length > 1 && (
        <button
          type="button"
          onClick={() =>
            replace(at, { ...group, times: group.times.slice(0, -1) })
          }
        >
          {messages.removeBreak}
        </button>
      )}
      {groups.length > 1 && (
        <button type="button" onClick={() => replace(at, undefined)}>
          {messages.removeDays}
        </button>
      )}
      {at === groups.length - 1 && (
        <button
          type="button"
          onClick={() =>
            setValue([
              ...groups,
              { days: [], times: [{ opens: "10:00", closes: "13:00" }] },
            ])
          }
        >
          {messages.addDays}
        </button>
      )}
    </fieldset>
  ));
}

/** Edits a link: its name and its address. */
function LinkInput({ value, setValue, messages }: InputProps) {
  const { name, href } = value as SiteLink;
  return (
    <>
      <label>
        {messages.linkName}
        <input
          value={name}
          required
          onChange={(event) => setValue({ name: event.target.value, href })}
        />
      </label>
      <label>
        {messages.linkAddress}
        <input
          type="url"
          value={href}
          required
          onChange={(event) => setValue({ name, href: event.target.value })}
        />
      </label>
    </>
  );
}

/** Edits the links to the clinic's pages on social networks. */
function LinksInput({ value, setValue, ...props }: InputProps) {
  const links = value as readonly SiteLink[];
  return (
    <>
      {links.map((link, at) => (
        <fieldset key={at}>
          <LinkInput
            {...props}
            value={link}
            setValue={(changed) =>
              setValue(
                links.map((other, index) => (index === at ? changed : other)),
              )
            }
          />
          <button
            type="button"
            onClick={() => setValue(links.filter((_, index) => index !== at))}
          >
            {props.messages.remove}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() => setValue([...links, { name: "", href: "" }])}
      >
        {props.messages.addLink}
      </button>
    </>
  );
}

/** Edits a slot for a photo. The photo has its own Save button, which stores it with its text alternative. */
function PhotoInput({ id, value, onSaved, messages }: InputProps) {
  const [alt, setAlt] = useState("");
  const [file, setFile] = useState<File>();
  const [isStored, setIsStored] = useState(false);
  const [error, setError] = useState("");
  async function store() {
    const bytes = new Uint8Array(await file!.arrayBuffer());
    const data = btoa(
      bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""),
    );
    setError("");
    try {
      await request("photo", { id, data, alt });
      setIsStored(true);
      await onSaved();
    } catch (reason) {
      setError((reason as Error).message);
    }
  }
  return (
    <>
      {typeof value === "string" && (
        <img className="photo" src={value} alt="" />
      )}
      <p>{messages.consent}</p>
      <label>
        {messages.photo}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
      <label>
        {messages.alt}
        <textarea
          rows={3}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </label>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {isStored && (
        <p className="good" role="status">
          {messages.saved}
        </p>
      )}
      <button
        type="button"
        className="primary"
        disabled={file === undefined}
        onClick={() => void store()}
      >
        {messages.save}
      </button>
    </>
  );
}

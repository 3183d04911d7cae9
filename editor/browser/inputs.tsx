/** The inputs of the editor: one for each kind of value. */
import type { SiteLink } from "@/content-model/site-schema";
import type { FieldError } from "../check";
import type { Kind } from "../fields";
import { HoursInput } from "./hours-input";
import type { Messages } from "./messages";
import { PhotoInput } from "./photo-input";
import { ErrorLines } from "./verdict-list";

export type InputProps = {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  readonly language: string;
  readonly value: unknown;
  readonly messages: Messages;
  /** The rules that the value breaks. */
  readonly errors: readonly FieldError[];
  /** Shows what the photo input has stored. */
  readonly onSaved: () => Promise<void>;
  /** Sets the value in the panel; the panel's Save button stores it. */
  readonly setValue: (value: unknown) => void;
};

/** The input of a value, with what is wrong with it below. */
export const ValueInput = (props: InputProps) => (
  <>
    <KindInput {...props} />
    <ErrorLines
      errors={props.errors.filter(
        ({ place }) => props.kind !== "hours" || place === "",
      )}
    />
  </>
);

function KindInput(props: InputProps) {
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

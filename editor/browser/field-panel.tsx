/** The panel of one field: its text in every language, what the rules say, and how a fact is settled. */
import { fieldName } from "@/site-content/field-names";
import type { SubmitEvent } from "react";
import { languageName, titleOf, useEditor } from "./editor-context";
import { Remarks } from "./remarks";
import { useField, type Input } from "./use-field";
import { ValueInput } from "./value-input";

export function FieldPanel({ id }: { readonly id: string }) {
  const { state } = useEditor();
  const { field, progress, remarks, valueOf, type, save } = useField(id);
  if (field === undefined) return <Remarks remarks={remarks} />;
  const { fact, canAsk, isTestimonial, inputs, label, pages, sources } = field;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save((event.nativeEvent.submitter as HTMLButtonElement).value);
  }

  const name = fieldName(label, "en");
  const labelOf = (input: Input) => {
    const languages = inputs.filter((other) => other.label === input.label);
    const parts = [
      input.label !== label &&
        fieldName(input.label, "en").replace(`${name}: `, ""),
      languages.length > 1 && languageName(state, input.language),
    ];
    return parts.filter(Boolean).join(": ") || name;
  };
  const lacksMessage = inputs.some(
    (input) =>
      input.kind === "text" &&
      input.value === undefined &&
      inputs.some((other) => other.label === input.label && other.value),
  );

  return (
    <form className="field" onSubmit={submit} noValidate>
      <h2>{name}</h2>
      {fact !== undefined && (
        <p className="field__open">
          {isTestimonial
            ? "This is an example. Type what a parent has given you, with their written consent. Keep the paper."
            : "Only you know this. Type it, then press “This is right”."}
        </p>
      )}
      {lacksMessage && (
        <p className="field__open">
          The text in the other language is missing.
        </p>
      )}
      {inputs.map((input) => (
        <ValueInput
          key={input.id}
          kind={input.kind}
          label={labelOf(input)}
          name={input.label.split(".").at(-1)!}
          language={input.language}
          value={valueOf(input)}
          remarks={remarks.filter((remark) => remark.id === input.id)}
          setValue={(value) => type(input.id, value)}
        />
      ))}
      <Remarks
        remarks={remarks.filter(({ id: about = "" }) =>
          inputs.every((input) => input.id !== about),
        )}
      />
      <output className="field__progress">{progress}</output>
      <p className="panel__actions">
        <button className="button" value={fact && "confirm"}>
          {fact === undefined ? "Save" : "This is right"}
        </button>
        {fact !== undefined && canAsk && (
          <button className="button button--quiet" value="ask">
            Parents should ask us
          </button>
        )}
      </p>
      {fact !== undefined && canAsk && (
        <p className="field__help">
          The page keeps the question, with a link to ask you on WhatsApp.
        </p>
      )}
      {pages.length > 1 && (
        <p className="field__help">
          Changes here too:{" "}
          {pages.map((path) => titleOf(state, path)).join(", ")}
        </p>
      )}
      {sources.length > 0 && (
        <section className="field__help">
          <h3 id={`${id}-sources`}>Sources</h3>
          <ul aria-labelledby={`${id}-sources`}>
            {sources.map(({ publisher, title, url, readAs }) => (
              <li key={title}>
                {publisher}:{" "}
                {url === undefined ? (
                  title
                ) : (
                  // In a new tab, because words in the panel may not be saved.
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                )}
                {readAs === "not read" && " (not read)"}
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}

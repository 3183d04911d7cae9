import { useState } from "react";
import type { PanelProps } from "./panels";
import { request } from "./request";
import { StatusLine } from "./status-line";

/** The form with which a person who has read the page signs it. */
export function SignPanel({
  messages,
  state,
  page,
  language,
  onSaved,
}: PanelProps) {
  const [name, setName] = useState(
    () => localStorage.getItem("editor-name") ?? "",
  );
  const [clinician, setClinician] = useState(false);
  const [result, setResult] = useState<{
    readonly text: string;
    readonly isError: boolean;
  }>();
  const { title, clinical } = state.pages.find(({ path }) => path === page) ?? {
    title: page,
    clinical: false,
  };

  const key = `${language} ${page}`;
  const open = state.open.find(
    (each) => each.path === page && each.language === language,
  );
  const signature = state.signed.find((each) => each.key === key);
  const facts = state.facts.filter((fact) => fact.page === page);

  async function sign() {
    localStorage.setItem("editor-name", name);
    try {
      await request("sign", { page, language, name, clinician });
      setResult({ text: messages.signed, isError: false });
      await onSaved();
    } catch (error) {
      setResult({ text: (error as Error).message, isError: true });
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <h2>
        {title} ({state.languages.find(({ code }) => code === language)?.name})
      </h2>
      {signature && (
        <p>
          {open ? messages.changed : messages.signedBy} {signature.name},{" "}
          {signature.date}
        </p>
      )}
      {open?.changed.map((text) => (
        <q key={text}>{text || messages.empty}</q>
      ))}
      {facts.length > 0 && (
        <p className="open">{messages.openFacts(facts.length)}</p>
      )}
      <label>
        {messages.name}
        <input
          value={name}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {clinical && (
        <label className="check">
          <input
            type="checkbox"
            checked={clinician}
            onChange={(event) => setClinician(event.target.checked)}
          />
          {messages.clinician}
        </label>
      )}
      <button className="primary">{messages.sign}</button>
      {result && <StatusLine {...result} />}
    </form>
  );
}

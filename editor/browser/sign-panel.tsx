import { useState, type SubmitEvent } from "react";
import type { Refusal, Remark } from "../refusal";
import { languageName, titleOf, useEditor } from "./editor-context";
import { Remarks } from "./remarks";
import { rememberName, rememberedName } from "./remembered-name";
import { request } from "./request";

/** The form with which a person who has read the page signs it. */
export function SignPanel() {
  const { state, page, language, showChange } = useEditor();
  const clinical = state.pages.some(
    ({ path, clinical }) => path === page && clinical,
  );
  const openPage = state.open.find(
    (each) => each.path === page && each.language === language,
  );
  const signature = state.signed.find(
    ({ key }) => key === `${language} ${page}`,
  );
  const facts = state.facts.filter((fact) => fact.page === page);
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);

  async function takeBack() {
    try {
      await request("unsign", { page, language });
      setRemarks([]);
    } catch (error) {
      setRemarks((error as Refusal).remarks);
    }
    await showChange();
  }

  async function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name"));
    rememberName(name);
    const clinician = data.has("clinician");
    try {
      const { version } = state;
      await request("sign", { page, language, name, clinician, version });
      setRemarks([{ text: "Signed. Thank you.", isAdvice: true }]);
    } catch (error) {
      setRemarks((error as Refusal).remarks);
    }
    // After a refusal too: the texts may have changed.
    await showChange();
  }

  return (
    <form className="field" onSubmit={(event) => void sign(event)} noValidate>
      <h2>
        {titleOf(state, page)} ({languageName(state, language)})
      </h2>
      {signature && (
        <p>
          {openPage ? "changed since it was signed:" : "Signed:"}{" "}
          {signature.name}, {signature.date}{" "}
          <button type="button" onClick={() => void takeBack()}>
            Take back
          </button>
        </p>
      )}
      {openPage?.changed.map((text) => (
        <q key={text}>{text || "(empty)"}</q>
      ))}
      {facts.length > 0 && (
        <p className="field__open">
          Open facts of this page: {facts.length}. Parents do not see them as
          true.
        </p>
      )}
      <label className="field__label">
        Your name
        <input
          name="name"
          autoComplete="name"
          defaultValue={rememberedName()}
        />
      </label>
      {clinical && (
        <label className="field__check">
          <input type="checkbox" name="clinician" />I am a clinician, and I
          answer for what this page says about health.
        </label>
      )}
      <Remarks remarks={remarks} />
      <p className="panel__actions">
        <button className="button">
          I have read this page, and it is true
        </button>
      </p>
    </form>
  );
}

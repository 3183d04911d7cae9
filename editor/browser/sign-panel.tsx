import { useState, type SubmitEvent } from "react";
import { remarksOf, type Remark } from "../refusal";
import { ChangedTexts } from "./changed-texts";
import { languageName, titleOf, useEditor, type State } from "./editor-context";
import { signText } from "./frame";
import { NextStep } from "./lists";
import { Remarks } from "./remarks";
import { request } from "./request";
import { todoOf } from "./selected-rows";

/** The name of the person who signed last. */
let lastName = "";

/** The form with which a person who has read the page signs it. */
export function SignPanel() {
  const { state, page, language, showState, refresh } = useEditor();
  const clinical = state.pages.some(({ path, clinical }) => path === page && clinical);
  const openPage = state.open.find((each) => each.path === page && each.language === language);
  const signature = state.signed.find(({ key }) => key === `${language} ${page}`);
  const facts = todoOf(state).open.filter(({ pages: [first] }) => first === page);
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);

  /** Signs the page, or takes the signature back. */
  async function send(name: string, body: object, done: readonly Remark[]) {
    try {
      showState(await request<State>(name, { page, language, ...body }));
      setRemarks(done);
    } catch (error) {
      setRemarks(remarksOf(error));
      // The texts may have changed.
      await refresh();
    }
  }

  function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = (lastName = String(data.get("name")));
    const clinician = data.has("clinician");
    const { version } = state;
    const thanks = { text: "Signed. Thank you.", isAdvice: true };
    void send("sign", { name, clinician, version }, [thanks]);
  }

  return (
    <form className="field" onSubmit={sign} noValidate>
      <h2>
        {titleOf(state, page)} ({languageName(state, language)})
      </h2>
      {signature && (
        <p>
          {openPage === undefined
            ? "Signed:"
            : openPage.why === "changed"
              ? "changed since it was signed:"
              : "A clinician must sign this page, too:"}{" "}
          {signature.name}, {signature.date}{" "}
          <button type="button" onClick={() => void send("unsign", {}, [])}>
            Take back
          </button>
        </p>
      )}
      {openPage && <ChangedTexts texts={openPage.changed} />}
      {facts.length > 0 && (
        <p className="field__open">
          Open facts of this page: {facts.length}. Parents do not see them as true.
        </p>
      )}
      <label className="field__label">
        Your name
        <input name="name" autoComplete="name" defaultValue={lastName} />
      </label>
      {clinical && (
        <label className="field__check">
          <input type="checkbox" name="clinician" />I am a clinician, and I answer for what this
          page says about health.
        </label>
      )}
      <Remarks remarks={remarks} />
      <p className="panel__actions">
        <button className="button">{signText}</button>
      </p>
      <NextStep />
    </form>
  );
}

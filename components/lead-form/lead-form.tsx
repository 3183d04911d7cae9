import { useEffect, useRef, type ReactNode } from "react";
import { opaqueText } from "@/components/island/opaque";
import { DataKey, dataAttributes } from "@/components/island/protocol";
import type { ServedForm } from "@/components/island/served-form";
import type { FormMessages } from "@/components/island/island-messages";
import { keepDraft, restoreDraft } from "./draft";
import { FormMessagesProvider } from "./form-messages";
import { FormNotes, NotSent, ConsentNotice, Sent } from "./form-notes";
import { showProblems, updateProblems } from "./problems";
import { leadEndpoints, leadResponse } from "./send-lead";
import { useLeadForm } from "./use-lead-form";
import "./lead-form.scss";

type LeadFormProps = {
  /** Which lead it sends; also the id of the form, to which other pages link. */
  readonly id: keyof typeof leadEndpoints;
  readonly messages: FormMessages;
  /** The form of the served page, at hydration. */
  readonly served?: ServedForm | undefined;
  /** Called at hydration, at each input, and after a lead was sent. */
  readonly onFields?: (form: HTMLFormElement) => void;
  /** The fields. */
  readonly children: ReactNode;
};

/**
 * A form that sends a lead without leaving the page. Without script, the browser can only post the form and leave the
 * page, and cannot tell a parent that the request failed. Specification, sections 4, 7 and 8.
 */
export function LeadForm({
  id,
  messages,
  served = { ...leadTarget(id), failed: false, refused: false },
  onFields,
  children,
}: LeadFormProps) {
  const { sending, notes, problems } = messages;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLElement>(null);
  const { submitting, message, outcome, sentLead, honeypot, press, submit } =
    useLeadForm(served, problems);

  useEffect(() => {
    if (form.current === null) return;
    restoreDraft(form.current);
    // The parent may have typed before hydration.
    onFields?.(form.current);
    keepDraft(form.current);
    if (served.refused) showProblems(form.current, problems);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  useEffect(() => {
    if (outcome === "none" || form.current === null) return;
    if (outcome === "success") onFields?.(form.current);
    moveFocus(button.current, outcome === "success" ? sent.current : null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onFields is another function at each render
  }, [outcome]);

  return (
    <FormMessagesProvider value={messages}>
      <form
        className="lead-form"
        id={id}
        ref={form}
        method="post"
        action={served.endpoint}
        {...dataAttributes({
          [DataKey.Readable]: served.readable ? "true" : undefined,
        })}
        encType="multipart/form-data"
        onSubmit={submit}
        onInput={(event) => {
          onFields?.(event.currentTarget);
          keepDraft(event.currentTarget);
          updateProblems(event.currentTarget, problems);
        }}
      >
        <Sent ref={sent} lead={outcome === "success" ? sentLead : undefined} />
        <FormNotes endpoint={served.endpoint} />
        {children}
        <ConsentNotice />
        <p className="lead-form__next" {...opaqueText(notes.next)} />
        {/* The honeypot. It has no name, so it is never sent; it is out of view, out of the tab order, and hidden from screen readers. Until hydration it is no field, because browsers without our styles would show it. */}
        <div className="lead-form__honeypot" aria-hidden="true">
          <input
            type="hidden"
            tabIndex={-1}
            autoComplete="off"
            ref={honeypot}
          />
        </div>
        <button
          className="button lead-form__submit"
          ref={button}
          type="submit"
          disabled={submitting}
          onClick={press}
          {...dataAttributes({ [DataKey.Busy]: sending.submitting })}
          {...opaqueText(submitting ? sending.submitting : sending.submit)}
        />
        {/* The loader writes this line too, and shows the panel after it: components/island/protocol.ts. */}
        <output
          className="lead-form__message"
          {...dataAttributes({ [DataKey.Error]: sending.error })}
          data-outcome={message}
          {...opaqueText(message === "none" ? "" : sending[message])}
        />
        <NotSent isShown={outcome === "error"} />
      </form>
    </FormMessagesProvider>
  );
}

/** Where a form of the build sends, and how. */
const leadTarget = (id: keyof typeof leadEndpoints) => ({
  endpoint: leadEndpoints[id],
  readable: leadResponse === "readable",
});

/**
 * Moves the focus after an answer, because a disabled button loses it: to the panel after a success, back to the button
 * after an error. The focus stays where it is if the parent is in another field. The page scrolls only if the button is
 * in view. In Safari a tapped button gets no focus; then the body has it.
 */
function moveFocus(
  button: HTMLButtonElement | null,
  panel: HTMLElement | null,
): void {
  const focused = document.activeElement as HTMLElement;
  // After a second press on the disabled button, <main> has the focus. It is not in the tab order.
  if (button === null || (focused !== button && focused.tabIndex >= 0)) return;
  (panel ?? button).focus({ preventScroll: true });
  if (panel === null) return;
  const { top, bottom } = button.getBoundingClientRect();
  // The panel and the thanks have just moved the button down, by less than two heights of the panel.
  if (bottom > 0 && top - 2 * panel.offsetHeight < window.innerHeight)
    panel.scrollIntoView({
      // At large text sizes a panel may be higher than the window.
      block: panel.offsetHeight < window.innerHeight / 2 ? "center" : "start",
    });
}

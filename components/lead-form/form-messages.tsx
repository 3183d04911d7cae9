import { createContext, useContext } from "react";
import type { FormMessages } from "@/components/island/island-messages";

const Context = createContext<FormMessages | undefined>(undefined);

/** Gives a form its messages in the language of the page. */
export const FormMessagesProvider = Context.Provider;

/**
 * The messages around the fields of a form.
 *
 * @throws outside a form
 */
export function useFormMessages(): FormMessages {
  const messages = useContext(Context);
  if (messages === undefined)
    throw new Error("useFormMessages needs a FormMessagesProvider.");
  return messages;
}

import { createContext, useContext } from "react";
import type { FormMessages } from "@/components/island/island-messages";

const Context = createContext<FormMessages | undefined>(undefined);

/** Around a form: what it says, in the language of its page. */
export const FormWordsProvider = Context.Provider;

/**
 * What the form says around its fields.
 *
 * @throws outside a form
 */
export function useFormMessages(): FormMessages {
  const words = useContext(Context);
  if (words === undefined) throw new Error("No FormWordsProvider is around.");
  return words;
}

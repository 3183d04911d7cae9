import type { Content, ModuleMessages } from "@/content-rules/content";
import { fieldsOf, mapFields, oncePer, valueAt, type Field } from "@/content-rules/walk";

/**
 * Content in which the messages of another language replace the English texts. A text without a
 * message stays English; one that the clinic has emptied, such as a fact that it takes back, is
 * empty in every language.
 */
export const translate = (content: Content, messages: ModuleMessages | undefined): Content =>
  messages === undefined ? content : translated(content)(messages);

const translated = oncePer((content: Content) =>
  oncePer((messages: ModuleMessages) =>
    mapFields(content, (field) =>
      field.kind === "text" && field.value !== ""
        ? (messageOf(field, messages) ?? field.value)
        : field.value,
    ),
  ),
);

const messageOf = ({ path }: Field, messages: ModuleMessages | undefined) => {
  const message = valueAt(messages, path);
  return typeof message === "string" && message !== "" ? message : undefined;
};

/** A text for parents in English, and its message in another language if there is one. */
export type TranslatableText = Field & {
  readonly value: string;
  readonly message: string | undefined;
};

/** Every text for parents, in order, with its message. */
export const translatableTextsIn = (
  content: Content,
  messages: ModuleMessages | undefined,
): readonly TranslatableText[] =>
  fieldsOf(content).flatMap((field) =>
    field.kind === "text" && typeof field.value === "string"
      ? { ...field, value: field.value, message: messageOf(field, messages) }
      : [],
  );

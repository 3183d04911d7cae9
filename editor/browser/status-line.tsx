/** A sentence about the last action, which screen readers announce; nothing without a text. */
export const StatusLine = ({
  text,
  isError = false,
}: {
  readonly text: string | undefined;
  readonly isError?: boolean;
}) =>
  text && (
    <p
      className={isError ? "error" : "good"}
      role={isError ? "alert" : "status"}
    >
      {text}
    </p>
  );

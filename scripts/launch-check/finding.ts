/** Who has to act before the site may go live. */
export type Actor = "clinic" | "developer";

export type Finding = {
  readonly actor: Actor;
  /** The file, variable or address to look at. */
  readonly place: string;
  readonly text: string;
};

const invitations: Readonly<Record<Actor, string>> = {
  clinic:
    "For the clinic: confirm or replace each, then take its name out of `awaitsClinic` in the same file",
  developer: "For the developer",
};

/** The findings as people read them: grouped by who acts, one line each. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0)
    return "Nothing is left to do: the site may go live.";
  const groups = (Object.keys(invitations) as Actor[])
    .map((actor) => findings.filter((each) => each.actor === actor))
    .filter(({ length }) => length > 0)
    .map((group) =>
      [
        `${invitations[group[0]!.actor]} (${group.length})`,
        ...group.map(({ place, text }) => `  ${place}: ${text}`),
      ].join("\n"),
    );
  return groups.join("\n\n");
}

import type { TeamMember } from "@/content-rules/people";
import { Picture } from "@/components/picture/picture";
import "./portrait.scss";

type PortraitProps = {
  readonly person: Pick<TeamMember, "name" | "src" | "alt">;
  /** Whether it is a small circle beside the name. */
  readonly isSmall?: boolean;
};

/** The photo or, without one, a tile with the initials: a drawn face would be invented. */
export function Portrait({ person, isSmall = false }: PortraitProps) {
  const { name, src, alt } = person;
  const className = `portrait ${isSmall ? "portrait--small" : ""}`.trim();
  // The initials are no text: who copies or hears a name has no use for them.
  if (src === undefined)
    return (
      <span
        className={`${className} portrait--tile display`}
        data-initials={initialsOf(name)}
        aria-hidden="true"
      />
    );
  return (
    <picture>
      <Picture
        className={className}
        picture={{ src, alt }}
        {...(isSmall && { alt: "" })}
        photoSizes={isSmall ? "2rem" : "8rem"}
      />
    </picture>
  );
}

const notOfName =
  /\([^)]*\)|(?<![\p{L}\p{M}])(?:dr|mrs?|ms|prof|smt|shri|डॉ|श्रीमती|श्री|सुश्री|प्रो)(?:\.\s*|\s+)/giu;

/** Of the first and the last name: "ZR" of "Dr. Zoya Rahmani"; in Hindi with vowel signs. */
function initialsOf(name: string): string {
  const names = name.replace(notOfName, " ").match(/\p{L}\S*/gu) ?? [];
  return [...new Set([names[0], names.at(-1)])]
    .map((each = "") => [...letters.segment(each)][0]?.segment.toUpperCase())
    .join("");
}

const letters = new Intl.Segmenter("hi");

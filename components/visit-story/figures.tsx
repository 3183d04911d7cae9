import type { Content } from "@/content-rules/content";
import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import "./figures.scss";

/** The adults, or the children, of whom a family chooses. */
export type Group = "grownUps" | "children";

/** Whom a choice shows, where that is not one person of its own name. A choice without a person shows nobody. */
const people: Readonly<Record<string, readonly string[]>> = {
  "mummy-and-papa": ["papa", "mummy"],
  "someone-else": [],
  "no-child": [],
};

type ChosenProps = { readonly group: Group; readonly className: string };
type FiguresProps = ChosenProps & { readonly choice: string };

/** The drawn people of a choice, who are views of one file. They have no alt text, because the sentences name them. */
export function Figures({ group, choice, className }: FiguresProps) {
  const { sheet } = pageContent().visitStory[group];
  return (people[choice] ?? [choice]).map((person) => (
    <img
      className={className}
      src={`${sheet}#${person}`}
      alt=""
      loading="lazy"
      key={person}
    />
  ));
}

/** The figures of all choices. Styles show those of the one that is chosen. */
export function ChosenFigures({ group, className }: ChosenProps) {
  const { options } = pageContent().visitStory[group];
  return options
    .filter(({ id }) => people[id]?.length !== 0)
    .map(({ id }) => (
      <span className={`visit-story__pick--${id}`} hidden key={id}>
        <Figures group={group} choice={id} className={className} />
      </span>
    ));
}

type SceneProps = { readonly step: Content["visitStory"]["steps"][number] };

/** The place of a step, with the chosen adult and child in it. Nobody stands where the shoes are: all have shoes on. */
export function Scene({ step: { id, place } }: SceneProps) {
  return (
    <div className="visit-story__place">
      <div className="visit-story__scene">
        <Picture picture={place} />
        {id !== "shoes" && (
          <>
            <ChosenFigures group="grownUps" className="visit-story__adult" />
            <ChosenFigures group="children" className="visit-story__child" />
          </>
        )}
      </div>
    </div>
  );
}

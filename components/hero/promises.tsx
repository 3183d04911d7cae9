import { pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";

type PromisesProps = {
  /** "promises--hero": in the hero of wide windows. Without it: below the starting points, on phones. */
  readonly variant?: "promises--hero";
  readonly id?: string;
};

/** The three promises of the home page, each with a tick. */
export function Promises({ variant, id }: PromisesProps) {
  const { home } = pageContent();
  return (
    <ul className={`promises ${variant ?? ""}`.trim()} id={id}>
      {Object.values(home.promises).map((promise) => (
        <li className="promises__promise" key={promise}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

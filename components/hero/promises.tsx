import { pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";

type PromisesProps = {
  /** A class besides `promises`, which is for phones. */
  readonly className?: string;
  readonly id?: string;
};

/** The three promises of the home page, each with a tick. */
export function Promises({ className = "", id }: PromisesProps) {
  const { home } = pageContent();
  return (
    <ul className={`promises ${className}`.trim()} id={id}>
      {Object.values(home.promises).map((promise) => (
        <li className="promises__promise" key={promise}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

import { pageContent } from "@/components/language/language";
import { Icon } from "@/components/icon/icon";

type PromisesProps = {
  /** Wide windows show the promises in the hero, phones above the booking form. */
  readonly place: "hero" | "form";
  readonly id?: string;
};

/** The three promises of the home page, each with a tick. */
export function Promises({ place, id }: PromisesProps) {
  const { home } = pageContent();
  return (
    <ul className={`promises promises--${place}`} id={id}>
      {Object.values(home.promises).map((promise) => (
        <li className="promises__promise" key={promise}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

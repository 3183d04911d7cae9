import { todoOf } from "./selected-rows";
import { useEditor } from "./editor-context";

/** What is to do when every fact is given and every page is signed. */
export function NextStep() {
  const { state } = useEditor();
  if (todoOf(state).open.length + state.open.length > 0) return null;
  return (
    <section aria-labelledby="next-step">
      <h3 id="next-step">
        Every fact is given, and every page is signed. Next:
      </h3>
      <ol>
        <li>
          Once: somebody who knows the code sets the address of the site, and
          the addresses to which the two forms send. README.md, “Publish it”,
          says how.
        </li>
        <li>
          Each time: publish. In GitHub Desktop, write what you changed, press
          “Commit to main”, then “Push origin”. On GitHub, wait for the green
          tick, and press “Actions”, “Deploy”, “Run workflow”.
        </li>
      </ol>
    </section>
  );
}

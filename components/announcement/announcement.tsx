import { site } from "@/content/site";
import "./announcement.scss";

/** The welcome banner on every page: specification, section 1. */
export function Announcement() {
  return (
    <aside className="announcement" aria-label={site.name}>
      <p className="wrapper">{site.welcome}</p>
    </aside>
  );
}

import { site } from "@/content/site";
import "./announcement.scss";

/** The welcome banner on every page: specification, section 1. */
export function Announcement() {
  return (
    <p className="announcement">
      <span className="wrapper">{site.welcome}</span>
    </p>
  );
}

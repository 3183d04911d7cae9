import { pageAddress, pageContent } from "@/components/language/language";
import { CentreBlock } from "@/components/centre-block/centre-block";
import { Picture } from "@/components/picture/picture";
import "./unknown-address.scss";

/** The 404 page: links to the home page, to every service and concern, and the phone number. */
export function UnknownAddress() {
  const { concernLinks, notFound, serviceLinks } = pageContent();
  return (
    <div className="unknown-address section wrapper">
      <div className="unknown-address__words">
        <h1>{notFound.heading}</h1>
        <p className="section__intro">{notFound.text}</p>
        <p id="first-screen">
          <a className="button" href={pageAddress("/")}>
            {notFound.home}
          </a>
        </p>
        <div>
          <p>{notFound.services}</p>
          <ul>
            {[...serviceLinks, ...concernLinks].map(({ href, label }) => (
              <li key={href}>
                <a className="touch" href={pageAddress(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <CentreBlock />
      </div>
      <Picture className="rounded-picture" picture={notFound.picture} />
    </div>
  );
}

import { CentreContact } from "@/components/centre-contact/centre-contact";
import { PageFrame } from "@/components/page-frame/page-frame";
import { Picture } from "@/components/picture/picture";
import { images } from "@/content/images";
import { navigation } from "@/content/navigation";
import { notFound } from "@/content/pages";
import "./not-found.scss";

/** The 404 page: home, every service, and how to call. */
export function NotFound() {
  return (
    <PageFrame>
      <div className="not-found section wrapper">
        <div className="not-found__words">
          <h1>{notFound.heading}</h1>
          <p className="section__intro">{notFound.text}</p>
          <p>
            <a className="button" href="/">
              {notFound.home}
            </a>
          </p>
          <div>
            <p>{notFound.services}</p>
            <ul>
              {navigation.eachService.map(({ href, label }) => (
                <li key={href}>
                  <a className="not-found__link" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <CentreContact />
        </div>
        <Picture className="not-found__picture" picture={images.notFound} />
      </div>
    </PageFrame>
  );
}

import { privacy, privacyWords } from "@/content/privacy";
import "./privacy-fields.scss";

/** Every field of both forms and why it is asked, itemised as the DPDP Act's notice requires. */
export function PrivacyFields() {
  return (
    <section className="privacy-fields" aria-labelledby="fields">
      <h2 className="privacy-fields__heading" id="fields">
        {privacyWords.heading}
      </h2>
      <dl className="privacy-fields__list">
        {privacy.items.map(({ field, form, why }) => (
          <div className="privacy-fields__item" key={field}>
            <dt className="privacy-fields__name">
              {field}{" "}
              <span className="privacy-fields__form">{privacyWords[form]}</span>
            </dt>
            <dd className="privacy-fields__why">{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

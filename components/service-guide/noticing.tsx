import { AgeBands } from "@/components/age-bands/age-bands";
import { DoctorNotes } from "@/components/doctor-notes/doctor-notes";
import { SafetyNote } from "@/components/safety-note/safety-note";
import { guideWords, type ServiceGuide } from "@/content/service-guides";

type NoticingProps = { readonly guide: ServiceGuide };

/** When not to wait, then the signs by age, then how to take them to a doctor. */
export function Noticing({ guide: { href, noticing } }: NoticingProps) {
  return (
    <section className="section wrapper" aria-labelledby="noticing">
      <div className="section__head">
        <h2 id="noticing">{guideWords.noticing}</h2>
        <p className="section__intro">{noticing.intro.text}</p>
      </div>
      <SafetyNote path={href} />
      <AgeBands noticing={noticing} />
      <DoctorNotes />
    </section>
  );
}

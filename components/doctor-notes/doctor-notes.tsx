import { doctorNotes } from "@/content/service-guides";
import "./doctor-notes.scss";

/**
 * How the ticked signs become a sheet of paper. The button is hidden until the page's loader shows it and calls
 * `print()`: without scripts it could do nothing, and the browser's own menu prints the same sheet.
 */
export function DoctorNotes() {
  return (
    <section className="doctor-notes" aria-labelledby="doctor-notes">
      <h3 id="doctor-notes">{doctorNotes.heading}</h3>
      <p className="doctor-notes__text">{doctorNotes.text}</p>
      <button
        className="button button--quiet doctor-notes__print"
        type="button"
        data-print=""
        hidden
      >
        {doctorNotes.print}
      </button>
      {doctorNotes.lines.map((line) => (
        <p className="doctor-notes__line" key={line} aria-hidden="true">
          {line}:
        </p>
      ))}
    </section>
  );
}

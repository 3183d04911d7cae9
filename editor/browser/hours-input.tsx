import type { OpeningHours } from "@/content-model/site-schema";
import { weekdays } from "@/content-model/weekdays";
import type { InputProps } from "./inputs";
import { withNextPeriod } from "./periods";
import { ErrorLines } from "./verdict-list";

/** Edits the opening hours: groups of days, each with one or more periods. */
export function HoursInput({ value, setValue, messages, errors }: InputProps) {
  const groups = value as readonly OpeningHours[];
  const replace = (at: number, group: OpeningHours | undefined) =>
    setValue(
      groups.flatMap((other, index) => (index === at ? (group ?? []) : other)),
    );
  /** The errors of a group, each after the days of the group. */
  const errorsOf = (group: OpeningHours, at: number) =>
    errors
      .filter(({ place }) => place.split(".")[0] === String(at))
      .map(({ text, ...error }) => {
        const days = group.days.map(
          (day) => messages.days[weekdays.indexOf(day)],
        );
        return {
          ...error,
          text: [days.join(", "), text].filter(Boolean).join(": "),
        };
      });
  const inputs = groups.map((group, at) => (
    <fieldset key={at}>
      <legend className="days">
        {weekdays.map((day, index) => (
          <label className="check" key={day}>
            <input
              type="checkbox"
              checked={group.days.includes(day)}
              onChange={() =>
                replace(at, {
                  ...group,
                  days: weekdays.filter(
                    (other) => group.days.includes(other) !== (other === day),
                  ),
                })
              }
            />
            {messages.days[index]}
          </label>
        ))}
      </legend>
      {group.times.map((times, row) => (
        <p className="times" key={row}>
          {(["opens", "closes"] as const).map((edge) => (
            <label key={edge}>
              {messages[edge]}
              <input
                type="time"
                required
                value={times[edge]}
                onChange={(event) =>
                  replace(at, {
                    ...group,
                    times: group.times.map((other, index) =>
                      index === row
                        ? { ...other, [edge]: event.target.value }
                        : other,
                    ),
                  })
                }
              />
            </label>
          ))}
        </p>
      ))}
      <button
        type="button"
        onClick={() =>
          replace(at, {
            ...group,
            times: withNextPeriod(group.times),
          })
        }
      >
        {messages.addBreak}
      </button>
      {group.times.length > 1 && (
        <button
          type="button"
          onClick={() =>
            replace(at, { ...group, times: group.times.slice(0, -1) })
          }
        >
          {messages.removeBreak}
        </button>
      )}
      {at > 0 && (
        <button type="button" onClick={() => replace(at, undefined)}>
          {messages.removeDays}
        </button>
      )}
      <ErrorLines errors={errorsOf(group, at)} />
    </fieldset>
  ));
  return (
    <>
      {inputs}
      <button
        type="button"
        onClick={() =>
          setValue([
            ...groups,
            { days: [], times: [{ opens: "10:00", closes: "13:00" }] },
          ])
        }
      >
        {messages.addDays}
      </button>
    </>
  );
}

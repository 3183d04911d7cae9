import type { OpeningHours } from "@/content-model/types";
import { weekdays } from "@/content-model/weekdays";
import type { InputProps } from "./inputs";

/** Edits the opening hours: groups of days, each with one or more periods. */
export function HoursInput({ value, setValue, messages }: InputProps) {
  const groups = value as readonly OpeningHours[];
  const replace = (at: number, group: OpeningHours | undefined) =>
    setValue(
      groups.flatMap((other, index) => (index === at ? (group ?? []) : other)),
    );
  return groups.map((group, at) => (
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
            times: [...group.times, { opens: "15:00", closes: "18:00" }],
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
      {groups.length > 1 && (
        <button type="button" onClick={() => replace(at, undefined)}>
          {messages.removeDays}
        </button>
      )}
      {at === groups.length - 1 && (
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
      )}
    </fieldset>
  ));
}

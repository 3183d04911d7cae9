import { column, google, header, paste, row, script } from "./clinic.fixture";
import { setUp, tab } from "./clinic.fixture";

test("nothing that a visitor of a page of the script can call reads, changes or sends anything", () => {
  setUp();
  paste(header, row({ receivedAt: "2024-01-01T00:00:00+05:30", status: "New" }));
  const event = google.triggerEvent("deskEdited");
  const state = () =>
    JSON.stringify([
      tab().rows,
      tab().settings,
      google.mails,
      google.triggers,
      [...google.properties],
    ]);
  const before = state();
  const names = Object.keys(script).filter(
    (name) => !name.endsWith("_") && typeof Reflect.get(script, name) === "function",
  );
  expect(names).toEqual(
    expect.arrayContaining(
      ["deleteOldLeads", "deskEdited", "doGet", "doPost", "onOpen", "sendMorningMail", "setUpDesk"], // prettier-ignore
    ),
  );

  // What google.script.run can send: values of JSON.
  const guess = { triggerUid: "uid 99", range: { rowStart: 2, columnStart: column("status") } };
  for (const name of names)
    for (const values of [[], [null], [{}], ["x", "x", "x"], [guess]]) {
      let answer: unknown;
      try {
        answer = Reflect.apply(Reflect.get(script, name), script, values);
      } catch (error) {
        answer = String(error);
      }
      expect(`${name}: ${JSON.stringify(answer)}`).not.toMatch(/Asha|98765/);
    }
  expect(() => script.deskEdited(guess)).not.toThrow();
  // Even with the id of the trigger, an edit has no range.
  expect(() => script.deskEdited({ ...guess, ...event })).toThrow("getSheet");
  expect(state()).toBe(before);
});

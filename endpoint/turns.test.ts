import { booking, google, header, install } from "./clinic.fixture";
import { leadHeader, paste, post, recordCalls } from "./clinic.fixture";
import { row, script, setUp, tab, thanks } from "./clinic.fixture";

const works = {
  "an edit at the desk": () => {
    const range = google.book().getSheetByName("Booking")!.getRange(2, 1);
    script.deskEdited({ ...google.triggerEvent("deskEdited"), range });
  },
  "the morning mail": () => {
    google.now = Date.parse("2026-11-24T03:30Z");
    script.sendMorningMail(google.triggerEvent("sendMorningMail"));
  },
  "the list of old requests": () => {
    google.answerDialog = () => "no";
    script.deleteOldLeads();
  },
};
const tabs = {
  "a tab without the last headings": () => paste(leadHeader.slice(0, 4), ["A"]),
  "a tab without the headings of the desk": () => paste(leadHeader, row({})),
  "a tab whose headings were deleted": () => paste(row({})),
};
const cases = Object.entries(works).flatMap(([name, work]) =>
  Object.entries(tabs).map(([tab, make]) => [name, tab, work, make] as const),
);

test.each(cases)(
  "a request that comes during %s, in %s, is one row below its headings, and each heading is there once",
  (_, __, work, make) => {
    const lead = { ...booking, parentName: "Ravi" };
    for (let at = 1, calls = 0; at === 1 || at <= calls; at += 1) {
      install();
      setUp();
      make();
      // While the lock is held, the post waits.
      const recorded = recordCalls(at, () => google.locked || post(lead));

      work();

      calls = recorded.length;
      expect([at, post(lead)]).toEqual([at, thanks]);
      const [names, ...leads] = tab().rows;
      expect([at, names!.toSorted()]).toEqual([at, header.toSorted()]);
      const found = leads.map((cells) =>
        Object.keys(lead).map((name) => cells[names!.indexOf(name)]),
      );
      const ravi = found.filter(([name]) => name === "Ravi");
      expect([at, ravi]).toEqual([at, [Object.values(lead)]]);
      expect(found).toHaveLength(2);
    }
  },
);

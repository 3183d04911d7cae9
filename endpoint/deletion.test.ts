import { booking, cells, column, google, header } from "./clinic.fixture";
import { install, paste, post, row, script, setUp } from "./clinic.fixture";
import { tab, thanks } from "./clinic.fixture";

beforeEach(() => setUp());

const old = (parentName: string, more = {}) =>
  row({ parentName, receivedAt: "2025-11-20T12:30:00+05:30", ...more });

/** A person chooses the only entry of the menu, and answers. Gives title and text. */
function choose(answer: string, meanwhile = () => {}) {
  const shown: string[] = [];
  google.answerDialog = (title, text) => {
    shown.push(title, text);
    meanwhile();
    return answer;
  };
  script.onOpen();
  Reflect.get(script, google.menu.at(-1)!)();
  return shown;
}

test("the menu shows what is older than a year and did not start, and deletes it only after Yes", () => {
  paste(
    header,
    old("Old"),
    row({ parentName: "Young", receivedAt: "2025-11-21T00:00:00+05:30" }),
    old("Started", { status: "Started" }),
    old("Late", { receivedAt: "2025-11-20T23:59:59+05:30" }),
    row({ parentName: "By hand", receivedAt: "" }),
    row({ parentName: "Edited", receivedAt: "20/11/2025" }),
  );

  expect(choose("no")).toEqual([
    "Delete 2 requests?",
    "Old, 2025-11-20T12:30:00+05:30\nLate, 2025-11-20T23:59:59+05:30",
  ]);
  expect(cells("parentName")).toHaveLength(6);
  choose("yes");
  choose("yes");
  expect(cells("parentName")).toEqual(["Young", "Started", "By hand", "Edited"]);
});

test("a status that was typed by hand counts as the one with which it begins, and is not deleted if that is Started", () => {
  const kept = ["started", "STARTED ", " Started 3 Nov", "started, twice a week", "Started: OT", "Startedd"]; // prettier-ignore
  const other = ["", "Not now", "not started", "Will start", "Restarted", "new"]; // prettier-ignore
  paste(header, ...[...kept, ...other].map((status) => old(status, { status })));

  choose("yes");

  expect(cells("parentName")).toEqual(kept);
});

test("the list before a deletion shows the status and the note of each request", () => {
  const note = `first line\nsecond ${"long ".repeat(60)}end`;
  paste(
    header,
    old("A", { status: "Not now", note: "moved to Pune" }),
    old("B", { status: "on hold" }),
    old("C", { note }),
  );

  const [, list] = choose("no");

  const lines = list!.split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "A, 2025-11-20T12:30:00+05:30, Not now, moved to Pune",
    "B, 2025-11-20T12:30:00+05:30, on hold",
  ]);
  // Otherwise the buttons of thirty long notes are below the screen.
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^C, .*, first line second long .{20,80}…$/);
});

test("the menu deletes only unchanged leads of the confirmed list, also if the sheet is sorted or a cell changes meanwhile", () => {
  paste(header, old("B"), old("C"), row({ parentName: "A" }), old("D"));

  choose("yes", () => {
    tab().getRange(3, column("status")).setValue("Started");
    tab().getRange(5, column("note")).setValue("calls again");
    tab().sort(1);
    post({ ...booking, parentName: "New" });
  });

  expect(cells("parentName")).toEqual(["A", "C", "D", "New"]);
});

test("of requests that are the same, the menu shows and deletes at most thirty at a time, so that parents do not wait for the lock, and in the end all, although Google refuses to delete all rows", () => {
  paste(header, ...Array.from({ length: 40 }, () => old("A")));
  tab().setFrozenRows(2);

  expect(choose("yes")[0]).toBe("Delete 30 requests?");
  expect(cells("parentName")).toHaveLength(10);
  expect(choose("yes")[0]).toBe("Delete 10 requests?");
  expect(cells("parentName")).toEqual([]);
  expect(post(booking)).toBe(thanks);
});

test.each([2, 0, -1, "one", ""])(
  "with %j as keepYears, a request of a year ago is kept",
  (keepYears) => {
    install({ keepYears });
    google.log.length = 0;
    paste(header, old("Old"));

    expect(choose("no")[0]).toBe("No request is old enough to delete.");
  },
);

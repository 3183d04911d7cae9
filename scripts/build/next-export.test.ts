import { dropFrameworkMarkup, separateWords } from "./next-export";
import { pageFrom } from "./page";

const title = "<title></title>";
const unknown = "is not written by a component of the site.";

test.each([
  ["an unknown element", "", "<div>Next</div>", unknown],
  ["an unknown hidden element", "", `<i hidden="" class="a"></i>`, unknown],
  ["an unknown link", `<link rel="next">`, "", unknown],
  ["an unknown style", "<style></style>", "", unknown],
  ["a title twice", title + title, "", `${title} is in the head twice.`],
])("fails at a page with %s", (_, head, body, message) => {
  const page = (head: string, body: string) =>
    pageFrom("a.html", `<head>${head}</head><body>${body}<main id="main">`);

  expect(() => dropFrameworkMarkup(page(head, body))).toThrow(message);
  expect(() => dropFrameworkMarkup(page(title, ""))).not.toThrow();
});

test("a program that reads the text of a page runs no words of links and terms together", () => {
  const page = pageFrom(
    "a.html",
    `<nav><a>Home</a><div><a>Services</a><button>Open</button></div><a>Call</a><a>WhatsApp</a></nav><p><a>One</a>, <a>two</a></p><dl><dt>Fees</dt><dd>900</dd></dl><div data-island="form.en"><a>Call</a><a>Chat</a></div>`,
  );

  separateWords(page);

  expect(page.$("body").text()).toBe("Home Services Open Call WhatsAppOne, twoFees 900CallChat");
});

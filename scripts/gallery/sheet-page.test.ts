import { sheetPage } from "./sheet-page";

test("shows each picture under its address, with what it shows", () => {
  document.body.innerHTML = sheetPage([
    { address: "/", width: 360, scheme: "light", state: "page" },
    { address: "/contact", width: 1280, scheme: "dark", state: "sent" },
  ]);

  const contact = document.getElementById("/contact");
  expect(contact).toHaveTextContent("sent, 1280 px, dark");
  expect(contact?.querySelectorAll("img")).toHaveLength(1);
  expect(contact?.querySelector("img")).toHaveAttribute(
    "src",
    "pictures/contact.1280.dark.sent.png",
  );
  expect(document.querySelectorAll("section")).toHaveLength(2);
});

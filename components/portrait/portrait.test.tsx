import { render } from "@testing-library/react";
import { Portrait } from "./portrait";

test.each<[name: string, initials: string]>([
  ["Ananya Mukhopadhyay", "AM"],
  ["Dr. (Mrs.) S. R. Thangam", "ST"],
  ["Dr.Zoya Rahmani", "ZR"],
  ["Debjani Roy Chowdhury (née Sen)", "DC"],
  ["debjani", "D"],
  ["डॉ. मीनाक्षी अय्यर-बनर्जी", "मीअ"],
  ["प्रिया", "प्रि"],
  ["Dr.", ""],
  ["", ""],
])("without a photo, %j has the initials %j", (name, initials) => {
  render(<Portrait person={{ name, src: undefined, alt: "" }} />);

  const tile = document.querySelector(".portrait")!;
  expect(tile.getAttribute("data-initials")).toBe(initials);
  expect(tile).toBeEmptyDOMElement();
});

import { render, screen } from "@testing-library/react";
import { englishContent } from "@/site-content/english";
import { hrefsOf, withContent } from "@/components/with-content.fixture";
import { FeeLine } from "./fee-line";

const sameFee = "A first visit is 900 rupees, and each session after it 1,100.";

/** The line of a clinic with these fees, in turn; the answers of `open` are to be confirmed. */
function feeLine(fees: readonly string[], open: readonly string[] = []) {
  withContent(
    Object.fromEntries(
      Object.keys(englishContent.services).flatMap((id, index) => [
        [`services.${id}.answers.fees`, fees[index % fees.length]],
        [`services.${id}.answers.unconfirmed`, open],
      ]),
    ),
  );
  return render(<FeeLine />).container;
}

test("a parent reads the fee below the first button once the clinic has confirmed it", () => {
  expect(feeLine([sameFee])).toHaveTextContent(`Fees: ${sameFee}`);
});

test.each<[why: string, fees: readonly string[], open: readonly string[]]>([
  ["no fee is given", [""], []],
  ["the fees are not confirmed", [sameFee], ["fees"]],
])("there is no line of fees while %s", (_, fees, open) => {
  expect(feeLine(fees, open)).toBeEmptyDOMElement();
});

test.each<[why: string, fees: readonly string[], links: number]>([
  ["differ", [sameFee, "A session is 1,400 rupees."], 5],
  ["are missing for some services", [sameFee, ""], 3],
  ["are long", [`${sameFee} ${sameFee}`], 5],
])("leads to the services whose fees it cannot say in a line: they %s", (_, fees, links) => {
  feeLine(fees);

  const hrefs = hrefsOf(screen.getAllByRole("link"));
  expect(hrefs).toHaveLength(links);
  for (const href of hrefs) expect(href).toMatch(/^\/[a-z0-9-]+#facts$/);
});

import { render, screen } from "@testing-library/react";
import { safety } from "@/content/safety";
import { speechTherapy } from "@/content/services/speech-therapy";
import { expectOrder } from "@/components/with-content.fixture";
import { WhenNotToWait } from "@/components/when-not-to-wait/when-not-to-wait";
import { SignsByAge } from "./signs-by-age";

test("signs are between a link to the safety box and the box, which is not folded", () => {
  render(
    <SignsByAge noticing={speechTherapy.noticing} id="noticing" heading="Noticing">
      <WhenNotToWait dangers={[safety.fit]} />
    </SignsByAge>,
  );

  const box = screen.getByRole("region", { name: safety.heading });
  expect(box.closest("details")).toBeNull();
  const link = screen.getByRole("link", { name: safety.link });
  expect(box).toContainElement(document.querySelector(link.getAttribute("href")!));
  const { ages } = speechTherapy.noticing.bands[0]!;
  expectOrder(link, screen.getByRole("heading", { name: ages }), box);
});

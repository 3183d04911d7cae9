import { render, screen } from "@testing-library/react";
import { englishContent } from "@/site-content/english";
import { english } from "@/site-content/languages";
import { signatureFile, signatureOf } from "@/site-content/signatures";
import {
  temporaryFolder,
  writeFiles,
} from "@/scripts/lib/temporary-folder.fixture";
import { ReviewDate } from "./review-date";

const folder = temporaryFolder();
const project = process.cwd();
beforeEach(() => process.chdir(folder));
afterEach(() => process.chdir(project));

test("a page says when it was last reviewed only once it is signed", () => {
  const { container } = render(<ReviewDate path="/privacy" />);
  expect(container).toBeEmptyDOMElement();

  const who = { name: "Asha Sen", clinician: false, date: "2026-11-23" };
  const signature = signatureOf("/privacy", who, englishContent, undefined);
  writeFiles(folder, {
    [signatureFile("/privacy", english)]: JSON.stringify(signature),
  });
  render(<ReviewDate path="/privacy" />);

  expect(screen.getByText("23 November 2026")).toBeVisible();
});

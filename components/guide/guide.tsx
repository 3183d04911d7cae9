import type { ReactNode } from "react";
import "./guide.scss";

type GuideProps = { readonly children: ReactNode };

/** What is under the first screen of a page about a service or a concern. */
export const Guide = ({ children }: GuideProps) => (
  <div className="guide" id="first-screen">
    {children}
  </div>
);

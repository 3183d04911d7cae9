import { Founder } from "@/components/founder/founder";
import { Hero } from "@/components/hero/hero";
import { PageFrame } from "@/components/page-frame/page-frame";
import { PlacePhotos } from "@/components/place-photos/place-photos";
import { Programs } from "@/components/programs/programs";
import { Reasons } from "@/components/reasons/reasons";
import { ServiceOverview } from "@/components/service-overview/service-overview";
import { StartingPoints } from "@/components/starting-points/starting-points";
import { Testimonials } from "@/components/testimonials/testimonials";

/** The home page: specification, section 2. */
export function HomePage() {
  return (
    <PageFrame path="/">
      <Hero />
      <StartingPoints />
      <ServiceOverview />
      <Founder />
      <PlacePhotos />
      <Programs />
      <Reasons />
      <Testimonials />
    </PageFrame>
  );
}

import { metadataOf } from "@/app/page-metadata";
import { BookingSection } from "@/components/booking-section/booking-section";
import { Founder } from "@/components/founder/founder";
import { Hero } from "@/components/hero/hero";
import { setPageLanguage } from "@/components/language/language";
import { PageFrame } from "@/components/page-frame/page-frame";
import { People } from "@/components/people/people";
import { PlacePhotos } from "@/components/place-photos/place-photos";
import { Programs } from "@/components/programs/programs";
import { Reasons } from "@/components/reasons/reasons";
import { HomeServices } from "@/components/home-services/home-services";
import { StartingPoints } from "@/components/starting-points/starting-points";
import { Testimonials } from "@/components/testimonials/testimonials";

export const generateMetadata = metadataOf("/");

/** The home page: specification, section 2. */
export default async function HomePage({ params }: PageProps<"/[language]">) {
  await setPageLanguage(params);

  return (
    <PageFrame path="/">
      <Hero />
      <StartingPoints />
      <BookingSection />
      <People />
      <HomeServices />
      <Programs />
      <Founder />
      <PlacePhotos />
      <Reasons />
      <Testimonials />
    </PageFrame>
  );
}

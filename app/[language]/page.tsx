import { metadataOf } from "@/app/page-metadata";
import { pageOf } from "@/app/page-of";
import { BookingSection } from "@/components/booking-section/booking-section";
import { HomeTop } from "@/components/home-top/home-top";
import { People } from "@/components/people/people";
import { PlacePhotos } from "@/components/place-photos/place-photos";
import { Programs } from "@/components/programs/programs";
import { Reasons } from "@/components/reasons/reasons";
import { HomeServices } from "@/components/home-services/home-services";
import { StartingPoints } from "@/components/starting-points/starting-points";
import { Testimonials } from "@/components/testimonials/testimonials";

export const generateMetadata = metadataOf("/");

export default pageOf(
  "/",
  <>
    <HomeTop />
    <StartingPoints />
    <People />
    <PlacePhotos />
    <HomeServices />
    <Programs />
    <Reasons />
    <Testimonials />
    <BookingSection />
  </>,
);

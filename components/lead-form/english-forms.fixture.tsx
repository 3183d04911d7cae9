import { islandMessages } from "@/components/island/island-messages";
import { english } from "@/content-model/languages";
import { BookingForm } from "./booking-form.client";
import { ConsultationForm } from "./consultation-form.client";

/* Both forms with their English texts. */

const words = islandMessages(english);

export const Booking = (props: { readonly subject?: string }) => (
  <BookingForm words={words["booking-form"]} {...props} />
);
export const Consultation = () => (
  <ConsultationForm words={words["consultation-form"]} />
);

import type { ComponentProps } from "react";
import { english } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island-messages";
import { BookingForm } from "./booking-form.client";
import { ConsultationForm } from "./consultation-form.client";

/* Both forms in English. */

const messages = islandMessages(english);

export const Booking = (
  props: Omit<ComponentProps<typeof BookingForm>, "messages">,
) => <BookingForm messages={messages["booking-form"]} {...props} />;
export const Consultation = (
  props: Omit<ComponentProps<typeof ConsultationForm>, "messages">,
) => <ConsultationForm messages={messages["consultation-form"]} {...props} />;

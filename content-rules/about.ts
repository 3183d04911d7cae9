/** Founder, mission, vision and the foot of every page. */
import { z } from "zod";
import { text, label } from "./fields/field";

export const about = z.strictObject({
  heading: label("Heading", 60),
  founderHeading: label("Heading", 60),
  founderName: text(2, 60, "Name of the founder", {
    mayBeEmpty: true,
    translationOptional: true,
    onlyClinic: true,
  }),
  founder: text(10, 200, "The founder"),
  missionHeading: label("Heading", 60),
  mission: text(10, 300, "Mission"),
  visionHeading: label("Heading", 60),
  vision: text(10, 300, "Vision"),
  reachOutHeading: label("Heading", 60),
  servicesHeading: label("Heading", 60),
  copyright: label("Copyright", 120, "since", "name"),
  credit: label("Who made the website", 80, "developer"),
  lastReviewed: label("Date of the last review", 80, "date"),
});

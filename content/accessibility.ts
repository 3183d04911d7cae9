import type { Notice } from "./pages";

/** The accessibility statement. Every claim here must stay true of the build. */
export const accessibility = {
  title: "Accessibility",
  intro:
    "We want every parent to be able to use this site. This page says what works, how we test it and what does not work yet.",
  reviewed: "2026-11-21",
  sections: [
    {
      id: "aim",
      heading: "What we aim for",
      paragraphs: [
        "We aim to meet level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2). No outside expert has checked this yet.",
      ],
    },
    {
      id: "what-works",
      heading: "What works",
      paragraphs: ["You should be able to:"],
      list: [
        "use every page with a keyboard alone, and see where you are",
        "use the site with a screen reader",
        "read every page and send both forms with scripts turned off",
        "make the text twice as big (200%) and still read it all",
        "turn off motion: we follow the setting on your phone or computer",
        "read in dark or light colours: we follow your setting there too",
      ],
    },
    {
      id: "how-we-test",
      heading: "How we test",
      paragraphs: ["We run these checks each time we change the site:"],
      list: [
        "axe, a tool that looks for common faults: on every page, with each menu and message open, at three widths, in light, dark and forced colours",
        "tests in code that use the keyboard alone, from the top of each page to its end",
        "tests in code that read, line by line, what a screen reader gets",
        "tests in code that switch off what the browsers of older phones lack",
      ],
    },
    {
      id: "known-gaps",
      heading: "What we know is not perfect",
      paragraphs: ["We would rather tell you than have you find out:"],
      list: [
        "Only tools and the people who made the site have tested it. Disabled parents have not tested it yet.",
        "Each change is tested in Chromium, the engine of Chrome and Edge. In November 2026 we also ran the tests in Firefox, and the main ones in WebKit, the engine of Safari. We have not tested in Safari itself or on an iPhone.",
        "No test has used a real screen reader yet. Ours read what the browser hands to one.",
        "The dot buttons under the parents’ stories need scripts. Without scripts, you can scroll through the list.",
        "The drawings do not show you the real rooms, steps or doors at the centre.",
        "When you tap WhatsApp, a map or a social link, you leave this site. We cannot say how well those work for you.",
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us",
      paragraphs: [
        "If something does not work for you, please call us or send a WhatsApp message. Tell us the page and what happened. We will help you in another way, such as by taking your request on the phone.",
        "Call us, too, if you need to know about ramps, lifts or quiet rooms before you come.",
      ],
      unconfirmed: ["paragraphs"],
    },
  ],
} as const satisfies Notice;

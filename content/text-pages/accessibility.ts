import type { TextPage } from "@/content-rules/text-pages";

/** The accessibility statement. Every claim here must stay true of the build. */
export const accessibility: TextPage = {
  href: "/accessibility",
  page: {
    title: "Accessibility | K7, CR Park",
    description:
      "How well this site works with a keyboard, a screen reader or large text, what we know is missing, and how to tell the K7 team in CR Park, Delhi.",
    picture: "/images/school-readiness.svg",
  },
  title: "Accessibility",
  intro:
    "We want every parent to be able to use this site. This page says what works, how we test it and what does not work yet.",
  sections: [
    {
      id: "aim",
      heading: "What we aim for",
      paragraphs: {
        aimMeet:
          "We aim to meet level AA of the Web Content Accessibility Guidelines, version 2.2 (WCAG 2.2). No outside expert has checked this yet.",
      },
    },
    {
      id: "what-works",
      heading: "What works",
      paragraphs: { shouldAble: "You should be able to:" },
      list: {
        usePage: "use every page with a keyboard alone, and see where you are",
        useSite: "use the site with a screen reader",
        readPage: "read every page and send both forms with scripts turned off",
        makeText: "make the text twice as big (200%) and still read it all",
        turnOff: "turn off motion: we follow the setting on your phone or computer",
        readDark: "read in dark or light colours: we follow your setting there too",
      },
    },
    {
      id: "how-we-test",
      heading: "How we test",
      paragraphs: {
        runChecks: "We run these checks each time we change the site:",
      },
      list: {
        axeTool:
          "axe, a tool that looks for common faults: on every page, with each menu and message open, at three widths, in light, dark and forced colours",
        testsCode:
          "tests in code that use the keyboard alone, from the top of each page to its end",
        testsCodeRead: "tests in code that read, line by line, what a screen reader gets",
        testsCodeSwitch: "tests in code that turn off what older phones do not have",
      },
    },
    {
      id: "known-gaps",
      heading: "What we know is not perfect",
      paragraphs: {
        ratherTell: "We would rather tell you than have you find out:",
      },
      list: {
        onlyTools:
          "Only tools and the people who made the site have tested it. Disabled parents have not tested it yet.",
        changeTested:
          "Each change is tested in Chromium, the engine of Chrome and Edge. In November 2026 we also ran the tests in Firefox, and the main ones in WebKit, the engine of Safari. We have not tested in Safari itself or on an iPhone.",
        testUsed:
          "In November 2026 we listened to the page with the long form with Orca, a real screen reader on a computer. We have not tried TalkBack, VoiceOver or NVDA. Our other tests read what the browser would give them.",
        dotButtons:
          "The dot buttons under the parents’ stories need scripts. Without scripts, you can scroll through the list.",
        drawingsShow: "The drawings do not show you the real rooms, steps or doors at the centre.",
        tapWhatsapp:
          "When you tap WhatsApp, a map or a social link, you leave this site. We cannot say how well those work for you.",
      },
    },
    {
      id: "tell-us",
      heading: "Tell us",
      paragraphs: {
        somethingWork:
          "If something does not work for you, please call us or send a WhatsApp message. Tell us the page and what happened. We will help you in another way, such as by taking your request on the phone.",
        callNeed:
          "Call us, too, if you need to know about ramps, lifts or quiet rooms before you come.",
      },
    },
  ],
};

import { existsSync } from "node:fs";
import { join } from "node:path";
import { about } from "@/content/about";
import { fontFile } from "@/content/font";
import { home } from "@/content/home";
import { images, type Picture } from "@/content/images";
import { navigation, type NavigationLink } from "@/content/navigation";
import { pages, type Page } from "@/content/pages";
import { programs, type Program } from "@/content/programs";
import { reasons, type Reason } from "@/content/reasons";
import {
  listedServices,
  overviewServices,
  services,
  type Service,
} from "@/content/services";
import { site, type Site } from "@/content/site";
import { testimonials, type Testimonial } from "@/content/testimonials";
import { isPhoto } from "../postbuild/photos";
import {
  atLeast,
  between,
  isHttps,
  isOneOf,
  matches,
  Problems,
} from "./problems";

/** All that the site says, as one value, so that tests can hand in a broken copy. */
export type Content = {
  readonly site: Site;
  readonly navigation: {
    readonly home: NavigationLink;
    readonly services: NavigationLink;
    readonly eachService: readonly NavigationLink[];
    readonly contact: NavigationLink;
  };
  readonly pages: Readonly<Record<string, Page>>;
  readonly services: readonly Service[];
  readonly overviewServices: readonly Service[];
  readonly listedServices: readonly Service[];
  readonly programs: readonly Program[];
  readonly testimonials: readonly Testimonial[];
  readonly reasons: readonly Reason[];
  readonly images: Readonly<Record<string, Picture>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The content as it is written now. */
export const content: Content = {
  site,
  navigation,
  pages,
  services,
  overviewServices,
  listedServices,
  programs,
  testimonials,
  reasons,
  images,
  texts: { "content/about.ts": about, "content/home.ts": home },
};

/**
 * What is wrong with the content: specification, sections 3 and 9.
 *
 * @param all - the content; the site's own unless a test hands in another
 * @param publicFolder - where the pictures lie
 * @returns one line a problem, each naming the file and the field; empty when all is well
 */
export function contentProblems(
  all: Content = content,
  publicFolder = "public",
): readonly string[] {
  const problems = new Problems();
  checkSite(problems, all.site);
  checkPages(problems, all.pages);
  checkNavigation(problems, all);
  checkServices(problems, all);
  checkLists(problems, all);
  checkImages(problems, all, publicFolder);
  checkTexts(problems, all);
  return problems.lines;
}

function checkSite(
  problems: Problems,
  { phone, whatsapp, address, hours, ...site }: Site,
) {
  const of = problems.in("content/site.ts");
  const indian = /^\+91\d{10}$/;
  of(
    "phone",
    phone,
    matches(indian, "+91 and ten digits, such as +919876543210"),
  );
  of(
    "whatsapp",
    whatsapp,
    matches(indian, "+91 and ten digits, such as +919876543210"),
  );
  for (const [field, number] of [
    ["phone", phone] as const,
    ["whatsapp", whatsapp] as const,
  ]) {
    // Only a number that awaits the clinic may be one that cannot ring.
    if (!site.awaitsClinic.includes(field)) {
      of(
        field,
        number,
        matches(/^\+91[1-9]/, "a number that can ring: not zero after +91"),
      );
    }
  }
  of(
    "address.postcode",
    address.postcode,
    matches(/^[1-9]\d{5}$/, "six digits"),
  );
  of(
    "hours.opens",
    hours.opens,
    matches(/^\d\d:\d\d$/, "a time such as 10:00"),
  );
  of(
    "hours.closes",
    hours.closes,
    matches(/^\d\d:\d\d$/, "a time such as 19:00"),
  );
  of("name", site.name, between(1, 30));
  of("welcome", site.welcome, between(10, 80));
  of("directions", site.directions, isHttps);
  of("developer.href", site.developer.href, isHttps);
  site.social.forEach(({ href }, index) =>
    of(`social[${index}].href`, href, isHttps),
  );
}

function checkPages(problems: Problems, pages: Content["pages"]) {
  const of = problems.in("content/pages.ts");
  for (const [path, { title, description }] of Object.entries(pages)) {
    of(`${path} title`, title, between(10, 60));
    of(`${path} description`, description, between(50, 160));
  }
  problems.unique(
    "content/pages.ts",
    "title",
    Object.values(pages).map(({ title }) => title),
  );
  problems.unique(
    "content/pages.ts",
    "description",
    Object.values(pages).map(({ description }) => description),
  );
}

function checkNavigation(problems: Problems, { navigation, pages }: Content) {
  const of = problems.in("content/navigation.ts");
  const links = [
    navigation.home,
    navigation.services,
    ...navigation.eachService,
    navigation.contact,
  ];
  for (const { href, label } of links) {
    of(`${label} href`, href, isOneOf(Object.keys(pages)));
    of(`${href} label`, label, between(3, 30));
  }
}

function checkServices(problems: Problems, all: Content) {
  const of = problems.in("content/services.ts");
  problems.count(
    "content/services.ts",
    "overviewServices",
    all.overviewServices,
    4,
  );
  problems.count(
    "content/services.ts",
    "listedServices",
    all.listedServices,
    4,
  );
  problems.unique(
    "content/services.ts",
    "id",
    all.services.map(({ id }) => id),
  );
  for (const { id, href, title, description, paragraph } of all.services) {
    of(`${id} href`, href, isOneOf(Object.keys(all.pages)));
    of(`${id} title`, title, between(5, 40));
    of(`${id} description`, description, between(40, 200));
    of(`${id} paragraph`, paragraph, between(200, 700));
  }
  const occupational = all.services.find(
    ({ href }) => href === "/occupational-therapy",
  );
  of(
    "occupational-therapy paragraph",
    occupational?.paragraph ?? "",
    matches(/up to 14 years/, "the words 'up to 14 years'"),
  );
}

function checkLists(
  problems: Problems,
  { programs, testimonials, reasons }: Content,
) {
  problems.count("content/programs.ts", "programs", programs, 4);
  problems.count("content/testimonials.ts", "testimonials", testimonials, 3);
  problems.count("content/reasons.ts", "reasons", reasons, 11);
  problems.unique(
    "content/testimonials.ts",
    "id",
    testimonials.map(({ id }) => String(id)),
  );
  problems.unique(
    "content/reasons.ts",
    "title",
    reasons.map(({ title }) => title),
  );
  for (const { id, title, description } of programs) {
    problems.in("content/programs.ts")(`${id} title`, title, between(5, 50));
    problems.in("content/programs.ts")(
      `${id} description`,
      description,
      between(40, 200),
    );
  }
  for (const { id, name, location, content } of testimonials) {
    const of = problems.in("content/testimonials.ts");
    of(`${id} name`, name, between(2, 40));
    of(`${id} location`, location, between(2, 40));
    of(`${id} content`, content, between(40, 300));
  }
  for (const { id, title, text } of reasons) {
    problems.in("content/reasons.ts")(`${id} title`, title, between(5, 60));
    problems.in("content/reasons.ts")(`${id} text`, text, between(10, 90));
  }
}

function checkImages(problems: Problems, all: Content, publicFolder: string) {
  const exists = (src: string) =>
    existsSync(join(publicFolder, src))
      ? undefined
      : `there is no file ${publicFolder}${src}`;
  const isPictureFile = matches(
    /^\/images\/[a-z0-9._-]+\.(svg|jpe?g|png|webp|avif)$/i,
    "/images/ and a name of plain letters that ends in .svg, .jpg, .png, .webp or .avif",
  );
  const of = problems.in("content/images.ts");
  for (const [name, { src, ...size }] of Object.entries<Picture>(all.images)) {
    of(`${name} src`, src, isPictureFile);
    of(`${name} src`, src, exists);
    if (isPhoto(src)) continue;
    of(`${name} width`, size.width ?? 0, atLeast(1));
    of(`${name} height`, size.height ?? 0, atLeast(1));
  }
  for (const { id, avatar } of all.testimonials) {
    problems.in("content/testimonials.ts")(`${id} avatar`, avatar, exists);
  }
  problems.in("content/font.ts")("fontFile", fontFile, exists);
}

function checkTexts(problems: Problems, { texts }: Content) {
  for (const [file, fields] of Object.entries(texts)) {
    for (const [field, text] of Object.entries(fields)) {
      if (typeof text === "string")
        problems.in(file)(field, text, between(2, 300));
    }
  }
}

/** A public page that a sentence about children's health rests on. */
export type Source = {
  readonly publisher: string;
  readonly title: string;
  /** None where only a reprint without a lasting address was found. */
  readonly url?: string;
  /** ISO date of the reading. */
  readonly read: string;
  /** The publisher's own page, its text on another site, or neither. */
  readonly seen: "page" | "copy" | "not seen";
};

const read = "2026-11-22";
const cdc = { publisher: "CDC (United States)", read } as const;
const asha = { publisher: "ASHA (United States)", read } as const;
const nice = { publisher: "NICE", read } as const;
const nhs = { publisher: "NHS", read } as const;

/** Every source that a guide cites, by its code. docs/clinical-sources.md has the sentences with their codes. */
export const sources = {
  "cdc-9": {
    ...cdc,
    title: "Milestones by 9 Months",
    url: "https://www.cdc.gov/act-early/milestones/9-months.html",
    seen: "copy",
  },
  "cdc-15": {
    ...cdc,
    title: "Milestones by 15 Months",
    url: "https://www.cdc.gov/act-early/milestones/15-months.html",
    seen: "copy",
  },
  "cdc-18": {
    ...cdc,
    title: "Milestones by 18 Months",
    url: "https://www.cdc.gov/act-early/milestones/18-months.html",
    seen: "page",
  },
  "cdc-24": {
    ...cdc,
    title: "Milestones by 2 Years",
    url: "https://www.cdc.gov/act-early/milestones/2-years.html",
    seen: "copy",
  },
  "cdc-30": {
    ...cdc,
    title: "Milestones by 30 Months",
    url: "https://www.cdc.gov/act-early/milestones/30-months.html",
    seen: "copy",
  },
  "cdc-36": {
    ...cdc,
    title: "Milestones by 3 Years",
    url: "https://www.cdc.gov/act-early/milestones/3-years.html",
    seen: "copy",
  },
  "cdc-48": {
    ...cdc,
    title: "Milestones by 4 Years",
    url: "https://www.cdc.gov/act-early/milestones/4-years.html",
    seen: "copy",
  },
  "cdc-60": {
    ...cdc,
    title: "Milestones by 5 Years",
    url: "https://www.cdc.gov/act-early/milestones/5-years.html",
    seen: "copy",
  },
  "cdc-act": {
    ...cdc,
    title: "CDC’s Developmental Milestones",
    url: "https://www.cdc.gov/act-early/milestones/index.html",
    seen: "copy",
  },
  "cdc-adhd": {
    ...cdc,
    title: "Behavior Therapy First for Young Children with ADHD",
    url: "https://www.cdc.gov/adhd/articles/behavior-therapy-first-young-children.html",
    seen: "page",
  },
  "cdc-beh": {
    ...cdc,
    title: "About Behavior or Conduct Problems in Children",
    url: "https://www.cdc.gov/children-mental-health/about/about-behavior-or-conduct-problems-in-children.html",
    seen: "copy",
  },
  "asha-12": {
    ...asha,
    title: "What To Expect: Your Child’s Communication Development",
    url: "https://www.asha.org/about/press-room/articles/what-to-expect-your-childs-communication-development/",
    seen: "page",
  },
  "asha-18": {
    ...asha,
    title: "Communication Milestones: 13 to 18 Months",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-13-to-18-months/",
    seen: "page",
  },
  "asha-24": {
    ...asha,
    title: "Communication Milestones: 19 to 24 Months",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-19-to-24-months/",
    seen: "page",
  },
  "asha-36": {
    ...asha,
    title: "Communication Milestones: 2 to 3 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-2-to-3-years/",
    seen: "copy",
  },
  "asha-48": {
    ...asha,
    title: "Communication Milestones: 3 to 4 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-3-to-4-years/",
    seen: "copy",
  },
  "asha-60": {
    ...asha,
    title: "Communication Milestones: 4 to 5 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-4-to-5-years/",
    seen: "copy",
  },
  "asha-lle": {
    ...asha,
    title: "Late Language Emergence",
    url: "https://www.asha.org/practice-portal/clinical-topics/late-language-emergence/",
    seen: "page",
  },
  "asha-2l": {
    ...asha,
    title: "Learning Two Languages",
    url: "https://www.asha.org/public/speech/development/learning-two-languages/",
    seen: "copy",
  },
  "asha-feed": {
    ...asha,
    title: "Feeding and Swallowing Disorders in Children",
    url: "https://www.asha.org/public/speech/swallowing/feeding-and-swallowing-disorders-in-children/",
    seen: "copy",
  },
  "asha-ome": {
    ...asha,
    title:
      "Evidence-Based Systematic Review: Effects of Nonspeech Oral Motor Exercises on Speech (2009)",
    url: "https://apps.asha.org/EvidenceMaps/Articles/ArticleSummary/1a12cafa-810b-4ecc-b2b4-39f035563b2c",
    seen: "page",
  },
  "coch-om": {
    publisher: "Cochrane",
    title:
      "Non-speech oral motor treatment for children with developmental speech sound disorders (2015)",
    url: "https://doi.org/10.1002/14651858.CD009383.pub2",
    read,
    seen: "page",
  },
  "can-aud": {
    publisher: "Canadian Audiologist",
    title: "Quick Answers",
    url: "https://canadianaudiologist.ca/quick-answers-2/",
    read,
    seen: "page",
  },
  "nidcd-sl": {
    publisher: "NIDCD (United States)",
    title: "Speech and Language Developmental Milestones",
    url: "https://www.nidcd.nih.gov/health/speech-and-language",
    read,
    seen: "page",
  },
  "nidcd-h": {
    publisher: "NIDCD (United States)",
    title: "Your Baby’s Hearing and Communicative Development Checklist",
    url: "https://www.nidcd.nih.gov/health/your-babys-hearing-and-communicative-development-checklist",
    read,
    seen: "page",
  },
  aafp: {
    publisher: "American Family Physician",
    title: "Speech and Language Delay in Children (2023)",
    url: "https://www.aafp.org/pubs/afp/issues/2023/0800/speech-language-delay-children.html",
    read,
    seen: "copy",
  },
  evel: {
    publisher: "Evelina London (NHS)",
    title:
      "When to be concerned about your child’s speech and language development",
    url: "https://www.evelinalondon.nhs.uk/our-services/community/community-speech-and-language-therapy/when-to-be-concerned.aspx",
    read,
    seen: "page",
  },
  lscft: {
    publisher: "Lancashire & South Cumbria NHS",
    title: "Speech and language therapy: detailed guidance",
    url: "https://www.lscft.nhs.uk/slt-how-to-refer/detailed-guidance",
    read,
    seen: "page",
  },
  asc: {
    publisher: "Action for Stammering Children",
    title: "“Wait and see”",
    url: "https://support.actionforstammeringchildren.org/hc/en-gb/articles/21758409699228",
    read,
    seen: "page",
  },
  wye: {
    publisher: "Wye Valley NHS Trust",
    title: "Dysfluency and stammering in children",
    url: "https://www.wyevalley.nhs.uk/",
    read,
    seen: "page",
  },
  stut: {
    publisher: "ASHA and the Stuttering Foundation",
    title: "Early intervention for children who stutter",
    url: "https://www.stutteringhelp.org/content/stuttering-foundation-and-asha-team-promote-early-intervention-children-who-stutter",
    read,
    seen: "page",
  },
  "nice-128": {
    ...nice,
    title:
      "Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128)",
    url: "https://www.nice.org.uk/guidance/cg128",
    seen: "page",
  },
  "nice-162": {
    ...nice,
    title: "Cerebral palsy in children and young people (QS162)",
    url: "https://www.nice.org.uk/guidance/qs162",
    seen: "copy",
  },
  "nice-127": {
    ...nice,
    title:
      "Suspected neurological conditions: recognition and referral (NG127)",
    url: "https://www.nice.org.uk/guidance/ng127",
    seen: "page",
  },
  "nice-62": {
    ...nice,
    title: "Cerebral palsy in under 25s (NG62)",
    url: "https://www.nice.org.uk/guidance/ng62",
    seen: "copy",
  },
  "nice-87": {
    ...nice,
    title:
      "Attention deficit hyperactivity disorder: diagnosis and management (NG87)",
    url: "https://www.nice.org.uk/guidance/ng87",
    seen: "copy",
  },
  "nhs-aut": {
    ...nhs,
    title: "Signs of autism in children",
    url: "https://www.nhs.uk/conditions/autism/signs/children/",
    seen: "page",
  },
  "nhs-dcd": {
    ...nhs,
    title: "Developmental co-ordination disorder (dyspraxia) in children",
    url: "https://www.nhs.uk/conditions/developmental-coordination-disorder-dyspraxia/",
    seen: "copy",
  },
  "nhs-dys": {
    ...nhs,
    title: "Dyslexia: symptoms",
    url: "https://www.nhs.uk/conditions/dyslexia/symptoms/",
    seen: "copy",
  },
  "nhs-anx": {
    ...nhs,
    title: "Anxiety in children",
    url: "https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/anxiety-in-children/",
    seen: "copy",
  },
  "nhs-sep": {
    publisher: "NHS West Yorkshire",
    title: "Separation anxiety",
    url: "https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/separation-anxiety",
    read,
    seen: "page",
  },
  "nhs-tan": {
    publisher: "NHS West Yorkshire",
    title: "Tantrums",
    url: "https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/tantrums",
    read,
    seen: "page",
  },
  "nhs-beh": {
    publisher: "Barnsley Hospital (NHS)",
    title: "Behaviours that challenge",
    url: "https://barnsleyhospital.nhs.uk/services/community-paediatrics/support-hub/behaviours-challenge",
    read,
    seen: "page",
  },
  "nhs-zero": {
    publisher: "Livewell Southwest (NHS)",
    title: "Challenging behaviour",
    url: "https://zerotofour.livewellsouthwest.co.uk/challenging-behaviour.html",
    read,
    seen: "page",
  },
  "nhs-adhd": {
    publisher: "NHS inform",
    title: "Attention deficit hyperactivity disorder (ADHD)",
    url: "https://www.nhsinform.scot/illnesses-and-conditions/mental-health/attention-deficit-hyperactivity-disorder-adhd/",
    read,
    seen: "page",
  },
  "nhs-kids": {
    publisher: "Health for Kids (NHS)",
    title: "Attention deficit hyperactivity disorder (ADHD)",
    url: "https://www.healthforkids.co.uk/grownups/health-issues/attention-deficit-hyperactivity-disorder-adhd/",
    read,
    seen: "page",
  },
  "hw-cp": {
    publisher: "Healthwise",
    title: "Cerebral Palsy: Early Signs",
    read,
    seen: "copy",
  },
  "aap-mot": {
    publisher: "American Academy of Pediatrics",
    title: "Motor Delays: Early Identification and Evaluation (2013)",
    url: "https://publications.aap.org/pediatrics/article/131/6/e2016/31072/",
    read,
    seen: "page",
  },
  "aap-si": {
    publisher: "American Academy of Pediatrics",
    title:
      "Sensory Integration Therapies for Children With Developmental and Behavioral Disorders (2012)",
    url: "https://doi.org/10.1542/peds.2012-0876",
    read,
    seen: "page",
  },
  "aap-tan": {
    publisher: "American Academy of Pediatrics",
    title: "Temper Tantrums: A Normal Part of Growing Up",
    read,
    seen: "copy",
  },
  kent: {
    publisher: "Kent Community Health NHS",
    title: "Sensory processing pathway",
    url: "https://www.kentcht.nhs.uk/childrens-therapies-the-pod/neurodivergence/sensory-processing-pathway",
    read,
    seen: "page",
  },
  rcot: {
    publisher: "Royal College of Occupational Therapists (RCOT)",
    title: "Who occupational therapists work with",
    url: "https://www.rcot.co.uk/learn-about-occupational-therapy/what-occupational-therapy/who-ots-work-with",
    read,
    seen: "not seen",
  },
  epil: {
    publisher: "Epilepsy Action (UK)",
    title: "First aid for absence seizures",
    url: "https://employers.epilepsy.org.uk/first-aid/absence-first-aid",
    read,
    seen: "page",
  },
  qld: {
    publisher: "Children’s Health Queensland",
    title: "Referral guideline: Developmental regression",
    url: "https://www.childrens.health.qld.gov.au/referral-guideline-developmental-regression/",
    read,
    seen: "page",
  },
  "qld-em": {
    publisher: "Queensland Health",
    title: "Development delay in children under 6: emergency referrals",
    url: "https://conditions.health.qld.gov.au/Condition/264/development-delay-in-children-6-years",
    read,
    seen: "page",
  },
  rcn: {
    publisher: "Raising Children Network (Australia)",
    title: "Developmental regression",
    url: "https://raisingchildren.net.au/guides/a-z-health-reference/developmental-regression",
    read,
    seen: "page",
  },
  "111w-dys": {
    publisher: "NHS 111 Wales",
    title: "Dyslexia",
    url: "https://111.wales.nhs.uk/dyslexia/",
    read,
    seen: "page",
  },
  yale: {
    publisher: "Yale Center for Dyslexia & Creativity",
    title: "When to Act",
    url: "https://dyslexia.yale.edu/",
    read,
    seen: "page",
  },
  merck: {
    publisher: "Merck Manual",
    title: "Quick facts: Learning disorders",
    url: "https://www.merckmanuals.com/home/quick-facts-children-s-health-issues/learning-and-developmental-disorders/learning-disorders",
    read,
    seen: "page",
  },
  rockets: {
    publisher: "Reading Rockets",
    title: "On mixed-up letters",
    url: "https://www.readingrockets.org/",
    read,
    seen: "copy",
  },
  understood: {
    publisher: "Understood.org",
    title: "On mixed-up letters",
    url: "https://www.understood.org/",
    read,
    seen: "copy",
  },
  bda: {
    publisher: "British Dyslexia Association",
    title: "About dyscalculia",
    url: "https://www.bdadyslexia.org.uk/dyscalculia",
    read,
    seen: "copy",
  },
  nimh: {
    publisher: "NIMH (United States)",
    title: "Children and Mental Health: Is This Just a Stage?",
    url: "https://www.nimh.nih.gov/health/publications/children-and-mental-health",
    read,
    seen: "page",
  },
  iap: {
    publisher: "Indian Academy of Pediatrics",
    title:
      "Consensus Statement on Evaluation and Management of Autism Spectrum Disorder (2017)",
    url: "https://doi.org/10.1007/s13312-017-1112-4",
    read,
    seen: "page",
  },
  akh: {
    publisher: "AboutKidsHealth (SickKids)",
    title: "Suicide and self-harm prevention: how to protect your child",
    url: "https://www.aboutkidshealth.ca/",
    read,
    seen: "page",
  },
  sja: {
    publisher: "St John Ambulance",
    title: "Choking child",
    url: "https://www.sja.org.uk/first-aid-advice/",
    read,
    seen: "page",
  },
  "goi-14416": {
    publisher: "Ministry of Health and Family Welfare, India",
    title: "Tele-MANAS",
    url: "https://telemanas.mohfw.gov.in/",
    read,
    seen: "copy",
  },
  "goi-112": {
    publisher: "Ministry of Home Affairs, India",
    title: "112, Emergency Response Support System",
    url: "https://112.gov.in/",
    read,
    seen: "copy",
  },
  "goi-1098": {
    publisher: "Ministry of Women and Child Development, India",
    title: "Child Helpline 1098",
    url: "https://missionvatsalya.wcd.gov.in/",
    read,
    seen: "copy",
  },
  "goi-cert": {
    publisher: "NewsDrum",
    title: "The Health Minister on disability certificates (12 August 2025)",
    url: "https://www.newsdrum.in/national/1148-forms-in-aiims-delhi-under-process-for-issue-of-disability-certificates-nadda-to-rs-9653016",
    read,
    seen: "copy",
  },
  pocso: {
    publisher: "India",
    title: "Protection of Children from Sexual Offences Act 2012, section 19",
    url: "https://www.indiacode.nic.in/",
    read,
    seen: "copy",
  },
} as const satisfies Record<string, Source>;

export type SourceCode = keyof typeof sources;

/** A sentence or two about children's health, with the codes of what it rests on. */
export type Statement = {
  /** May hold links: content-model/rich-text.ts. */
  readonly text: string;
  readonly sources: readonly SourceCode[];
};

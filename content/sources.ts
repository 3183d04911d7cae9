import type { Content } from "@/content-rules/content";

/** Every source that a sentence cites, by its code. */
export const sources: Content["sources"] = {
  "cdc-9": {
    publisher: "CDC (United States)",
    title: "Milestones by 9 Months",
    url: "https://www.cdc.gov/act-early/milestones/9-months.html",
    readAs: "copy",
  },
  "cdc-15": {
    publisher: "CDC (United States)",
    title: "Milestones by 15 Months",
    url: "https://www.cdc.gov/act-early/milestones/15-months.html",
    readAs: "copy",
  },
  "cdc-18": {
    publisher: "CDC (United States)",
    title: "Milestones by 18 Months",
    url: "https://www.cdc.gov/act-early/milestones/18-months.html",
  },
  "cdc-24": {
    publisher: "CDC (United States)",
    title: "Milestones by 2 Years",
    url: "https://www.cdc.gov/act-early/milestones/2-years.html",
    readAs: "copy",
  },
  "cdc-30": {
    publisher: "CDC (United States)",
    title: "Milestones by 30 Months",
    url: "https://www.cdc.gov/act-early/milestones/30-months.html",
    readAs: "copy",
  },
  "cdc-36": {
    publisher: "CDC (United States)",
    title: "Milestones by 3 Years",
    url: "https://www.cdc.gov/act-early/milestones/3-years.html",
    readAs: "copy",
  },
  "cdc-48": {
    publisher: "CDC (United States)",
    title: "Milestones by 4 Years",
    url: "https://www.cdc.gov/act-early/milestones/4-years.html",
    readAs: "copy",
  },
  "cdc-60": {
    publisher: "CDC (United States)",
    title: "Milestones by 5 Years",
    url: "https://www.cdc.gov/act-early/milestones/5-years.html",
    readAs: "copy",
  },
  "cdc-act": {
    publisher: "CDC (United States)",
    title: "CDC’s Developmental Milestones",
    url: "https://www.cdc.gov/act-early/milestones/index.html",
    readAs: "copy",
  },
  "cdc-adhd": {
    publisher: "CDC (United States)",
    title: "Behavior Therapy First for Young Children with ADHD",
    url: "https://www.cdc.gov/adhd/articles/behavior-therapy-first-young-children.html",
  },
  "cdc-beh": {
    publisher: "CDC (United States)",
    title: "About Behavior or Conduct Problems in Children",
    url: "https://www.cdc.gov/children-mental-health/about/about-behavior-or-conduct-problems-in-children.html",
    readAs: "copy",
  },
  "asha-12": {
    publisher: "ASHA (United States)",
    title: "What To Expect: Your Child’s Communication Development",
    url: "https://www.asha.org/about/press-room/articles/what-to-expect-your-childs-communication-development/",
  },
  "asha-18": {
    publisher: "ASHA (United States)",
    title: "Communication Milestones: 13 to 18 Months",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-13-to-18-months/",
  },
  "asha-24": {
    publisher: "ASHA (United States)",
    title: "Communication Milestones: 19 to 24 Months",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-19-to-24-months/",
  },
  "asha-36": {
    publisher: "ASHA (United States)",
    title: "Communication Milestones: 2 to 3 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-2-to-3-years/",
    readAs: "copy",
  },
  "asha-48": {
    publisher: "ASHA (United States)",
    title: "Communication Milestones: 3 to 4 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-3-to-4-years/",
    readAs: "copy",
  },
  "asha-60": {
    publisher: "ASHA (United States)",
    title: "Communication Milestones: 4 to 5 Years",
    url: "https://www.asha.org/public/developmental-milestones/communication-milestones-4-to-5-years/",
    readAs: "copy",
  },
  "asha-lle": {
    publisher: "ASHA (United States)",
    title: "Late Language Emergence",
    url: "https://www.asha.org/practice-portal/clinical-topics/late-language-emergence/",
  },
  "asha-2l": {
    publisher: "ASHA (United States)",
    title: "Learning Two Languages",
    url: "https://www.asha.org/public/speech/development/learning-two-languages/",
    readAs: "copy",
  },
  "asha-feed": {
    publisher: "ASHA (United States)",
    title: "Feeding and Swallowing Disorders in Children",
    url: "https://www.asha.org/public/speech/swallowing/feeding-and-swallowing-disorders-in-children/",
    readAs: "copy",
  },
  "asha-ome": {
    publisher: "ASHA (United States)",
    title:
      "Evidence-Based Systematic Review: Effects of Nonspeech Oral Motor Exercises on Speech (2009)",
    url: "https://apps.asha.org/EvidenceMaps/Articles/ArticleSummary/1a12cafa-810b-4ecc-b2b4-39f035563b2c",
  },
  "can-aud": {
    publisher: "Canadian Audiologist",
    title: "Quick Answers",
    url: "https://canadianaudiologist.ca/quick-answers-2/",
  },
  "nidcd-h": {
    publisher: "NIDCD (United States)",
    title: "Your Baby’s Hearing and Communicative Development Checklist",
    url: "https://www.nidcd.nih.gov/health/your-babys-hearing-and-communicative-development-checklist",
  },
  aafp: {
    publisher: "American Family Physician",
    title: "Speech and Language Delay in Children (2023)",
    url: "https://www.aafp.org/pubs/afp/issues/2023/0800/speech-language-delay-children.html",
    readAs: "copy",
  },
  evel: {
    publisher: "Evelina London (NHS)",
    title:
      "When to be concerned about your child’s speech and language development",
    url: "https://www.evelinalondon.nhs.uk/our-services/community/community-speech-and-language-therapy/when-to-be-concerned.aspx",
  },
  lscft: {
    publisher: "Lancashire & South Cumbria NHS",
    title: "Speech and language therapy: detailed guidance",
    url: "https://www.lscft.nhs.uk/slt-how-to-refer/detailed-guidance",
  },
  asc: {
    publisher: "Action for Stammering Children",
    title: "“Wait and see”",
    url: "https://support.actionforstammeringchildren.org/hc/en-gb/articles/21758409699228",
  },
  wye: {
    publisher: "Wye Valley NHS Trust",
    title: "Dysfluency and stammering in children",
    url: "https://www.wyevalley.nhs.uk/",
  },
  stut: {
    publisher: "ASHA and the Stuttering Foundation",
    title: "Early intervention for children who stutter",
    url: "https://www.stutteringhelp.org/content/stuttering-foundation-and-asha-team-promote-early-intervention-children-who-stutter",
  },
  "nice-128": {
    publisher: "NICE",
    title:
      "Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128)",
    url: "https://www.nice.org.uk/guidance/cg128",
  },
  "nice-162": {
    publisher: "NICE",
    title: "Cerebral palsy in children and young people (QS162)",
    url: "https://www.nice.org.uk/guidance/qs162",
    readAs: "copy",
  },
  "nice-127": {
    publisher: "NICE",
    title:
      "Suspected neurological conditions: recognition and referral (NG127)",
    url: "https://www.nice.org.uk/guidance/ng127",
  },
  "nice-62": {
    publisher: "NICE",
    title: "Cerebral palsy in under 25s (NG62)",
    url: "https://www.nice.org.uk/guidance/ng62",
    readAs: "copy",
  },
  "nice-87": {
    publisher: "NICE",
    title:
      "Attention deficit hyperactivity disorder: diagnosis and management (NG87)",
    url: "https://www.nice.org.uk/guidance/ng87",
    readAs: "copy",
  },
  "nhs-aut": {
    publisher: "NHS",
    title: "Signs of autism in children",
    url: "https://www.nhs.uk/conditions/autism/signs/children/",
  },
  "nhs-fit": {
    publisher: "NHS",
    title: "What to do if someone has a seizure (fit)",
    url: "https://www.nhs.uk/conditions/what-to-do-if-someone-has-a-seizure-fit/",
    readAs: "copy",
  },
  "nhs-dcd": {
    publisher: "NHS",
    title: "Developmental co-ordination disorder (dyspraxia) in children",
    url: "https://www.nhs.uk/conditions/developmental-coordination-disorder-dyspraxia/",
    readAs: "copy",
  },
  "nhs-dys": {
    publisher: "NHS",
    title: "Dyslexia: symptoms",
    url: "https://www.nhs.uk/conditions/dyslexia/symptoms/",
    readAs: "copy",
  },
  "nhs-anx": {
    publisher: "NHS",
    title: "Anxiety in children",
    url: "https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/anxiety-in-children/",
    readAs: "copy",
  },
  "nhs-sep": {
    publisher: "NHS West Yorkshire",
    title: "Separation anxiety",
    url: "https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/separation-anxiety",
  },
  "nhs-tan": {
    publisher: "NHS West Yorkshire",
    title: "Tantrums",
    url: "https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/tantrums",
  },
  "nhs-beh": {
    publisher: "Barnsley Hospital (NHS)",
    title: "Behaviours that challenge",
    url: "https://barnsleyhospital.nhs.uk/services/community-paediatrics/support-hub/behaviours-challenge",
  },
  "nhs-zero": {
    publisher: "Livewell Southwest (NHS)",
    title: "Challenging behaviour",
    url: "https://zerotofour.livewellsouthwest.co.uk/challenging-behaviour.html",
  },
  "nhs-adhd": {
    publisher: "NHS inform",
    title: "Attention deficit hyperactivity disorder (ADHD)",
    url: "https://www.nhsinform.scot/illnesses-and-conditions/mental-health/attention-deficit-hyperactivity-disorder-adhd/",
  },
  "nhs-kids": {
    publisher: "Health for Kids (NHS)",
    title: "Attention deficit hyperactivity disorder (ADHD)",
    url: "https://www.healthforkids.co.uk/grownups/health-issues/attention-deficit-hyperactivity-disorder-adhd/",
  },
  "hw-cp": {
    publisher: "Healthwise",
    title: "Cerebral Palsy: Early Signs",
    readAs: "copy",
  },
  "aap-mot": {
    publisher: "American Academy of Pediatrics",
    title: "Motor Delays: Early Identification and Evaluation (2013)",
    url: "https://publications.aap.org/pediatrics/article/131/6/e2016/31072/",
  },
  "aap-si": {
    publisher: "American Academy of Pediatrics",
    title:
      "Sensory Integration Therapies for Children With Developmental and Behavioral Disorders (2012)",
    url: "https://doi.org/10.1542/peds.2012-0876",
  },
  "aap-tan": {
    publisher: "American Academy of Pediatrics",
    title: "Temper Tantrums: A Normal Part of Growing Up",
    readAs: "copy",
  },
  kent: {
    publisher: "Kent Community Health NHS",
    title: "Sensory processing pathway",
    url: "https://www.kentcht.nhs.uk/childrens-therapies-the-pod/neurodivergence/sensory-processing-pathway",
  },
  rcot: {
    publisher: "Royal College of Occupational Therapists (RCOT)",
    title: "Who occupational therapists work with",
    url: "https://www.rcot.co.uk/learn-about-occupational-therapy/what-occupational-therapy/who-ots-work-with",
    readAs: "not read",
  },
  epil: {
    publisher: "Epilepsy Action (UK)",
    title: "First aid for absence seizures",
    url: "https://employers.epilepsy.org.uk/first-aid/absence-first-aid",
  },
  qld: {
    publisher: "Children’s Health Queensland",
    title: "Referral guideline: Developmental regression",
    url: "https://www.childrens.health.qld.gov.au/referral-guideline-developmental-regression/",
  },
  "qld-em": {
    publisher: "Queensland Health",
    title: "Development delay in children under 6: emergency referrals",
    url: "https://conditions.health.qld.gov.au/Condition/264/development-delay-in-children-6-years",
  },
  rcn: {
    publisher: "Raising Children Network (Australia)",
    title: "Developmental regression",
    url: "https://raisingchildren.net.au/guides/a-z-health-reference/developmental-regression",
  },
  "111w-dys": {
    publisher: "NHS 111 Wales",
    title: "Dyslexia",
    url: "https://111.wales.nhs.uk/dyslexia/",
  },
  yale: {
    publisher: "Yale Center for Dyslexia & Creativity",
    title: "When to Act",
    url: "https://dyslexia.yale.edu/",
  },
  merck: {
    publisher: "Merck Manual",
    title: "Quick facts: Learning disorders",
    url: "https://www.merckmanuals.com/home/quick-facts-children-s-health-issues/learning-and-developmental-disorders/learning-disorders",
  },
  rockets: {
    publisher: "Reading Rockets",
    title: "On mixed-up letters",
    url: "https://www.readingrockets.org/",
    readAs: "copy",
  },
  understood: {
    publisher: "Understood.org",
    title: "On mixed-up letters",
    url: "https://www.understood.org/",
    readAs: "copy",
  },
  bda: {
    publisher: "British Dyslexia Association",
    title: "About dyscalculia",
    url: "https://www.bdadyslexia.org.uk/dyscalculia",
    readAs: "copy",
  },
  nimh: {
    publisher: "NIMH (United States)",
    title: "Children and Mental Health: Is This Just a Stage?",
    url: "https://www.nimh.nih.gov/health/publications/children-and-mental-health",
  },
  "nimh-die": {
    publisher: "NIMH (United States)",
    title: "Warning Signs of Suicide",
    url: "https://www.nimh.nih.gov/health/publications/warning-signs-of-suicide",
    readAs: "copy",
  },
  iap: {
    publisher: "Indian Academy of Pediatrics",
    title:
      "Consensus Statement on Evaluation and Management of Autism Spectrum Disorder (2017)",
    url: "https://doi.org/10.1007/s13312-017-1112-4",
  },
  akh: {
    publisher: "AboutKidsHealth (SickKids)",
    title: "Suicide and self-harm prevention: how to protect your child",
    url: "https://www.aboutkidshealth.ca/",
  },
  sja: {
    publisher: "St John Ambulance",
    title: "Choking child",
    url: "https://www.sja.org.uk/first-aid-advice/",
  },
  "goi-14416": {
    publisher: "Ministry of Health and Family Welfare, India",
    title: "Tele-MANAS",
    url: "https://telemanas.mohfw.gov.in/",
    readAs: "copy",
  },
  "goi-112": {
    publisher: "Ministry of Home Affairs, India",
    title: "112, Emergency Response Support System",
    url: "https://112.gov.in/",
    readAs: "copy",
  },
  "goi-1098": {
    publisher: "Ministry of Women and Child Development, India",
    title: "Child Helpline 1098",
    url: "https://missionvatsalya.wcd.gov.in/",
    readAs: "copy",
  },
  "goi-cert": {
    publisher: "NewsDrum",
    title: "The Health Minister on disability certificates (12 August 2025)",
    url: "https://www.newsdrum.in/national/1148-forms-in-aiims-delhi-under-process-for-issue-of-disability-certificates-nadda-to-rs-9653016",
    readAs: "copy",
  },
  uihc: {
    publisher: "University of Iowa Health Care",
    title: "Creating a safer environment for your teen",
    url: "https://uihc.org/childrens/educational-resources/creating-safer-environment-your-teen",
  },
  "goi-udid": {
    publisher: "CIOL",
    title:
      "Disability certificates only online, through the UDID portal, from 1 June 2021",
    url: "https://www.ciol.com/how-to-apply-for-udid-disability-certificate-online/",
    readAs: "copy",
  },
  "sc-stem": {
    publisher: "Supreme Court of India",
    title: "Yash Charitable Trust v. Union of India, 2026 INSC 96",
    url: "https://www.scconline.com/blog/post/2026/02/03/supreme-court-stem-cell-therapy-for-autism",
    readAs: "copy",
  },
  pocso: {
    publisher: "India",
    title: "Protection of Children from Sexual Offences Act 2012, section 19",
    url: "https://www.indiacode.nic.in/",
    readAs: "copy",
  },
  "nhs-fake": {
    publisher: "NHS",
    title: "Treatments that are not recommended for autism",
    url: "https://www.nhs.uk/conditions/autism/autism-and-everyday-life/treatments-that-are-not-recommended-for-autism/",
  },
  "nhs-018": {
    publisher: "What 0-18 (NHS)",
    title: "Is my preschooler autistic?",
    url: "https://www.what0-18.nhs.uk/mental-health/your-childs-mental-health/my-preschooler-autistic",
  },
  cpft: {
    publisher: "Cambridgeshire & Peterborough NHS",
    title: "Late talkers: how to help your child",
    url: "https://cpft.nhs.uk/speech-and-language-therapy-late-talkers",
  },
  berk: {
    publisher: "Berkshire Healthcare (NHS)",
    title: "Toddler talk",
    url: "https://cypf.berkshirehealthcare.nhs.uk/health-and-development/communication-and-hearing/toddler-talk/",
  },
  fife: {
    publisher: "NHS Fife",
    title: "Language development: screen time",
    url: "https://www.nhsfife.org/services/all-services/patient-advice/language-development-screen-time",
  },
  nelft: {
    publisher: "NELFT (NHS)",
    title: "ADHD: top tips for parents",
    url: "https://www.nelft.nhs.uk/adhd",
  },
  cnwl: {
    publisher: "Hillingdon, CNWL (NHS)",
    title: "Attention deficit hyperactivity disorder (ADHD)",
    url: "https://www.hillingdoncyp.cnwl.nhs.uk/0-4-years/development/adhd",
  },
  mayo: {
    publisher: "Mayo Clinic",
    title: "ADHD: diagnosis, and other conditions that resemble it (2016)",
    url: "https://www.mayoclinic.org/diseases-conditions/adhd/diagnosis-treatment/diagnosis/dxc-20196188",
  },
  "pp-cause": {
    publisher: "Positive Partnerships (Australia)",
    title: "What caused my child’s autism?",
    url: "https://www.positivepartnerships.com.au/what-caused-my-childs-autism",
    readAs: "copy",
  },
  "pp-assess": {
    publisher: "Positive Partnerships (Australia)",
    title: "Diagnosing autism",
    url: "https://www.positivepartnerships.com.au/diagnosing-autism",
    readAs: "copy",
  },
  "aps-adhd": {
    publisher: "Australian Psychological Society",
    title: "How is ADHD assessed?",
    url: "https://psychology.org.au/for-the-public/psychology-topics/adhd-in-children/how-is-adhd-assessed",
    readAs: "copy",
  },
  "goi-rbsk": {
    publisher: "National Health Mission, India",
    title: "Rashtriya Bal Swasthya Karyakram (RBSK)",
    url: "https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773",
  },
  "goi-rci": {
    publisher: "Rehabilitation Council of India",
    title: "Registration in the Central Rehabilitation Register",
    url: "https://rehabcouncil.nic.in/norms-guidelines",
  },
  mamc: {
    publisher: "Maulana Azad Medical College, Delhi",
    title: "Child Development Centre",
    url: "https://mamc.ac.in/layoutpage-child-development-centre-cdc",
  },
  safdarjung: {
    publisher: "The Indian Express",
    title:
      "Delhi’s Safdarjung Hospital opens autism intervention clinic to offer free services to young children",
    readAs: "copy",
  },
  "aiims-cgc": {
    publisher: "Department of Psychiatry, AIIMS New Delhi",
    title: "Child Guidance Clinic, in a conference programme of 2025",
    url: "https://www.cmeiacam2025.co.in/aiims",
  },
  afa: {
    publisher: "Action for Autism, New Delhi",
    title: "History",
    url: "https://www.autism-india.org/history.php",
  },
};

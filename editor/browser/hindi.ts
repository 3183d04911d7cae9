/** The texts of the editor in Hindi, by their English. {} is the place of a value. */
export const hindi = {
  // the bar
  Page: "पेज",
  "Nothing left to do": "सब काम पूरा है",
  "{} and {} to go": "{} और {} बाक़ी",
  "{} fact": "{} जानकारी",
  "{} facts": "{} जानकारियाँ",
  "{} page": "{} पेज",
  "{} pages": "{} पेज",
  More: "मेन्यू",
  "The page is loading…": "पेज खुल रहा है…",
  "Your last words are not saved. Leave them?": "आपका लिखा सेव नहीं हुआ। छोड़ दें?",
  "Try again": "फिर कोशिश करें",
  Close: "बंद करें",

  // what is left to do
  "Facts that only you know": "जानकारियाँ, जो सिर्फ़ आप जानते हैं",
  "Pages that nobody has signed since their last change":
    "पेज, जिन पर पिछले बदलाव के बाद किसी ने हस्ताक्षर नहीं किए",
  "not signed": "हस्ताक्षर नहीं हुए",
  "changed since it was signed:": "हस्ताक्षर के बाद यह बदला:",

  // what a page does not show
  "Not visible here": "जो यहाँ नहीं दिखता",
  "Titles for search engines, texts that are read aloud, photos, and facts of this page.":
    "सर्च इंजन के लिए शीर्षक, पढ़कर सुनाए जाने वाले शब्द, फ़ोटो और इस पेज की जानकारियाँ।",
  "(empty)": "(खाली)",

  // my changes
  "My changes": "मेरे बदलाव",
  "No change yet.": "अभी कोई बदलाव नहीं।",
  "Take back": "वापस लें",
  "taken back": "वापस लिया",

  // a field
  Save: "सेव करें",
  "Saving…": "सेव हो रहा है…",
  "Saved.": "सेव हो गया।",
  "Saved: parents should ask you.": "सेव हो गया: माता-पिता आपसे पूछेंगे।",
  "This is right": "यह सही है",
  "Parents should ask us": "माता-पिता हमसे पूछें",
  "The page keeps the question, with a link to ask you on WhatsApp.":
    "पेज पर सवाल रहेगा, और WhatsApp पर पूछने का लिंक भी।",
  "Only you know this. Type it, then press “This is right”.":
    "यह सिर्फ़ आप जानते हैं। लिखें, फिर “यह सही है” दबाएँ।",
  "This is an example. Type what a parent has given you, with their written consent. Keep the paper.":
    "यह एक उदाहरण है। किसी माता-पिता ने जो आपको दिया है, वही लिखें, उनकी लिखित सहमति से। काग़ज़ सँभालकर रखें।",
  "The text in the other language is missing.": "दूसरी भाषा में अभी नहीं लिखा है।",
  "Changes here too:": "यहाँ भी बदलेगा:",
  Sources: "स्रोत",
  "not read": "पढ़ा नहीं गया",
  "Keep this word": "यह शब्द ठीक है",
  "Choose a photo": "फ़ोटो चुनें",
  "A photo of a person needs their written consent. For a child, both parents sign. Keep the paper.":
    "किसी की फ़ोटो के लिए उसकी लिखित सहमति चाहिए। बच्चे के लिए माता-पिता दोनों की। काग़ज़ सँभालकर रखें।",
  Opens: "खुलता है",
  Closes: "बंद होता है",
  "Add times after a break": "ब्रेक के बाद का समय जोड़ें",
  "Add days with other times": "दूसरे समय वाले दिन जोड़ें",
  "Add a link": "लिंक जोड़ें",
  "Remove these days": "ये दिन हटाएँ",
  "Remove these times": "ये समय हटाएँ",
  "Remove this link": "यह लिंक हटाएँ",
  Name: "नाम",
  "Address, https://…": "पता, https://…",
  Monday: "सोमवार",
  Tuesday: "मंगलवार",
  Wednesday: "बुधवार",
  Thursday: "गुरुवार",
  Friday: "शुक्रवार",
  Saturday: "शनिवार",
  Sunday: "रविवार",

  // the signature
  "I have read this page, and it is true": "मैंने यह पेज पढ़ा है, और यह सच है",
  "Your name": "आपका नाम",
  "I am a clinician, and I answer for what this page says about health.":
    "मैं थेरेपिस्ट या डॉक्टर हूँ, और इस पेज की सेहत वाली बातों की ज़िम्मेदारी लेता/लेती हूँ।",
  "Signed:": "हस्ताक्षर:",
  "Signed. Thank you.": "हस्ताक्षर हो गए। धन्यवाद।",
  "Open facts of this page: {}. Parents do not see them as true.":
    "इस पेज की बाक़ी जानकारियाँ: {}। माता-पिता को ये सच की तरह नहीं दिखतीं।",
  "The texts have changed since you opened the page. Read it again, then sign.":
    "पेज खोलने के बाद शब्द बदले हैं। पेज फिर से पढ़ें, फिर हस्ताक्षर करें।",
  "Type your name: 2 to 60 characters.": "अपना नाम लिखें: 2 से 60 अक्षर।",
  "This page is about children’s health, so a clinician must sign it. Tick the box above.":
    "यह पेज बच्चों की सेहत के बारे में है, इसलिए थेरेपिस्ट या डॉक्टर ही हस्ताक्षर करें। ऊपर के डिब्बे पर निशान लगाएँ।",

  // what the rules say
  "{}": "{}",
  "{} characters too long": "{} अक्षर ज़्यादा हैं",
  "Too short: at least {} characters": "बहुत छोटा है: कम से कम {} अक्षर लिखें",
  "{} is ticked twice. Tick it once.": "{} पर दो बार निशान है। एक बार लगाएँ।",
  "Tick at least one day.": "कम से कम एक दिन पर निशान लगाएँ।",
  "Add the opening times.": "खुलने का समय जोड़ें।",
  "Each time must be later than the one before it.":
    "हर समय अपने से पहले वाले समय के बाद का हो।",
  "Type both times, such as 09:30 and 19:00.":
    "दोनों समय लिखें, जैसे 09:30 और 19:00।",
  "A phone number has ten digits, such as 98765 43210.":
    "फ़ोन नंबर में दस अंक होते हैं, जैसे 98765 43210।",
  "This number is only an example: it begins with a zero.":
    "यह नंबर सिर्फ़ उदाहरण है: यह शून्य से शुरू होता है।",
  "A postcode has six digits, such as 110019.":
    "पिन कोड में छह अंक होते हैं, जैसे 110019।",
  "{} is later than this year.": "{} अभी आया नहीं है।",
  "Type a year, such as 2019.": "साल लिखें, जैसे 2019।",
  "Type the whole address, such as https://www.example.org.":
    "पूरा पता लिखें, जैसे https://www.example.org।",
  "This address is only an example. Type the address of your own page.":
    "यह पता सिर्फ़ उदाहरण है। अपने पेज का पता लिखें।",
  "The link {} leads to no page of this site.":
    "लिंक {} इस वेबसाइट के किसी पेज पर नहीं जाता।",
  "Write one sentence of 11 to 80 characters.":
    "एक ही वाक्य लिखें, 11 से 80 अक्षरों का।",
  "These words must be in the text: {}": "ये शब्द होने चाहिए: {}",
  "This page does not use the word “{}”.": "इस पेज पर “{}” शब्द नहीं लिखते।",
  "Another place has the same text: {}": "यही शब्द दूसरी जगह भी हैं: {}",
  "Type the person’s name, too.": "इनका नाम भी लिखें।",
  "Type this too, or leave the name empty.": "यह भी लिखें, या नाम खाली छोड़ दें।",
  "This must not be empty.": "यह खाली नहीं रह सकता।",
  "This is English. Type it in Hindi.": "यह अंग्रेज़ी है। हिंदी में लिखें।",
  "Some words are in another script.": "कुछ शब्द दूसरी लिपि में हैं।",
  "This character is wrong here: {}": "यह अक्षर या चिह्न यहाँ ग़लत है: {}",

  // advice
  "Reads at school grade {}: shorter sentences help parents.":
    "पढ़ने में कठिन है (कक्षा {}): छोटे वाक्य लिखें।",
  "A number or a link differs from the English: {}":
    "कोई नंबर या लिंक अंग्रेज़ी से अलग है: {}",
  "The page fills in {}. Leave it as it was.":
    "{} की जगह पेज कुछ और दिखाता है। इसे वैसा ही रहने दें।",
  "{} is a landline. Does it have WhatsApp?":
    "{} लैंडलाइन है। क्या इस पर WhatsApp चलता है?",
  "The spelling check does not know “{}”.": "यह शब्द वर्तनी जाँच को नहीं पता: “{}”",

  // why nothing was saved
  "Somebody changed this in the meantime. It now says: {}":
    "इस बीच किसी ने यह बदल दिया। अब यहाँ लिखा है: {}",
  "Somebody changes the files at this moment. Please save again.":
    "इसी समय कोई फ़ाइलें बदल रहा है। फिर सेव करें।",
  "The other language still has the old text. Change it too.":
    "दूसरी भाषा में अभी पुराने शब्द हैं। उन्हें भी बदलें।",
  "This text is put together from parts. Somebody who knows the code has to change it.":
    "ये शब्द कई हिस्सों से बनते हैं। इन्हें वही बदल सकते हैं जो कोड जानते हैं।",
  "This change would alter other texts or notes too. Somebody who knows the code has to make it.":
    "इस बदलाव से और शब्द या नोट भी बदल जाते। इसे वही कर सकते हैं जो कोड जानते हैं।",
  "An earlier change was cut off. Please close the editor and start it again.":
    "पिछला बदलाव बीच में रुक गया था। एडिटर बंद करके फिर शुरू करें।",
  "This change was taken back already.": "यह बदलाव वापस लिया जा चुका है।",
  "This is not there any more. Load the page again.":
    "यह अब यहाँ नहीं है। पेज फिर से खोलें।",
  "Only a single word can be kept.": "एक ही शब्द रखा जा सकता है।",
  "This file cannot be read as a photo. Choose one that ends in .jpg, .png or .webp.":
    "यह फ़ाइल फ़ोटो की तरह नहीं खुलती। ऐसी फ़ोटो चुनें, जिसके नाम के अंत में .jpg, .png या .webp हो।",
  "A file has a mistake, so nothing can be shown or saved. What was saved is safe. The mistake: {}":
    "किसी फ़ाइल में ग़लती है, इसलिए न कुछ दिख सकता है, न सेव हो सकता है। जो सेव किया, वह सुरक्षित है। ग़लती: {}",
  "This page cannot be shown: the code of the site has a fault. What you saved is safe. Send the last lines of the terminal to the people who look after the site.":
    "यह पेज नहीं दिख सकता: वेबसाइट के कोड में ख़राबी है। जो सेव किया, वह सुरक्षित है। टर्मिनल की आख़िरी पंक्तियाँ वेबसाइट सँभालने वालों को भेजें।",
  "The editor is not running any more. Type npm run edit again; what you saved is safe.":
    "एडिटर बंद हो गया। npm run edit फिर लिखें; जो सेव किया, वह सुरक्षित है।",
  "Something went wrong: {}": "कुछ गड़बड़ हुई: {}",
} as const;

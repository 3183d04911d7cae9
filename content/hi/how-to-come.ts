import type { Messages } from "@/content-rules/content";

export const howToCome: Messages = {
  heading: "हमारे यहाँ कैसे आएँ",
  labels: {
    metro: "मेट्रो",
    landmark: "लैंडमार्क",
    floor: "मंज़िल, लिफ़्ट और सीढ़ियाँ",
    parking: "पार्किंग",
    door: "पहले दिन, दरवाज़े पर",
  },
};

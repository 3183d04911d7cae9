/** An answer of the script. Google adds the headers and the status, which is always 200. */
export type Answer = { type: "json" | "html"; body: string; title: string };

/** The services with which the script makes its answers. */
export const outputServices = {
  ContentService: {
    MimeType: { JSON: "json" },
    createTextOutput: (body: string) => ({
      setMimeType: (type: string) => ({ type, body }),
    }),
  },
  HtmlService: {
    createHtmlOutput: (body: string) => ({
      setTitle: (title: string) => ({
        addMetaTag: (name: string, content: string) => {
          const end = `<meta name="${name}" content="${content}">\n</head>`;
          return { type: "html", title, body: body.replace("</head>", end) };
        },
      }),
    }),
  },
};

// A CloudFront Function for "viewer request" (runtime 2.0): docs/hosts.md. The list below is public/_redirects; a test
// holds the two together.
const moved = {
  "/Service": "/service",
  "/services": "/service",
  "/Contact": "/contact",
  "/book": "/contact",
  "/behavioural-therapy": "/service4",
  "/behavioral-therapy": "/service4",
  "/Speech-Therapy": "/speech-therapy",
  "/Occupational-Therapy": "/occupational-therapy",
  "/Special-Education": "/special-education",
  "/Psychological-Counselling": "/psychological-counselling",
  "/parent-child-counselling": "/psychological-counselling",
};

// CloudFront calls it by this name.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
function handler(event) {
  const { uri, querystring } = event.request;
  const address = moved[uri] || withoutEnding(uri);
  if (address !== uri)
    return {
      statusCode: 301,
      statusDescription: "Moved Permanently",
      headers: { location: { value: address + wordsAfter(querystring) } },
    };
  if (uri === "/") event.request.uri = "/index.html";
  else if (!/\.\w+$/.test(uri)) event.request.uri = `${uri}.html`;
  return event.request;
}

/** An address of two slashes would lead to another site. */
function withoutEnding(uri) {
  return `/${uri.replace(/(^|\/)index\.html$|\.html$/, "").replace(/^\/+|\/+$/g, "")}`;
}

/** What stood after the question mark. */
function wordsAfter(querystring) {
  const words = Object.entries(querystring).map(([name, { value }]) =>
    value === "" ? name : `${name}=${value}`,
  );
  return words.length === 0 ? "" : `?${words.join("&")}`;
}

/** A small client of W3C WebDriver, for WebKitGTK, which Playwright cannot drive. */

/** A reference to an element of the page, as WebDriver passes it to and fro. */
export type Found = { readonly [elementKey]: string };

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Keys that have no letter: the code points that WebDriver gives them. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE006",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
} as const;

/** One browser window under WebDriver's command. Every method throws what the driver says when it refuses. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  /**
   * Opens a window.
   *
   * @param driver - the driver's address
   * @param capabilities - which browser, as WebDriver asks for it
   */
  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await send("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await send("DELETE", this.session);
  }

  async go(address: string): Promise<void> {
    await this.post("/url", { url: address });
  }

  async address(): Promise<string> {
    return (await send("GET", `${this.session}/url`)) as string;
  }

  /** Sets the size of the window, frame and toolbar included, in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.post("/window/rect", { x: 0, y: 0, width, height });
  }

  /** Runs a function in the page; what it is given and gives back must be JSON or an element. */
  async run<Result, Words extends readonly unknown[]>(
    work: (...words: Words) => Result,
    ...words: Words
  ): Promise<Awaited<Result>> {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve((${work})(...[...arguments].slice(0, -1)))
        .then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const { result, error } = (await this.post("/execute/async", {
      script,
      args: words,
    })) as { result: Awaited<Result>; error?: string };
    if (error !== undefined) throw new Error(error);
    return result;
  }

  /** Runs a whole script file in the page, past the page's own policy. */
  async load(script: string): Promise<void> {
    await this.post("/execute/sync", { script, args: [] });
  }

  /** The elements that the selector names and that are not hidden in any way. */
  async all(selector: string): Promise<readonly Found[]> {
    return this.run(
      (words) =>
        [...document.querySelectorAll(words)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ) as unknown as Found[],
      selector,
    );
  }

  /** Whether a person sees it, as WebDriver judges it. */
  async isSeen(element: Found): Promise<boolean> {
    return (await this.ask(element, "displayed")) as boolean;
  }

  /** The name that a screen reader gets. */
  async nameOf(element: Found): Promise<string> {
    return (await this.ask(element, "computedlabel")) as string;
  }

  /** Clicks on its middle, having scrolled to it; refused when something lies over it. */
  async click(element: Found): Promise<void> {
    // The driver does not wait until the page has scrolled or something has slid into its place.
    await this.scrollTo(element);
    await this.run(async () => {
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
    await this.post(`/element/${element[elementKey]}/click`, {});
  }

  /** Brings it to the middle of the window at once. */
  async scrollTo(element: Found): Promise<void> {
    await this.run((target) => {
      (target as unknown as Element).scrollIntoView({
        block: "center",
        behavior: "instant",
      });
    }, element);
  }

  async type(element: Found, text: string): Promise<void> {
    await this.scrollTo(element);
    await this.post(`/element/${element[elementKey]}/value`, { text });
  }

  /** Presses and lets go of one key, wherever the focus is. */
  async press(key: string): Promise<void> {
    await this.act({
      type: "key",
      id: "keyboard",
      actions: [
        { type: "keyDown", value: key },
        { type: "keyUp", value: key },
      ],
    });
  }

  /** Moves the pointer to the middle of an element, or into the corner of the window. */
  async pointAt(element?: Found): Promise<void> {
    await this.act({
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        {
          type: "pointerMove",
          duration: 0,
          origin: element ?? "viewport",
          x: 0,
          y: 0,
        },
      ],
    });
  }

  /** The visible part of the page as a PNG file. */
  async picture(): Promise<Buffer> {
    const data = await send("GET", `${this.session}/screenshot`);
    return Buffer.from(data as string, "base64");
  }

  private act(actions: object): Promise<unknown> {
    return this.post("/actions", { actions: [actions] });
  }

  private ask(element: Found, what: string): Promise<unknown> {
    return send(
      "GET",
      `${this.session}/element/${element[elementKey]}/${what}`,
    );
  }

  private post(path: string, body: object): Promise<unknown> {
    return send("POST", `${this.session}${path}`, body);
  }
}

async function send(
  method: string,
  address: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as {
    value: { error?: string; message?: string } | null;
  };
  if (!answer.ok)
    throw new Error(
      `WebDriver, ${method} ${new URL(address).pathname}: ${value?.error}, ${value?.message}`,
    );
  return value;
}

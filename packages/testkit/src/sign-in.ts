/** Maximum number of steps; no sign-in needs so many. */
const MOST_STEPS = 12;

/**
 * Performs the steps of a user in the browser at our identity provider: opens the authorization
 * URL, signs in, consents, and follows the redirect.
 * @returns the redirect URL of the client, with code and state
 */
export async function signIn(authorizationUrl: string | URL, user = "user"): Promise<URL> {
  const browser = new Browser(new URL(authorizationUrl));
  for (let step = 0; step < MOST_STEPS; step++) {
    const arrived = await browser.follow();
    if (arrived !== undefined) return arrived;
    await browser.submit(user);
  }
  throw new Error(`the sign-in did not end: ${browser.url.href}`);
}

class Browser {
  url: URL;
  readonly #home: string;
  /** Where the client waits; undefined if the URL does not say. */
  readonly #destination: string | null;
  readonly #cookies = new Map<string, string>();
  #page = "";
  #form: URLSearchParams | undefined;

  constructor(url: URL) {
    this.url = url;
    this.#home = url.origin;
    this.#destination = url.searchParams.get("redirect_uri");
  }

  /** Follows redirects; undefined if the provider shows a page. */
  async follow(): Promise<URL | undefined> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (this.#hasArrived()) return this.url;
      const response = await this.#request();
      const location = response.headers.get("location");
      if (location === null) return this.#show(response);
      this.url = new URL(location, this.url);
    }
    throw new Error(`too many redirections: ${this.url.href}`);
  }

  /** An authorization endpoint may redirect to that of another host, before it shows a page. */
  #hasArrived(): boolean {
    if (this.#destination === null) return this.url.origin !== this.#home;
    return this.url.href.split("?")[0] === this.#destination;
  }

  /** Submits the form of the current page. */
  async submit(user: string): Promise<void> {
    const action = /<form[^>]* action="([^"]+)"/.exec(this.#page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(this.#page)?.[1];
    if (action === undefined || prompt === undefined) {
      throw new Error(`no form to fill in at ${this.url.href}: ${this.#page}`);
    }
    this.url = new URL(action, this.url);
    this.#form = new URLSearchParams({ prompt, login: user, password: user });
  }

  async #request(): Promise<Response> {
    const form = this.#form;
    this.#form = undefined;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.url, {
      redirect: "manual",
      headers: { cookie },
      ...(form === undefined ? {} : { method: "POST", body: form }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
  }

  async #show(response: Response): Promise<undefined> {
    this.#page = await response.text();
    if (!response.ok) throw new Error(`${response.status} at ${this.url.href}: ${this.#page}`);
  }
}

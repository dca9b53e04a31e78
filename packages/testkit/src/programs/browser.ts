import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";

/** The maximum number of redirects; no page needs so many. */
const MOST_REDIRECTS = 20;

/** The current page of a browser. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

/** A request that the browser sent. */
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

/**
 * The parts of a browser that a login needs: cookies by host and path (RFC 6265), redirects, and
 * forms.
 */
export class Browser {
  readonly #cookies: Cookie[] = [];

  /** Opens a page, like a user who follows a link. */
  async open(url: string | URL, body?: URLSearchParams): Promise<Page> {
    let at = new URL(url);
    let form = body;
    for (let count = 0; count < MOST_REDIRECTS; count++) {
      const response = await this.send(at, {
        headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
        ...(form === undefined ? {} : { method: "POST", body: form }),
      });
      const location = response.headers.get("location");
      const { status, headers } = response;
      const text = await response.text();
      if (location === null) return { url: at, status, headers, body: text };
      at = new URL(location, at);
      form = undefined;
    }
    throw new Error(`too many redirections: ${at.href}`);
  }

  /** Sends one request with the cookies of its host, and stores the cookies of the response. */
  async send(
    url: string | URL,
    { method = "GET", headers: own, body }: Sent = {},
  ): Promise<Response> {
    const at = new URL(url);
    const headers = new Headers(own);
    if (body !== undefined) headers.set("content-type", "application/x-www-form-urlencoded");
    const cookie = this.cookiesFor(at)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    // `fetch` is not used, because it always sends the Sec-Fetch-Mode of a script.
    const request = httpRequest(at, { method, headers: Object.fromEntries(headers) });
    request.end(body?.toString());
    const [message] = await once(request, "response");
    const response = await responseOf(message);
    for (const line of response.headers.getSetCookie()) this.#keep(line, at);
    return response;
  }

  cookiesFor({ hostname, port, pathname }: URL): readonly Cookie[] {
    return this.#cookies.filter(
      ({ host, path }) => host === `${hostname}:${port}` && pathname.startsWith(path),
    );
  }

  /**
   * Signs in and consents at the pages of our identity provider; returns the first page after them.
   */
  async signIn(first: Page, user: string): Promise<Page> {
    let page = first;
    for (let count = 0; count < MOST_REDIRECTS; count++) {
      const action = /<form[^>]* action="([^"]+)"/.exec(page.body)?.[1];
      const prompt = /name="prompt" value="([^"]+)"/.exec(page.body)?.[1];
      if (action === undefined || prompt === undefined) return page;
      const form = new URLSearchParams({ prompt, login: user, password: user });
      page = await this.open(new URL(action, page.url), form);
    }
    throw new Error(`the sign-in did not end: ${page.url.href}`);
  }

  /**
   * Hosts are distinguished by port, unlike in a real browser: all servers of a test are at
   * 127.0.0.1.
   */
  #keep(line: string, { hostname, port, pathname }: URL): void {
    const [pair = "", ...attributes] = line.split(/; */);
    const [name = "", ...value] = pair.split("=");
    const attribute = (wanted: string): string | undefined =>
      attributes
        .find((one) => one.toLowerCase().startsWith(`${wanted}=`))
        ?.slice(wanted.length + 1);
    const host = `${hostname}:${port}`;
    const path = attribute("path") ?? pathname.replace(/\/[^/]*$/, "/");
    const before = this.#cookies.findIndex(
      (one) => one.name === name && one.host === host && one.path === path,
    );
    if (before >= 0) this.#cookies.splice(before, 1);
    const isOver =
      attribute("max-age") === "0" || Date.parse(attribute("expires") ?? "") < Date.now();
    if (!isOver) this.#cookies.push({ name, value: value.join("="), host, path });
  }
}

async function responseOf(message: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value);
  return new Response(await buffer(message), { status: message.statusCode ?? 0, headers });
}

import type { LocalResponse, LocalService } from "@edge-gateway/http";
import type { Ticket } from "./consent.ts";

type Fields = readonly (readonly [name: string, value: string])[];

const OK = 200;
const BAD_REQUEST = 400;
/** The headers of all pages: they must not be cached or framed, and contain no scripts. */
const FIELDS: Fields = [
  ["content-type", "text/html; charset=utf-8"],
  ["cache-control", "no-store"],
  ["content-security-policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ["referrer-policy", "no-referrer"],
  ["x-content-type-options", "nosniff"],
];

/** A response of the gateway itself. */
export class PageResponse implements LocalService {
  readonly #status: number;
  readonly #fields: Fields;
  readonly #body: string;

  constructor(status: number, body: string, fields: Fields = []) {
    this.#status = status;
    this.#fields = fields;
    this.#body = body;
  }

  serve(response: LocalResponse): void {
    response.reply(this.#status, [...FIELDS, ...this.#fields], Buffer.from(this.#body));
  }

  abandoned(): void {}

  drained(): void {}
}

/** The page that asks a user whether the named person may use the user's account. */
export function askPage({ target, principal }: Ticket): PageResponse {
  const who = escaped(nameOf(principal));
  const text = `${who} asks for access to your account at ${escaped(target)} through this gateway. Continue only if that is you.`;
  return page("Consent", `<p>${text}</p><form method="post"><button>Continue</button></form>`);
}

/**
 * The page after the consent.
 * @param end the URL that withdraws the consent
 */
export function donePage({ target, principal }: Ticket, end: string, cookie: string): PageResponse {
  const text = `${escaped(nameOf(principal))} can use ${escaped(target)} now. You can close this page and continue in your client.`;
  const form = `<form method="post" action="${escaped(end)}"><button>Withdraw the consent</button></form>`;
  return page("Done", `<p>${text}</p>${form}`, { fields: [["set-cookie", cookie]] });
}

export function removedPage({ target }: Ticket): PageResponse {
  return page("Removed", `<p>The gateway has forgotten your token for ${escaped(target)}.</p>`);
}

export function faultPage(message: string, status = BAD_REQUEST): PageResponse {
  return page("No consent", `<p>The consent was not given: ${escaped(message)}.</p>`, { status });
}

function page(
  title: string,
  content: string,
  { status = OK, fields = [] }: { readonly status?: number; readonly fields?: Fields } = {},
): PageResponse {
  const head = `<meta charset="utf-8"><title>${title}</title>`;
  const body = `<h1>${title}</h1>${content}`;
  return new PageResponse(
    status,
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`,
    fields,
  );
}

/** A readable name of the user in a principal's text; see `principalOf`. */
function nameOf(principal: string): string {
  const [kind, ...parts]: unknown[] = JSON.parse(principal);
  const [first, second] = parts.map(String);
  if (kind === "basic") return first ?? "";
  if (kind === "apiKey") return "The holder of an API key";
  if (kind === "token") return "The holder of a token";
  return second === undefined ? (first ?? "") : `${second} (${first})`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";

const OK = 200;
const NO_CONTENT = 204;
const NOTHING = new Uint8Array(0);
const encoder = new TextEncoder();

type Headers = NonNullable<Refusal["headers"]>;

/** Headers that let pages of any origin read a document that contains nothing secret. */
function openToPages(methods: string): Headers {
  return [
    ["access-control-allow-origin", "*"],
    ["access-control-allow-methods", methods],
    ["access-control-allow-headers", "content-type, mcp-protocol-version"],
  ];
}

/**
 * A public endpoint of the gateway itself: its methods, and responses that pages of any origin may read,
 * unless the route's CORS policy decides which pages may read them.
 */
export class PublicEndpoint {
  readonly #allow: string;
  readonly #methods: readonly string[];
  readonly #openToPages: Headers;

  /** @param allow methods beside HEAD, e.g. `GET, OPTIONS` */
  constructor(allow: string) {
    this.#allow = allow;
    this.#methods = allow.split(", ");
    this.#openToPages = openToPages(allow);
  }

  /**
   * The response to a method that the endpoint does not allow, and to OPTIONS; undefined for every other
   * method.
   */
  answerMethod(exchange: Exchange): Refusal | undefined {
    const { method } = exchange.request;
    const headers = this.#headers(exchange);
    const effective = method === "HEAD" ? "GET" : method;
    if (!this.#methods.includes(effective)) {
      return { code: "method_not_allowed", headers: [["allow", this.#allow], ...headers] };
    }
    if (method !== "OPTIONS") return undefined;
    return { code: "direct_response", status: NO_CONTENT, headers, body: NOTHING };
  }

  json(exchange: Exchange, value: unknown, status = OK): Refusal {
    return { ...this.#respondWith(exchange, "direct_response", value), status };
  }

  /** An error in the form that OAuth clients read (RFC 6749 section 5.2, RFC 7591 section 3.2.2). */
  error(exchange: Exchange, { code, error, description, detail }: OauthError): Refusal {
    const refusal = this.#respondWith(exchange, code, { error, error_description: description });
    return detail === undefined ? refusal : { ...refusal, detail };
  }

  #headers({ hasCors }: Exchange): Headers {
    return hasCors ? [] : this.#openToPages;
  }

  #respondWith(exchange: Exchange, code: Refusal["code"], value: unknown): Refusal {
    return {
      code,
      headers: [["content-type", "application/json"], ...this.#headers(exchange)],
      body: encoder.encode(JSON.stringify(value)),
    };
  }
}

interface OauthError {
  readonly code: Refusal["code"];
  readonly error: string;
  readonly description: string;
  /** The detail appears only in logs and traces, never in the response. */
  readonly detail?: string;
}

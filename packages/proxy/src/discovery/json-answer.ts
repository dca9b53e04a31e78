import type { Refusal } from "../pipeline/policy.ts";

const OK = 200;
const NO_CONTENT = 204;
const NOTHING = new Uint8Array(0);
const encoder = new TextEncoder();

/** Fields with which pages of any origin may read a document that holds nothing secret. */
function openToPages(methods: string): Refusal["headers"] & {} {
  return [
    ["access-control-allow-origin", "*"],
    ["access-control-allow-methods", methods],
    ["access-control-allow-headers", "content-type, mcp-protocol-version"],
  ];
}

/** A public endpoint of the gateway itself: its methods, and answers that browsers may read. */
export class PublicEndpoint {
  readonly #allow: string;
  readonly #methods: readonly string[];
  readonly #headers: Refusal["headers"] & {};

  /** @param allow methods beside HEAD, e.g. `GET, OPTIONS` */
  constructor(allow: string) {
    this.#allow = allow;
    this.#methods = allow.split(", ");
    this.#headers = openToPages(allow);
  }

  /** The answer to every method but those that read or write. */
  answerMethod(method: string): Refusal | undefined {
    const effective = method === "HEAD" ? "GET" : method;
    if (!this.#methods.includes(effective)) {
      return { code: "method_not_allowed", headers: [["allow", this.#allow], ...this.#headers] };
    }
    if (method !== "OPTIONS") return undefined;
    return { code: "direct_response", status: NO_CONTENT, headers: this.#headers, body: NOTHING };
  }

  json(value: unknown, status = OK): Refusal {
    return { ...this.#answer("direct_response", value), status };
  }

  /** An error in the form that OAuth clients read (RFC 6749 section 5.2, RFC 7591 section 3.2.2). */
  error(answer: {
    code: Refusal["code"];
    error: string;
    description: string;
    detail?: string;
  }): Refusal {
    const { code, error, description, detail } = answer;
    const refusal = this.#answer(code, { error, error_description: description });
    return detail === undefined ? refusal : { ...refusal, detail };
  }

  #answer(code: Refusal["code"], value: unknown): Refusal {
    return {
      code,
      headers: [["content-type", "application/json"], ...this.#headers],
      body: encoder.encode(JSON.stringify(value)),
    };
  }
}

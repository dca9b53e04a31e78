import { PublicEndpoint } from "@edge-gateway/credentials/discovery/json-response";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext, Refusal } from "@edge-gateway/gateway/exchange/policy";
import { wholeRequest } from "@edge-gateway/http";

const FOUND = 302;
const FORM = "application/x-www-form-urlencoded";
/** The grants that MCP clients use; the secret is added to requests with these grants only. */
const GRANTS: readonly (string | null)[] = ["authorization_code", "refresh_token"];
/** Members of token requests and responses that traces must not show. */
const SECRETS = [
  ...["code", "code_verifier", "client_secret", "client_assertion"],
  ...["access_token", "refresh_token", "id_token", "registration_access_token"],
];

const TOO_LARGE = "the request is too large";

const pages = new PublicEndpoint("GET, OPTIONS");
const endpoint = new PublicEndpoint("POST, OPTIONS");

/** The client whose secret the gateway adds. */
export interface SecretClient {
  /** The client id that the secret belongs to; undefined: any client id. */
  readonly clientId: string | undefined;
  readonly secret: string;
}

/** What the gateway changes in the query of an authorization request. */
interface QueryChanges {
  readonly dropsResource?: boolean;
  readonly audience?: string | undefined;
}

/** Redirects the client to the provider's authorization page. */
export function redirectToProvider(
  exchange: Exchange,
  url: string,
  { dropsResource = false, audience }: QueryChanges,
): Refusal {
  const answered = pages.answerMethod(exchange);
  if (answered !== undefined) return answered;
  const target = new URL(url);
  for (const [name, value] of new URLSearchParams(queryOf(exchange)))
    if (name !== "resource" || !dropsResource) target.searchParams.append(name, value);
  if (audience !== undefined) target.searchParams.set("audience", audience);
  const headers = [["location", target.href]] as const;
  return { code: "direct_response", status: FOUND, headers, body: new Uint8Array(0) };
}

function queryOf({ original }: Exchange): string {
  const at = original.target.indexOf("?");
  return at < 0 ? "" : original.target.slice(at + 1);
}

/** Forwards clients' requests to endpoints of the identity provider. */
export class ProxiedRequests {
  readonly #context: CompileContext;

  constructor(context: CompileContext) {
    this.#context = context;
  }

  /** Forwards a registration (RFC 7591) to the provider. Web pages cannot send it there themselves. */
  async register(exchange: Exchange, url: string): Promise<Refusal> {
    const answered = endpoint.answerMethod(exchange);
    if (answered !== undefined) return answered;
    const body = await this.body(exchange);
    if (body === undefined) return invalid(exchange, TOO_LARGE);
    return this.#pass(exchange, { url, type: "application/json", body });
  }

  /** Forwards a token request with the client's secret and without a resource indicator. */
  async requestToken(
    exchange: Exchange,
    url: string,
    {
      client,
      dropsResource,
    }: { readonly client: SecretClient | undefined; readonly dropsResource: boolean },
  ): Promise<Refusal> {
    const answered = endpoint.answerMethod(exchange);
    if (answered !== undefined) return answered;
    const body = await this.body(exchange);
    if (body === undefined) return invalid(exchange, TOO_LARGE);
    if (exchange.request.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== FORM)
      return invalid(exchange, `the content type must be ${FORM}`);
    const form = new URLSearchParams(Buffer.from(body).toString());
    if (dropsResource) form.delete("resource");
    const isOwn = client !== undefined && isOf(client, form, exchange);
    if (isOwn) form.set("client_secret", client.secret);
    learn(exchange, form);
    return this.#pass(exchange, { url, type: FORM, body: Buffer.from(form.toString()) });
  }

  /** Reads the request's body; undefined if it is too large. */
  async body(exchange: Exchange): Promise<Uint8Array | undefined> {
    return wholeRequest(exchange, this.#context.use(SETTINGS).identity.maxRegistrationBytes);
  }

  async #pass(
    exchange: Exchange,
    { url, type, body }: { readonly url: string; readonly type: string; readonly body: Uint8Array },
  ): Promise<Refusal> {
    const { requestTimeoutMilliseconds: timeout } = this.#context.use(SETTINGS).identity;
    const authorization = exchange.request.get("authorization");
    try {
      const response = await this.#context.use(POLICY_SERVERS).http.send(
        { url },
        {
          method: "POST",
          headers: {
            accept: "application/json",
            "content-type": type,
            ...(authorization === undefined ? {} : { authorization }),
          },
          body,
          // The request is not retried, because a code, and many refresh tokens, are valid only once.
          isRepeatable: false,
          timeout,
        },
      );
      return asReceived(exchange, response.status, response.body);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#context.log.warn("the identity provider did not respond", { reason: error.message });
      return notReached(exchange, error);
    }
  }
}

/** The response to the client if the identity provider cannot be reached. */
export function notReached(
  exchange: Exchange,
  { host, message }: OutboundError,
  at: PublicEndpoint = endpoint,
): Refusal {
  return at.error(exchange, {
    code: "discovery_failed",
    error: "server_error",
    description: `the identity provider could not be reached at ${host}`,
    detail: message,
  });
}

/**
 * Whether a token request is for the client whose secret the gateway has, and contains no client
 * authentication of its own.
 */
function isOf({ clientId }: SecretClient, form: URLSearchParams, exchange: Exchange): boolean {
  return (
    GRANTS.includes(form.get("grant_type")) &&
    (clientId === undefined || form.get("client_id") === clientId) &&
    !form.has("client_secret") &&
    !form.has("client_assertion") &&
    !exchange.request.has("authorization")
  );
}

function invalid(exchange: Exchange, description: string): Refusal {
  return endpoint.error(exchange, { code: "bad_request", error: "invalid_request", description });
}

/** Converts the provider's response, without connection-specific headers. */
function asReceived(exchange: Exchange, status: number, body: Buffer): Refusal {
  const value = jsonOf(body);
  if (value === undefined) {
    const description = `the identity provider's response is not JSON (status ${status})`;
    return endpoint.error(exchange, {
      code: "discovery_failed",
      error: "server_error",
      description,
    });
  }
  for (const name of SECRETS) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === "string") exchange.trace?.learn(text);
  }
  const refusal = endpoint.json(exchange, value, status);
  return { ...refusal, headers: [...(refusal.headers ?? []), ["cache-control", "no-store"]] };
}

function jsonOf(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function learn({ trace }: Exchange, form: URLSearchParams): void {
  for (const name of SECRETS) {
    const text = form.get(name);
    if (text !== null) trace?.learn(text);
  }
}

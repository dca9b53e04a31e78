import type { ClientRegistration } from "@edge-gateway/generated/types/index.ts";
import { validateClientRegistration } from "@edge-gateway/generated/validators/client-registration.js";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import type { PublicEndpoint } from "./json-response.ts";

/** The status of a successful registration (RFC 7591 section 3.2.1). */
const CREATED = 201;

/** The request that registers a client, and the client id for the response. */
export interface Registration {
  readonly endpoint: PublicEndpoint;
  readonly exchange: Exchange;
  readonly clientId: string;
}

/**
 * Responds to a dynamic client registration (RFC 7591) with an existing client: a public client, without a
 * secret, for the authorization code grant.
 */
export function registerClient(
  { endpoint, exchange, clientId }: Registration,
  body: Uint8Array | undefined,
): Refusal {
  const invalid = (error: string, description: string) =>
    endpoint.error(exchange, { code: "bad_request", error, description });
  if (body === undefined) return invalid("invalid_client_metadata", "the request is too large");
  const request = parse(body);
  if (request === undefined) {
    return invalid(
      "invalid_redirect_uri",
      "a JSON object with a list of redirect_uris is expected",
    );
  }
  if (!request.redirect_uris.every(isRedirection))
    return invalid(
      "invalid_redirect_uri",
      "a redirect_uri must lead to a client: no fragment, no script",
    );
  return endpoint.json(
    exchange,
    {
      client_id: clientId,
      ...(request.client_name === undefined ? {} : { client_name: request.client_name }),
      redirect_uris: request.redirect_uris,
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code"],
      response_types: ["code"],
    },
    CREATED,
  );
}

/** Schemes that a browser executes or opens itself, so that a redirect to them reaches no client. */
const NOT_OF_CLIENTS: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "vbscript:",
  "blob:",
  "file:",
  "about:",
  "view-source:",
]);

/** Whether a client may be redirected there: an absolute URI without a fragment (RFC 6749 section 3.1.2). */
function isRedirection(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && !NOT_OF_CLIENTS.has(url.protocol) && !text.includes("#");
}

function parse(body: Uint8Array): ClientRegistration | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isRegistration(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRegistration(value: unknown): value is ClientRegistration {
  return validateClientRegistration(value).length === 0;
}

import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { JsonObject } from "@edge-gateway/jose";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { formRequest, type ProveClient } from "./client-authentication.ts";
import type { ServerMetadata } from "./discovery/authorization-servers.ts";
import { parseObject, shownCode, shownStatus } from "./token-response.ts";

const HTTP_OK = 200;
/** Errors about the request (RFC 6749 section 5.2; the last one is GitHub's), not about the client or the server. */
const OF_REQUEST = new Set<unknown>(["invalid_grant", "invalid_request", "bad_verification_code"]);

/** Thrown when a user's grant cannot be used: the provider refuses it, or the browser returns with another one. */
export class GrantError extends Error {}

/** Where an authorization server is asked for codes and for tokens. */
export interface CodeEndpoints {
  readonly authorization: string;
  readonly token: string;
  /** Whether every authorization response names its issuer (RFC 9207 section 3). */
  readonly namesIssuer: boolean;
}

/** What an authorization request says (RFC 6749 section 4.1.1). */
export interface CodeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  /** The S256 code challenge (RFC 7636 section 4.2). */
  readonly challenge: string;
}

/**
 * Reads the endpoints of an issuer from its metadata.
 * @throws OutboundError
 */
export function codeEndpointsIn(metadata: ServerMetadata, issuer: string): CodeEndpoints {
  const fault = (what: string): OutboundError => new OutboundError(new URL(issuer).host, what);
  if (metadata["issuer"] !== issuer) throw fault("the metadata is of another issuer");
  const authorization = urlIn(metadata, "authorization_endpoint");
  const token = urlIn(metadata, "token_endpoint");
  if (authorization === undefined || token === undefined)
    throw fault("the metadata has no authorization_endpoint or token_endpoint");
  const namesIssuer = metadata["authorization_response_iss_parameter_supported"] === true;
  return { authorization, token, namesIssuer };
}

/** The HTTP URL in a member of the metadata. */
export function urlIn(metadata: ServerMetadata, name: string): string | undefined {
  const value = metadata[name];
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}

/** The URL to which a user's browser is redirected for a code. */
export function authorizationUrl(
  endpoint: string,
  { clientId, redirectUri, scopes, state, challenge }: CodeRequest,
  more: Readonly<Record<string, string>>,
): string {
  const url = new URL(endpoint);
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length === 0 ? {} : { scope: scopes.join(" ") }),
    ...more,
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    // The scope `offline_access`: without it no refresh token is issued (OpenID Connect Core section 11).
    ...(scopes.includes("offline_access") ? { prompt: "consent" } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Checks the `iss` of an authorization response (RFC 9207 section 2.4): a code of another provider must not be sent
 * to this one.
 * @throws GrantError
 */
export function checkIssuer(
  named: string | null,
  issuer: string | undefined,
  { namesIssuer }: Pick<CodeEndpoints, "namesIssuer">,
): void {
  if (named === null && namesIssuer) throw new GrantError("the response does not name its issuer");
  if (named !== null && issuer !== undefined && named !== issuer)
    throw new GrantError("the response is from another issuer");
}

/**
 * The code in the parameters of an authorization response.
 * @param provider names the provider in the error
 * @throws GrantError if the provider responded with an error
 */
export function codeIn(parameters: URLSearchParams, provider: string): string {
  const error = parameters.get("error");
  if (error !== null) throw new GrantError(`${provider} says ${shownCode(error) ?? "an error"}`);
  const code = parameters.get("code");
  if (code === null) throw new GrantError("there is no code");
  return code;
}

/**
 * Asks for tokens, and returns the members of the response.
 * @throws GrantError, OutboundError, CredentialError
 */
export async function requestTokens(
  endpoint: string,
  form: Readonly<Record<string, string>>,
  prove: ProveClient,
  context: CompileContext,
): Promise<JsonObject> {
  const { requestTimeoutMilliseconds: timeout } = context.use(SETTINGS).identity;
  const { http } = context.use(POLICY_SERVERS);
  // The request is not retried, because a code, and many refresh tokens, are valid only once.
  const options = { isRepeatable: false, timeout };
  const request = formRequest(new URLSearchParams(form), await prove(), options);
  const { status, body } = await http.send({ url: endpoint }, request);
  const members = parseObject(body.toString());
  const { error } = members;
  // GitHub and other providers report errors with status 200; others say so that there is none: null, "" or false.
  if (status === HTTP_OK && !error) return members;
  const message = `the token endpoint responded with ${shownStatus(status, shownCode(error))}`;
  if (OF_REQUEST.has(error)) throw new GrantError(message);
  throw new OutboundError(new URL(endpoint).host, message, status);
}

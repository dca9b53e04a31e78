import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import type { OutboundResponse } from "@edge-gateway/outbound/http-client";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import type { TimedToken } from "@edge-gateway/credentials/token-cache";
import { isUsableToken } from "@edge-gateway/credentials/usable-token";
import { formRequest, type ProveClient } from "@edge-gateway/credentials/client-authentication";
import { parseObject, shownCode, shownStatus } from "@edge-gateway/credentials/token-response";

const HTTP_OK = 200;
const MILLISECONDS_PER_SECOND = 1_000;
/**
 * Errors about the client's token, which the client must renew (RFC 6749 section 5.2; the second is what common
 * authorization servers send for an exchange). Others are faults of the configuration or of the server.
 */
const OF_CLIENTS_TOKEN: ReadonlySet<unknown> = new Set(["invalid_grant", "invalid_token"]);
/**
 * The token types that are accepted. A token of another type, such as DPoP, must not be used as a bearer
 * token (RFC 6749 section 7.1). `N_A` is the type of tokens that are not access tokens (RFC 8693 section
 * 2.2.1).
 */
const USABLE = /^(?:bearer|n_a)$/i;

/**
 * Requests an access token from a token endpoint (RFC 6749 section 3.2).
 * @throws CredentialError
 */
export type AskForToken = (form: URLSearchParams) => Promise<IssuedToken>;

export interface IssuedToken extends TimedToken {
  /** The URI of the token's type (RFC 8693 section 2.2.1); undefined if the response does not contain it. */
  readonly issuedType: string | undefined;
}

/** @param defaultLife milliseconds for which a token is valid if the response contains no lifetime */
export function compileTokenEndpoint(
  target: OutboundTarget,
  prove: ProveClient,
  defaultLife: number,
  context: CompileContext,
): AskForToken {
  const { http } = context.use(POLICY_SERVERS);
  const { requestTimeoutMilliseconds: timeout } = context.use(SETTINGS).identity;
  const { host } = new URL(target.url);
  return async (form) => {
    const request = formRequest(form, await prove(), { isRepeatable: true, timeout });
    const askedAt = context.wallClock();
    const response = await http.send(target, request).catch((error: unknown) => {
      throw error instanceof OutboundError ? new CredentialError(error.message) : error;
    });
    return tokenIn(response, host, askedAt, defaultLife);
  };
}

function tokenIn(
  { status, body }: OutboundResponse,
  host: string,
  askedAt: number,
  defaultLife: number,
): IssuedToken {
  const members = parseObject(body.toString());
  if (status !== HTTP_OK) {
    const code = members["error"];
    throw new CredentialError(
      `${host}: the response has ${shownStatus(status, shownCode(code))}`,
      OF_CLIENTS_TOKEN.has(code) ? "unauthorized" : undefined,
    );
  }
  const { access_token: token, expires_in: seconds, token_type: use } = members;
  if (typeof token !== "string" || token === "")
    throw new CredentialError(`${host}: the response has no access_token`);
  if (!isUsableToken(token))
    throw new CredentialError(`${host}: the access_token cannot be sent in a header`);
  if (typeof use === "string" && !USABLE.test(use))
    throw new CredentialError(`${host}: the token is not a bearer token`);
  const given = Number(seconds ?? Number.NaN) * MILLISECONDS_PER_SECOND;
  const expires = askedAt + (Number.isFinite(given) ? given : defaultLife);
  const { issued_token_type: type } = members;
  return { token, expires, issuedType: typeof type === "string" ? type : undefined };
}

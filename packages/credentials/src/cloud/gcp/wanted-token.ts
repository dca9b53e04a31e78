import { unverifiedClaims } from "@edge-gateway/jose";
import { CredentialError } from "../../credential-error.ts";
import type { TimedToken } from "../../token-cache.ts";

/** What to request: an access token with a scope, or an identity token for an audience. */
export type WantedToken =
  { readonly scope: string; readonly audience?: undefined } | { readonly audience: string };

const MILLISECONDS_PER_SECOND = 1_000;

/**
 * Reads the expiry of an identity token from the token itself.
 * @throws CredentialError if the token has none
 */
export function idTokenOf(token: string, host: string): TimedToken {
  const exp = unverifiedClaims(token)?.["exp"];
  if (typeof exp !== "number")
    throw new CredentialError(`${host}: the response is not an identity token with exp`);
  return { token, expires: exp * MILLISECONDS_PER_SECOND };
}

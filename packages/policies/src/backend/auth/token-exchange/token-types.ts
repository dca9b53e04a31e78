import type { TokenType } from "@edge-gateway/generated/types/index.ts";

/** The URIs of token types (RFC 8693 section 3, and the identity assertion authorization grant). */
const URNS: ReadonlyMap<string, string> = new Map([
  ["AccessToken", "urn:ietf:params:oauth:token-type:access_token"],
  ["Jwt", "urn:ietf:params:oauth:token-type:jwt"],
  ["IdToken", "urn:ietf:params:oauth:token-type:id_token"],
  ["IdJag", "urn:ietf:params:oauth:token-type:id-jag"],
]);

/** Returns the URI of a token type. */
export function tokenTypeUri(type: TokenType = "AccessToken"): string {
  return URNS.get(type) ?? type;
}

import type { Exchange } from "../../pipeline/exchange.ts";

/** The owner of a session, as text: the strongest known identity of the client. */
export function principalOf({ jwt, apiKeyDigest, basicAuth }: Exchange): string {
  if (jwt !== undefined) {
    for (const claim of ["sub", "client_id", "azp"])
      if (jwt[claim] !== undefined) return JSON.stringify([claim, jwt["iss"] ?? null, jwt[claim]]);
    return JSON.stringify(["iss", jwt["iss"] ?? null]);
  }
  if (apiKeyDigest !== undefined) return JSON.stringify(["apiKey", apiKeyDigest]);
  if (basicAuth !== undefined) return JSON.stringify(["basic", basicAuth.username]);
  return "";
}

import type { Exchange } from "../../pipeline/exchange.ts";

/** Whom a session belongs to, as text: who has signed in, by the strongest name that is known. */
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

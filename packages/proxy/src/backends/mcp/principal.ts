import { createHash } from "node:crypto";
import type { Exchange } from "../../pipeline/exchange.ts";

/**
 * Identifies the owners of a backend's sessions, as text: the principal and place to which a
 * session is bound.
 */
export class SessionOwners {
  readonly #place: readonly unknown[];
  /** The last owner, cached because the next request usually has the same. */
  #routeName: string | undefined;
  #principal: string | undefined;
  #owner = "";

  /** @param place the backend, and what else its sessions depend on */
  constructor(...place: readonly unknown[]) {
    this.#place = place;
  }

  /** The backend, route and client that a session belongs to. */
  of(exchange: Exchange): string {
    const { routeName } = exchange;
    const principal = principalOf(exchange);
    if (routeName !== this.#routeName || principal !== this.#principal) {
      this.#routeName = routeName;
      this.#principal = principal;
      this.#owner = JSON.stringify([...this.#place, routeName, principal]);
    }
    return this.#owner;
  }
}

/** The owner of a session, as text: the strongest known identity of the client. */
export function principalOf({ jwt, jwtToken, apiKeyDigest, basicAuth }: Exchange): string {
  if (jwt !== undefined) {
    const issuer = jwt["iss"] ?? null;
    for (const claim of ["sub", "client_id", "azp"])
      if (names(jwt[claim])) return JSON.stringify([claim, issuer, jwt[claim]]);
    // Two clients may have tokens with equal claims, so the token itself is the owner.
    const digest = createHash("sha256")
      .update(jwtToken ?? JSON.stringify(jwt))
      .digest("base64url");
    return JSON.stringify(["token", issuer, digest]);
  }
  if (apiKeyDigest !== undefined) return JSON.stringify(["apiKey", apiKeyDigest]);
  if (basicAuth !== undefined) return JSON.stringify(["basic", basicAuth.username]);
  return "";
}

/** Whether a claim identifies a person: RFC 7519 requires text, and some issuers use numbers. */
function names(claim: unknown): boolean {
  return typeof claim === "number" || (typeof claim === "string" && claim !== "");
}

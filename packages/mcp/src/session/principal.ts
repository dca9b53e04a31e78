import { createHash } from "node:crypto";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Exchange } from "../exchange.ts";

/**
 * Identifies the owners of a backend's sessions. An owner is a text that consists of the principal and the
 * place to which a session is bound.
 */
export class SessionOwners {
  readonly #place: readonly unknown[];
  /** The last owner, cached because the next request usually has the same. */
  #routeName: string | undefined;
  #principal: string | undefined;
  #owner = "";

  /** @param place identifies the backend, and whatever else its sessions depend on */
  constructor(...place: readonly unknown[]) {
    this.#place = place;
  }

  /** Returns the text for the backend, route and client that a session belongs to. */
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

/** The text that identifies the client: its strongest known identity. */
export function principalOf({
  jwt,
  jwtToken,
  apiKeyDigest,
  basicAuth,
}: Pick<Exchange, "jwt" | "jwtToken" | "apiKeyDigest" | "basicAuth">): string {
  if (jwt !== undefined) {
    const issuer = jwt["iss"] ?? null;
    for (const claim of ["sub", "client_id", "azp"])
      if (names(jwt[claim])) return JSON.stringify([claim, issuer, jwt[claim]]);
    // Tokens of two clients may have equal claims, so the token itself identifies the client.
    const digest = createHash("sha256")
      .update(jwtToken ?? JSON.stringify(jwt))
      .digest("base64url");
    return JSON.stringify(["token", issuer, digest]);
  }
  if (apiKeyDigest !== undefined) return JSON.stringify(["apiKey", apiKeyDigest]);
  if (basicAuth !== undefined) return JSON.stringify(["basic", basicAuth.username]);
  return "";
}

/** Who has authenticated, as people know it; empty if nobody has. */
export function ownerName({ jwt, apiKey, basicAuth }: Exchange): string {
  const known = [jwt?.["sub"], jwt?.["client_id"], jwt?.["azp"], apiKey?.["name"], apiKey?.["id"]];
  const name = known.find(names) ?? basicAuth?.username ?? "";
  return String(name).slice(0, LIMITS.adminName.maxLength);
}

/** Whether a claim identifies a person: RFC 7519 requires a text, but some issuers use numbers. */
function names(claim: unknown): claim is string | number {
  return typeof claim === "number" || (typeof claim === "string" && claim !== "");
}

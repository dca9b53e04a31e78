import type { Exchange } from "../../pipeline/exchange.ts";

/** The owners of a backend's sessions, as text: whom and what a session is bound to. */
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

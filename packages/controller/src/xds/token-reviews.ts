import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Client } from "@edge-gateway/kube/client";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import type { GatewayName } from "@edge-gateway/xds/server/discovery-server";
import { REMEMBERED_TOKENS, TOKEN_MILLISECONDS } from "../bounds.ts";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";

const PATH = "/apis/authentication.k8s.io/v1/tokenreviews";

/**
 * Asks the API server to verify the tokens of data planes. Each gateway has its own ServiceAccount.
 */
export class TokenReviews {
  readonly #client: Client;
  readonly #audience: string;
  /** A monotonic clock in milliseconds. */
  readonly #clock: () => number;
  /**
   * The users of recently verified tokens, by the hash of the token; cached because many data planes
   * reconnect at the same time.
   */
  readonly #known = new LruCache<string, { readonly user: string; readonly until: number }>(
    REMEMBERED_TOKENS,
  );

  constructor(client: Client, audience: string, clock: () => number = Date.now) {
    this.#clock = clock;
    this.#client = client;
    this.#audience = audience;
  }

  /**
   * Why the owner of a token may not read a gateway's configuration; undefined if reading is allowed.
   * @throws Error when the API server does not respond
   */
  async refusal(gateway: GatewayName, token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return "token missing: send authorization: Bearer …";
    const user = await this.#userOf(token);
    if (user === undefined) return `the token is not valid for the audience ${this.#audience}`;
    const expected = `system:serviceaccount:${gateway.namespace}:${dataPlaneAccount(gateway.name)}`;
    return user === expected ? undefined : `the token belongs to ${user}, not to ${expected}`;
  }

  /**
   * API servers that do not support audiences name no audience, and also accept tokens that are meant for
   * others (Kubernetes, TokenReviewSpec.audiences).
   */
  #isMeant({ audiences }: Json): boolean {
    return Array.isArray(audiences) && audiences.includes(this.#audience);
  }

  async #userOf(token: string): Promise<string | undefined> {
    const key = createHash("sha256").update(token).digest("base64url");
    const known = this.#known.get(key);
    if (known !== undefined && known.until > this.#clock()) return known.user;
    const value = {
      apiVersion: "authentication.k8s.io/v1",
      kind: "TokenReview",
      spec: { token, audiences: [this.#audience] },
    };
    const review = await this.#client.request("POST", PATH, {
      body: { type: "application/json", value },
    });
    const status = isJson(review) && isJson(review["status"]) ? review["status"] : {};
    const user = this.#isMeant(status) ? userIn(status) : undefined;
    if (user !== undefined)
      this.#known.set(key, { user, until: this.#clock() + TOKEN_MILLISECONDS });
    return user;
  }
}

function userIn({ authenticated, user }: Json): string | undefined {
  if (authenticated !== true || !isJson(user)) return undefined;
  return typeof user["username"] === "string" ? user["username"] : undefined;
}

import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { KEYED_STATE, type KeyedState } from "@edge-gateway/gateway/shared/keyed-cells";
import { GrantError } from "@edge-gateway/credentials/authorization-code";
import type { LoginProvider } from "./provider.ts";
import type { Session, Sessions } from "./session.ts";
import { OIDC_REFRESH_LEASE, OIDC_REFRESH_POLL } from "@edge-gateway/credentials/bounds";

/** Indexes of a refresh's integers, which all workers share: when its lease ends, and its result. */
const ENDS = 0;
const OUTCOME = 1;
const PENDING = 0n;
const DONE = 1n;
const FAILED = 2n;

/** The result of refreshing a session. */
export type Refreshed =
  /** The browser must get the cookies of the session with the new tokens. */
  | { readonly kind: "new"; readonly session: Session }
  /** The request continues with the session that it has. */
  | { readonly kind: "same" }
  | { readonly kind: "over"; readonly reason: string };

/** Refreshes sessions. Concurrent requests in all tabs and workers share one refresh. */
export class Refresher {
  readonly #provider: LoginProvider;
  readonly #sessions: Sessions;
  readonly #context: CompileContext;
  readonly #state: KeyedState;

  constructor(provider: LoginProvider, sessions: Sessions, context: CompileContext) {
    this.#provider = provider;
    this.#sessions = sessions;
    this.#context = context;
    this.#state = context.use(KEYED_STATE);
  }

  /** @throws OutboundError, CredentialError when an expired session cannot be refreshed now */
  async refresh(session: Session, refreshToken: string): Promise<Refreshed> {
    const key = createHash("sha256").update(`oidc refresh ${refreshToken}`).digest();
    const hash = key.readBigInt64LE();
    if (this.#lease(hash)) return this.#refresh(session, refreshToken, hash);
    return this.#isExpired(session) ? this.#follow(hash) : { kind: "same" };
  }

  async #refresh(session: Session, refreshToken: string, hash: bigint): Promise<Refreshed> {
    try {
      const { claims, idToken, until } = session;
      const tokens = await this.#provider.refresh(refreshToken, claims, idToken);
      this.#settle(hash, DONE);
      const next = this.#sessions.make(tokens, this.#context.wallClock(), until);
      return { kind: "new", session: next };
    } catch (error) {
      this.#settle(hash, FAILED);
      if (!this.#isExpired(session)) return { kind: "same" };
      if (error instanceof GrantError) return { kind: "over", reason: error.message };
      throw error;
    }
  }

  /** Waits for another request's refresh of the same session. */
  async #follow(hash: bigint): Promise<Refreshed> {
    for (;;) {
      const [ends = 0n, outcome = PENDING] = this.#state.use(hash, (cells) => [...cells]);
      if (outcome === DONE) return { kind: "same" };
      if (outcome === FAILED || Number(ends) <= this.#context.now())
        throw new OutboundError("the identity provider", "another refresh of the session failed");
      await setTimeout(OIDC_REFRESH_POLL);
    }
  }

  #isExpired({ expires }: Session): boolean {
    return this.#context.wallClock() >= expires;
  }

  /** Returns whether this request must perform the refresh. */
  #lease(hash: bigint): boolean {
    const now = Math.floor(this.#context.now());
    return this.#state.use(hash, (cells) => {
      if (Number(cells[ENDS]) > now && cells[OUTCOME] !== FAILED) return false;
      cells[ENDS] = BigInt(now + OIDC_REFRESH_LEASE);
      cells[OUTCOME] = PENDING;
      return true;
    });
  }

  #settle(hash: bigint, outcome: bigint): void {
    this.#state.use(hash, (cells) => void (cells[OUTCOME] = outcome));
  }
}

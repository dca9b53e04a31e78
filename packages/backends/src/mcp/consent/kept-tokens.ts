import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { asObject } from "@edge-gateway/jose";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import {
  MAX_OIDC_REFRESH,
  OIDC_REFRESH_LEASE,
  OIDC_REFRESH_PART,
  OIDC_REFRESH_POLL,
} from "@edge-gateway/credentials/bounds";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { KEYED_STATE, type KeyedState } from "@edge-gateway/gateway/shared/keyed-cells";
import { GrantError } from "@edge-gateway/credentials/authorization-code";
import type { ConsentProvider, UserTokens } from "./consent-provider.ts";
import { CONSENTS, type Consents } from "./consents.ts";
import { openText, sealText } from "./sealed-text.ts";

/** The purposes of encrypted tokens: each token is encrypted for one purpose. */
export interface TokenPlace {
  readonly backend: string;
  readonly target: string;
}

interface Kept extends UserTokens {
  /** The time from which tokens are refreshed, in milliseconds since 1970. */
  readonly refreshAt: number;
}

/** Stored tokens in encrypted form, with their user and purpose. */
interface Found {
  readonly key: string;
  readonly sealed: string;
  readonly tokens: Kept;
}

/** The tokens of users for one server: encrypted, refreshed, and removed when they are no longer valid. */
export class KeptTokens {
  readonly #place: TokenPlace;
  readonly #provider: ConsentProvider;
  readonly #consents: Consents;
  readonly #seal: SessionSeal;
  readonly #leases: KeyedState;
  readonly #wallClock: () => number;
  readonly #flights = new SingleFlight<string, string | undefined>();

  constructor(place: TokenPlace, provider: ConsentProvider, context: CompileContext) {
    this.#place = place;
    this.#provider = provider;
    this.#consents = context.use(CONSENTS);
    this.#seal = context.use(SESSION_SEAL);
    this.#leases = context.use(KEYED_STATE);
    this.#wallClock = () => context.wallClock();
  }

  /**
   * Returns a valid token; undefined if the user must consent, or consent again.
   * @throws OutboundError, CredentialError
   */
  async current(principal: string): Promise<string | undefined> {
    const found = await this.#find(this.#keyOf(principal));
    if (found === undefined) return undefined;
    const { tokens, key } = found;
    if (this.#wallClock() < tokens.refreshAt) return tokens.accessToken;
    return this.#flights.run(key, () => this.#refreshed(found));
  }

  async keep(principal: string, tokens: UserTokens): Promise<void> {
    await this.#keep(this.#keyOf(principal), tokens);
  }

  /** Removes the user's tokens, because the server refuses them, or the user has withdrawn the consent. */
  async forget(principal: string): Promise<void> {
    const found = await this.#find(this.#keyOf(principal));
    if (found !== undefined) await this.#consents.remove(found.key, found.sealed);
  }

  async #refreshed({ key, sealed, tokens }: Found): Promise<string | undefined> {
    const { accessToken, refreshToken, expires = Infinity } = tokens;
    const isValid = this.#wallClock() < expires;
    if (refreshToken === undefined) {
      if (!isValid) await this.#consents.remove(key, sealed);
      return isValid ? accessToken : undefined;
    }
    if (!this.#lease(sealed)) return isValid ? accessToken : this.#follow(key, sealed);
    try {
      const next = await this.#provider.refresh(refreshToken);
      await this.#keep(key, next);
      return next.accessToken;
    } catch (error) {
      if (!(error instanceof GrantError) && !isValid) throw error;
      if (!(error instanceof GrantError)) return accessToken;
      await this.#consents.remove(key, sealed);
      return undefined;
    }
  }

  /** Waits until another worker has fetched the tokens. */
  async #follow(key: string, sealed: string): Promise<string | undefined> {
    const end = this.#wallClock() + OIDC_REFRESH_LEASE;
    while (this.#wallClock() < end) {
      const found = await this.#find(key);
      if (found?.sealed !== sealed) return found?.tokens.accessToken;
      await setTimeout(OIDC_REFRESH_POLL);
    }
    throw new GrantError("another refresh of the token takes too long");
  }

  /**
   * Whether this worker must refresh the token: a refresh token may be valid only once, so only one worker
   * uses it.
   */
  #lease(sealed: string): boolean {
    const hash = createHash("sha256").update(`mcp consent ${sealed}`).digest().readBigInt64LE();
    const now = this.#wallClock();
    return this.#leases.use(hash, (cells) => {
      if (Number(cells[0]) > now) return false;
      cells[0] = BigInt(now + OIDC_REFRESH_LEASE);
      return true;
    });
  }

  async #find(key: string): Promise<Found | undefined> {
    const sealed = await this.#consents.get(key);
    const text = sealed === undefined ? undefined : openText(this.#seal, sealed, placeOf(key));
    if (sealed === undefined || text === undefined) return undefined;
    return { key, sealed, tokens: keptIn(text) };
  }

  #keep(key: string, tokens: UserTokens): Promise<void> {
    const { expires } = tokens;
    const life = expires === undefined ? 0 : expires - this.#wallClock();
    const spare = Math.min(life * OIDC_REFRESH_PART, MAX_OIDC_REFRESH);
    const kept = { ...tokens, refreshAt: expires === undefined ? null : expires - spare };
    return this.#consents.put(key, sealText(this.#seal, JSON.stringify(kept), placeOf(key)));
  }

  #keyOf(principal: string): string {
    const { backend, target } = this.#place;
    const whole = JSON.stringify([backend, target, principal]);
    return createHash("sha256").update(whole).digest("hex");
  }
}

function placeOf(key: string): string {
  return `mcp consent ${key}`;
}

/** Parses the text of stored tokens. Decryption succeeded, so the text is unmodified. */
function keptIn(text: string): Kept {
  const { accessToken, refreshToken, expires, refreshAt } = { ...asObject(JSON.parse(text)) };
  return {
    accessToken: String(accessToken),
    refreshToken: typeof refreshToken === "string" ? refreshToken : undefined,
    expires: typeof expires === "number" ? expires : undefined,
    refreshAt: typeof refreshAt === "number" ? refreshAt : Infinity,
  };
}

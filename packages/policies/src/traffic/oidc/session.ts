import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import { asObject, type JsonObject, unverifiedClaims } from "@edge-gateway/jose";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { RequestHead } from "@edge-gateway/http";
import type { CookieSeal } from "./cookie-seal.ts";
import type { LoginCookies } from "./cookies.ts";
import type { Tokens } from "./provider.ts";
import { OIDC_REFRESH_PART, MAX_OIDC_REFRESH } from "@edge-gateway/credentials/bounds";
import { MAX_OPENED_SESSIONS } from "./bounds.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/** The content of a browser's session cookies; all times are milliseconds since 1970. */
export interface Session {
  readonly idToken: string;
  readonly claims: JsonObject;
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** From this time on the tokens are refreshed, if possible. */
  readonly refreshAt: number;
  /** When the tokens expire. Without new tokens the session ends then. */
  readonly expires: number;
  /** The latest time at which the session ends. */
  readonly until: number;
}

/** Reads and writes sessions in encrypted cookies. */
export class Sessions {
  readonly #seal: CookieSeal;
  readonly #cookies: LoginCookies;
  readonly #duration: number;
  readonly #keepsAccessToken: boolean;
  readonly #opened = new LruCache<string, Session>(MAX_OPENED_SESSIONS);

  constructor(config: ParsedOidc, seal: CookieSeal, cookies: LoginCookies) {
    this.#seal = seal;
    this.#cookies = cookies;
    this.#duration = config.sessionDuration;
    this.#keepsAccessToken = config.forwardAccessToken;
  }

  /** Reads the session in a request, even if it has expired; undefined if there is none. */
  read(request: RequestHead): Session | undefined {
    const sealed = this.#cookies.sealedSession(request);
    if (sealed === undefined) return undefined;
    const known = this.#opened.get(sealed);
    if (known !== undefined) return known;
    const text = this.#seal.open(sealed, this.#cookies.sessionPlace);
    const session = text === undefined ? undefined : sessionIn(text);
    if (session !== undefined) this.#opened.set(sealed, session);
    return session;
  }

  /**
   * Creates a session with new tokens.
   * @param until the end of the previous session, if there was one
   */
  make(tokens: Tokens, now: number, until = now + this.#duration): Session {
    const exp = Number(tokens.claims["exp"]) * MILLISECONDS_PER_SECOND;
    // A refresh may return no new identity token; then the session lasts until the next refresh.
    const expires = exp > now ? exp : now + MAX_OIDC_REFRESH;
    const spare = Math.min((expires - now) * OIDC_REFRESH_PART, MAX_OIDC_REFRESH);
    const { idToken, claims, refreshToken } = tokens;
    const accessToken = this.#keepsAccessToken ? tokens.accessToken : undefined;
    return {
      idToken,
      claims,
      accessToken,
      refreshToken,
      refreshAt: expires - spare,
      expires,
      until,
    };
  }

  /** Returns values of Set-Cookie; undefined if the session is too large for cookies. */
  cookiesOf(session: Session, now: number): readonly string[] | undefined {
    const { claims: _, ...kept } = session;
    const sealed = this.#seal.seal(JSON.stringify(kept), this.#cookies.sessionPlace);
    return this.#cookies.setSession(sealed, session.until - now);
  }
}

/** Decryption succeeded, so the content is what the gateway has written. */
function sessionIn(text: string): Session | undefined {
  const { idToken, accessToken, refreshToken, refreshAt, expires, until } = {
    ...asObject(JSON.parse(text)),
  };
  const claims = typeof idToken === "string" ? unverifiedClaims(idToken) : undefined;
  if (typeof idToken !== "string" || claims === undefined) return undefined;
  return {
    idToken,
    claims,
    accessToken: typeof accessToken === "string" ? accessToken : undefined,
    refreshToken: typeof refreshToken === "string" ? refreshToken : undefined,
    refreshAt: Number(refreshAt),
    expires: Number(expires),
    until: Number(until),
  };
}

import { createHash, randomBytes } from "node:crypto";
import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import { asObject } from "@edge-gateway/jose";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext, Refusal } from "@edge-gateway/gateway/exchange/policy";
import type { CookieSeal } from "./cookie-seal.ts";
import { LOGIN_SECONDS } from "@edge-gateway/credentials/bounds";
import { COOKIE_CHARACTERS } from "./bounds.ts";
import type { LoginCookies } from "./cookies.ts";
import { codeIn, GrantError } from "@edge-gateway/credentials/authorization-code";
import type { LoginProvider } from "./provider.ts";
import type { Sessions } from "./session.ts";

const MILLISECONDS_PER_SECOND = 1_000;
/**
 * Bytes of a random value: RFC 7636 section 4.1 requires 32 bytes for a verifier, and that is enough for
 * state and nonce, too.
 */
const RANDOM_BYTES = 32;
const STATE = /^[A-Za-z0-9_-]{43}$/;

export interface LoginParts {
  readonly config: ParsedOidc;
  readonly context: CompileContext;
  readonly provider: LoginProvider;
  readonly seal: CookieSeal;
  readonly cookies: LoginCookies;
  readonly sessions: Sessions;
}

/** The state of a login that is in progress; the browser has it in a cookie. */
interface Started {
  readonly nonce: string;
  readonly verifier: string;
  /** The path and query that the user requested; shortened if a cookie has no room for them. */
  readonly target: string;
  /** When the login began, in milliseconds since 1970. */
  readonly at: number;
}

/** The login at the provider: redirect and callback. */
export class Login {
  readonly #parts: LoginParts;
  readonly #origin: string;

  constructor(parts: LoginParts) {
    this.#parts = parts;
    this.#origin = new URL(parts.config.redirectUri).origin;
  }

  /**
   * Redirects the browser to the provider.
   * @throws OutboundError
   */
  async start(exchange: Exchange): Promise<Refusal> {
    const { provider, seal, cookies, context } = this.#parts;
    const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const location = await provider.authorizationUrl({ state, nonce, challenge });
    const at = context.wallClock();
    const sealFor = (target: string): string => {
      const started: Started = { nonce, verifier, target, at };
      return seal.seal(JSON.stringify(started), cookies.loginPlace(state));
    };
    const { target } = exchange.original;
    const all = [target, target.replace(/\?.*/s, ""), "/"].map(sealFor);
    // Browsers ignore cookies that are too large, so the login could not be completed.
    const sealed = all.find(({ length }) => length <= COOKIE_CHARACTERS) ?? "";
    exchange.trace?.note("apply", "there is no session: the browser is redirected to the provider");
    return redirect(location, [cookies.setLogin(state, sealed)]);
  }

  /**
   * Handles the redirect from the provider back to the gateway.
   * @throws GrantError, OutboundError, CredentialError
   */
  async finish(exchange: Exchange): Promise<Refusal> {
    const { provider, sessions, cookies, context } = this.#parts;
    const parameters = new URLSearchParams(exchange.request.query);
    const state = parameters.get("state") ?? "";
    const started = this.#started(exchange, state);
    if (started === undefined)
      throw new GrantError("the login was not started in this browser, or is too old");
    await provider.checkIssuer(parameters.get("iss"));
    const code = codeIn(parameters, "the identity provider");
    exchange.trace?.learn(code);
    const tokens = await provider.redeem(code, started.verifier, started.nonce);
    const now = context.wallClock();
    const set = sessions.cookiesOf(sessions.make(tokens, now), now);
    if (set === undefined) throw new GrantError("the tokens are too large for cookies");
    exchange.trace?.note("apply", "the login is complete");
    return redirect(this.#urlOf(started.target), [...set, cookies.clearLogin(state)]);
  }

  #started({ request }: Exchange, state: string): Started | undefined {
    const { seal, cookies, context } = this.#parts;
    if (!STATE.test(state)) return undefined;
    const sealed = cookies.sealedLogin(request, state);
    const text = sealed === undefined ? undefined : seal.open(sealed, cookies.loginPlace(state));
    if (text === undefined) return undefined;
    const { nonce, verifier, target, at } = { ...asObject(JSON.parse(text)) };
    const age = context.wallClock() - Number(at);
    if (!(age <= LOGIN_SECONDS * MILLISECONDS_PER_SECOND)) return undefined;
    return {
      nonce: String(nonce),
      verifier: String(verifier),
      target: String(target),
      at: Number(at),
    };
  }

  /** Builds a URL on this host. Without the gateway's origin, `//other.test` would lead to another host. */
  #urlOf(target: string): string {
    return `${this.#origin}${target.startsWith("/") ? target : "/"}`;
  }
}

/** Redirects the browser, and sets these cookies. */
export function redirect(location: string, cookies: readonly string[]): Refusal {
  return {
    code: "oidc_redirect",
    headers: [
      ["location", location],
      ["cache-control", "no-store"],
      ...cookies.map((cookie) => ["set-cookie", cookie] as const),
    ],
  };
}

function randomText(): string {
  return randomBytes(RANDOM_BYTES).toString("base64url");
}

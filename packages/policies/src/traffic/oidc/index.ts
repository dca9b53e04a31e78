import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  CONTINUE,
  type CompileContext,
  type CompiledPolicy,
  type Outcome,
  type PolicyDefinition,
  type Refusal,
} from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { COOKIE_SEAL } from "./cookie-seal.ts";
import { LoginCookies } from "./cookies.ts";
import { Login, type LoginParts, redirect } from "./login.ts";
import { GrantError } from "@edge-gateway/credentials/authorization-code";
import { LoginProvider } from "./provider.ts";
import { Refresher } from "./refresh.ts";
import { type Session, Sessions } from "./session.ts";

/**
 * Logs in users of a browser with OpenID Connect (Core 1.0, authorization code flow): a browser
 * without a session is redirected to the provider, and the result is stored as a session in
 * encrypted cookies.
 */
export const oidc: PolicyDefinition<ParsedOidc> = {
  compile(config, context) {
    const { seal } = context.use(COOKIE_SEAL);
    if (seal === undefined) {
      context.problem(context.path, "oidc needs a secret for its cookies: set OIDC_COOKIE_SECRET");
      return {};
    }
    const provider = providerOf(config, context);
    if (provider === undefined)
      return { request: () => ({ code: "oidc_unavailable", detail: "the client has no secret" }) };
    const cookies = new LoginCookies(config);
    const sessions = new Sessions(config, seal, cookies);
    return stepsOf({ config, context, provider, seal, cookies, sessions });
  },
};

function providerOf(config: ParsedOidc, context: CompileContext): LoginProvider | undefined {
  try {
    return new LoginProvider(config, context);
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    context.log.warn("oidc cannot run: every request is refused", {
      policy: context.path,
      reason: error.message,
    });
    return undefined;
  }
}

function stepsOf(parts: LoginParts): CompiledPolicy {
  const door = new Door(parts);
  return {
    endpoint: { name: "login", step: (exchange) => door.serve(exchange) },
    request: (exchange) => door.check(exchange),
    response: (exchange) => door.giveCookies(exchange),
    close: () => parts.provider.close(),
  };
}

/** Lets requests with a session pass, and redirects browsers without a session to the login. */
class Door {
  readonly #parts: LoginParts;
  readonly #login: Login;
  readonly #refresher: Refresher;
  readonly #callbackPath: string;
  /** Cookies to add to the responses of exchanges. */
  readonly #given = new ExchangeMemo<readonly string[]>();

  constructor(parts: LoginParts) {
    const { config, provider, sessions, context } = parts;
    this.#parts = parts;
    this.#login = new Login(parts);
    this.#refresher = new Refresher(provider, sessions, context);
    this.#callbackPath = new URL(config.redirectUri).pathname;
  }

  /** Serves the gateway's own paths: the callback of a login, and the logout. */
  serve(exchange: Exchange): Outcome | Promise<Outcome> {
    const { path } = exchange.request;
    if (path === this.#callbackPath) return this.#guarded(exchange, this.#login.finish(exchange));
    if (path === this.#parts.config.logoutPath)
      return this.#guarded(exchange, this.#logout(exchange));
    return CONTINUE;
  }

  check(exchange: Exchange): Outcome | Promise<Outcome> {
    // The request has no cookies any more if an earlier phase has read and removed them.
    if (exchange.jwtToken !== undefined && this.#isOwn(exchange.jwt)) return CONTINUE;
    const { sessions, cookies, context } = this.#parts;
    const session = sessions.read(exchange.request);
    cookies.removeFrom(exchange.request);
    const now = context.wallClock();
    if (session === undefined || now >= session.until) return this.#withoutSession(exchange);
    if (now < session.refreshAt) return this.#accept(exchange, session);
    if (session.refreshToken !== undefined)
      return this.#guarded(exchange, this.#refresh(exchange, session, session.refreshToken));
    return now < session.expires ? this.#accept(exchange, session) : this.#withoutSession(exchange);
  }

  giveCookies(exchange: Exchange): Outcome {
    for (const cookie of this.#given.get(exchange) ?? [])
      exchange.response?.add("set-cookie", cookie);
    return CONTINUE;
  }

  #isOwn(claims: Exchange["jwt"]): boolean {
    const { issuer, clientAuth } = this.#parts.config;
    const audiences: readonly unknown[] = [claims?.["aud"]].flat();
    return claims?.["iss"] === issuer && audiences.includes(clientAuth.clientId);
  }

  #accept(exchange: Exchange, { claims, idToken, accessToken }: Session): Outcome {
    exchange.jwt = claims;
    exchange.jwtToken = idToken;
    exchange.trace?.learn(idToken);
    // A backend that relies on the provider's token must not see a token that the client has forged.
    if (this.#parts.config.forwardAccessToken) exchange.request.remove("authorization");
    if (accessToken !== undefined) {
      exchange.trace?.learn(accessToken);
      exchange.request.set("authorization", `Bearer ${accessToken}`);
    }
    exchange.trace?.note("apply", "the browser has a session");
    return CONTINUE;
  }

  async #refresh(exchange: Exchange, session: Session, refreshToken: string): Promise<Outcome> {
    const refreshed = await this.#refresher.refresh(session, refreshToken);
    if (refreshed.kind === "over") return this.#withoutSession(exchange, refreshed.reason);
    if (refreshed.kind === "same") return this.#accept(exchange, session);
    const { sessions, context } = this.#parts;
    const given = sessions.cookiesOf(refreshed.session, context.wallClock());
    if (given !== undefined) this.#given.set(exchange, given);
    return this.#accept(exchange, refreshed.session);
  }

  #withoutSession(exchange: Exchange, detail = "there is no session"): Outcome | Promise<Outcome> {
    if (!isNavigation(exchange)) return { code: "oidc_login_required", detail };
    return this.#guarded(exchange, this.#login.start(exchange));
  }

  /** Ends the session at the gateway, and then at the provider if the provider has a logout endpoint. */
  async #logout(exchange: Exchange): Promise<Outcome> {
    if (exchange.request.get("sec-fetch-site") === "cross-site")
      return { code: "csrf_refused", detail: "the logout request comes from another site" };
    const { provider, sessions, cookies, config } = this.#parts;
    const session = sessions.read(exchange.request);
    const home = config.postLogoutRedirectUri ?? new URL("/", config.redirectUri).href;
    // The session ends at the gateway even while the provider is unavailable.
    const atProvider =
      session && (await provider.endSessionUrl(session.idToken).catch(() => undefined));
    exchange.trace?.note("apply", "the session was ended");
    return redirect(atProvider ?? home, cookies.clearSession(exchange.request));
  }

  /** Converts errors of a login to responses; any other error is a bug and is thrown again. */
  async #guarded(exchange: Exchange, doing: Promise<Outcome>): Promise<Outcome> {
    try {
      return await doing;
    } catch (error) {
      return this.#refusalOf(exchange, error);
    }
  }

  #refusalOf(exchange: Exchange, error: unknown): Refusal {
    const headers = [["cache-control", "no-store"]] as const;
    if (error instanceof GrantError) {
      exchange.trace?.note("skip", error.message);
      const text = `login failed: ${error.message}`;
      return { code: "oidc_login_failed", text, headers, detail: error.message };
    }
    if (error instanceof OutboundError || error instanceof CredentialError)
      return { code: "oidc_unavailable", headers, detail: error.message };
    throw error;
  }
}

const PAGE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Whether a browser requests a page (Fetch Metadata). For any other request a redirect to the login would be
 * useless.
 */
function isNavigation({ request }: Exchange): boolean {
  if (!PAGE_METHODS.has(request.method)) return false;
  const mode = request.get("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  const accept = request.get("accept") ?? "*/*";
  return /text\/html|\*\/\*/.test(accept) && !request.has("x-requested-with");
}

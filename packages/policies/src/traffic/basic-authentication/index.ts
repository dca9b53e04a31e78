import type { BasicAuthentication } from "@edge-gateway/generated/types/index.ts";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import { readPasswordFile } from "@edge-gateway/kernel/password-hash";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type {
  CompileContext,
  Outcome,
  PolicyDefinition,
  Refusal,
} from "@edge-gateway/gateway/exchange/policy";
import { compilePlace, isForProxy } from "@edge-gateway/credentials/credential-location";
import type { CredentialPlace } from "@edge-gateway/credentials/credential-location";
import { PASSWORD_VERIFIER } from "./password-verifier.ts";
import type { PasswordAnswer, PasswordVerifier } from "./password-verifier.ts";

/** The user's name and password as received; the request may no longer contain them. */
const VERIFIED = new ExchangeMemo<string>();
const DEFAULT_KEY = ".htaccess";

/** Verifies user names and passwords (RFC 7617). */
export const basicAuthentication: PolicyDefinition<BasicAuthentication> = {
  compile(config, context) {
    const authenticator = new Authenticator(config, context);
    return { request: (exchange) => authenticator.check(exchange) };
  },
};

class Authenticator {
  readonly #mode: BasicAuthentication["mode"];
  readonly #realm: string;
  readonly #isForProxy: (exchange: Exchange) => boolean;
  readonly #users: ReadonlyMap<string, string>;
  readonly #place: CredentialPlace;
  readonly #verifier: PasswordVerifier;
  /**
   * A hash that no password matches: verifying an unknown user must take as long as verifying a known one.
   */
  readonly #nobody: string;

  constructor(config: BasicAuthentication, context: CompileContext) {
    this.#mode = config.mode;
    this.#realm = `Basic realm="${config.realm.replaceAll(/["\\]/g, String.raw`\$&`)}", charset="UTF-8"`;
    this.#isForProxy = (exchange) => isForProxy(config.location, exchange);
    this.#users = usersOf(config, context);
    this.#place = compilePlace(config.location, context);
    this.#verifier = context.use(PASSWORD_VERIFIER);
    this.#nobody = this.#users.values().next().value ?? "";
  }

  check(exchange: Exchange): Outcome | Promise<Outcome> {
    const shown = this.#place.read(exchange);
    // A password that an earlier phase has verified and removed must be right for this policy, too.
    const credential = shown ?? VERIFIED.get(exchange);
    if (credential === undefined) {
      if (this.#mode === "Strict") return this.#refusal(exchange, "no credentials found");
      exchange.trace?.note("skip", "no credentials");
      return CONTINUE;
    }
    exchange.trace?.learn(credential);
    const [user, password] = userAndPassword(credential);
    if (user === undefined || password === undefined)
      return this.#refusal(exchange, "the credentials are malformed");
    const hash = this.#users.get(user);
    const verdict = this.#verifier.verify(password, hash ?? this.#nobody);
    const decide = (verdict: PasswordAnswer): Outcome => {
      if (verdict === "busy") return { code: "basic_auth_busy" };
      if (hash === undefined || !verdict)
        return this.#refusal(exchange, "unknown user or wrong password");
      if (shown !== undefined) this.#place.remove(exchange, shown);
      return accept(exchange, user, credential);
    };
    return verdict === true ? decide(verdict) : verdict.then(decide);
  }

  /** The status is 407 if the credentials are for a proxy (RFC 9110 section 11.7). */
  #refusal(exchange: Exchange, reason: string): Refusal {
    const text = `basic authentication failure: ${reason}`;
    return this.#isForProxy(exchange)
      ? { code: "proxy_credentials_refused", text, headers: [["proxy-authenticate", this.#realm]] }
      : { code: "credentials_refused", text, headers: [["www-authenticate", this.#realm]] };
  }
}

function accept(exchange: Exchange, username: string, credential: string): Outcome {
  exchange.basicAuth = { username };
  VERIFIED.set(exchange, credential);
  exchange.trace?.note("apply", "the password is right");
  return CONTINUE;
}

function usersOf(
  config: BasicAuthentication,
  context: CompileContext,
): ReadonlyMap<string, string> {
  const { users: lines, secretRef } = config;
  const secret = secretRef === undefined ? {} : context.secret(secretRef.name);
  const text = lines?.join("\n") ?? secret[secretRef?.key ?? DEFAULT_KEY] ?? "";
  const { users, unreadable } = readPasswordFile(text);
  if (unreadable.length > 0)
    context.log.warn("a password file has invalid lines (must be user:hash), which are ignored", {
      policy: context.path,
      lines: unreadable.join(", "),
      forms: "MD5 ($apr1$), bcrypt ($2y$), crypt, SHA-1 ({SHA})",
    });
  return users;
}

/** Parses credentials: Base64 of UTF-8, in which the first colon ends the user name (RFC 7617 section 2). */
function userAndPassword(credential: string): [user?: string, password?: string] {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(credential)) return [];
  const text = Buffer.from(credential, "base64").toString();
  const colon = text.indexOf(":");
  return colon < 0 ? [] : [text.slice(0, colon), text.slice(colon + 1)];
}

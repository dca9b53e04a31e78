import { createHash } from "node:crypto";
import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import { removeCookies, values } from "@edge-gateway/credentials/request-fields";
import { LOGIN_SECONDS } from "@edge-gateway/credentials/bounds";
import { COOKIE_CHARACTERS, MAX_SESSION_COOKIES } from "./bounds.ts";

/** Separates the number of chunks from the content of the first chunk. */
const COUNT_MARK = ".";
const HASH_LENGTH = 8;
const MILLISECONDS_PER_SECOND = 1_000;

/** The cookies of one policy. Their names differ from those of other policies at the same host. */
export class LoginCookies {
  readonly #session: string;
  readonly #login: string;
  readonly #loginPath: string;
  readonly #attributes: string;

  constructor({ issuer, clientAuth, redirectUri }: ParsedOidc) {
    const { protocol, pathname } = new URL(redirectUri);
    const isSecure = protocol === "https:";
    const identity = JSON.stringify([issuer, clientAuth.clientId, redirectUri]);
    const id = createHash("sha256").update(identity).digest("hex").slice(0, HASH_LENGTH);
    // Browsers accept cookies with this name prefix only from this host (RFC 6265bis section
    // 4.1.3).
    this.#session = `${isSecure ? "__Host-" : ""}edge_session_${id}`;
    this.#login = `${isSecure ? "__Secure-" : ""}edge_login_${id}_`;
    this.#loginPath = pathname;
    this.#attributes = `HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  }

  /** The text to which the encryption of a session's cookies is bound. */
  get sessionPlace(): string {
    return this.#session;
  }

  /** The text to which the encryption of a login's cookie is bound. */
  loginPlace(state: string): string {
    return this.#login + state;
  }

  /** Joins the encrypted session from a request's cookies. */
  sealedSession(request: RequestHead): string | undefined {
    const cookies = request.get("cookie");
    const [first = ""] = values(cookies, ";", this.#session);
    const mark = first.indexOf(COUNT_MARK);
    const count = Number(first.slice(0, Math.max(0, mark)));
    if (!Number.isInteger(count) || count < 1 || count > MAX_SESSION_COOKIES) return undefined;
    const others = Array.from({ length: count - 1 }, (_, index) =>
      values(cookies, ";", this.#chunkName(index + 1)),
    );
    const chunks = [first.slice(mark + 1), ...others.map(([chunk = ""]) => chunk)];
    return chunks.join("");
  }

  sealedLogin(request: RequestHead, state: string): string | undefined {
    return values(request.get("cookie"), ";", this.loginPlace(state))[0];
  }

  /**
   * Values of Set-Cookie for a session; undefined if the session is too large.
   * @param life milliseconds
   */
  setSession(sealed: string, life: number): readonly string[] | undefined {
    const count = Math.ceil(sealed.length / COOKIE_CHARACTERS);
    if (count > MAX_SESSION_COOKIES) return undefined;
    const age = `Path=/; Max-Age=${Math.floor(life / MILLISECONDS_PER_SECOND)}`;
    return Array.from({ length: count }, (_, index) => {
      const chunk = sealed.slice(index * COOKIE_CHARACTERS, (index + 1) * COOKIE_CHARACTERS);
      const value = index === 0 ? `${count}${COUNT_MARK}${chunk}` : chunk;
      return `${this.#chunkName(index)}=${value}; ${age}; ${this.#attributes}`;
    });
  }

  /** Values of Set-Cookie that delete a request's session cookies. */
  clearSession(request: RequestHead): readonly string[] {
    const cookies = request.get("cookie");
    return Array.from({ length: MAX_SESSION_COOKIES }, (_, index) => this.#chunkName(index))
      .filter((name) => values(cookies, ";", name).length > 0)
      .map((name) => `${name}=; Path=/; Max-Age=0; ${this.#attributes}`);
  }

  /** Each login has its own cookie, so that several tabs can log in at the same time. */
  setLogin(state: string, sealed: string): string {
    return `${this.loginPlace(state)}=${sealed}; ${this.#ofLogin(LOGIN_SECONDS)}`;
  }

  clearLogin(state: string): string {
    return `${this.loginPlace(state)}=; ${this.#ofLogin(0)}`;
  }

  /** Removes the gateway's own cookies from requests to backends. */
  removeFrom(request: RequestHead): void {
    if (!request.has("cookie")) return;
    removeCookies(
      request,
      (name) => name.startsWith(this.#session) || name.startsWith(this.#login),
    );
  }

  #ofLogin(seconds: number): string {
    return `Path=${this.#loginPath}; Max-Age=${seconds}; ${this.#attributes}`;
  }

  #chunkName(index: number): string {
    return index === 0 ? this.#session : `${this.#session}_${index}`;
  }
}

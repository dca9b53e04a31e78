import { createHash, randomBytes } from "node:crypto";
import { MAX_ADMIN_SESSIONS } from "./bounds.ts";

const TOKEN_BYTES = 24;
const REALM_BYTES = 16;

/**
 * Logins at the admin server by tokens that the gateway prints: each token is good for one session. A client
 * sends its session in a header and not in a cookie, because browsers send cookies of a host to all its ports,
 * on which other users of the machine may listen.
 */
export class Logins {
  /**
   * What tells clients in which process their sessions are good (the protection space of RFC 9110 section 11.5), so
   * that they send them to no other one.
   */
  readonly realm: string;
  readonly #random: (size: number) => Buffer;
  /** The digest of the token that was printed last and that nobody has used. */
  #token: string | undefined;
  readonly #sessions = new Set<string>();

  constructor(random = randomBytes) {
    this.#random = random;
    this.realm = random(REALM_BYTES).toString("base64url");
  }

  /** Whether somebody can log in, or has logged in. */
  get isOpen(): boolean {
    return this.#token !== undefined || this.#sessions.size > 0;
  }

  /** Makes a token; the one before it is void. */
  issue(): string {
    const token = this.#secret();
    this.#token = digestOf(token);
    return token;
  }

  /** Exchanges the token for a session; undefined if it is void. */
  exchange(token: string): string | undefined {
    // Whoever compares digests learns nothing from the time that it takes.
    if (this.#token === undefined || digestOf(token) !== this.#token) return undefined;
    this.#token = undefined;
    const session = this.#secret();
    const [oldest] = this.#sessions;
    if (oldest !== undefined && this.#sessions.size >= MAX_ADMIN_SESSIONS)
      this.#sessions.delete(oldest);
    this.#sessions.add(digestOf(session));
    return session;
  }

  /** Whether a header `Authorization` names a session. */
  admits(authorization: string | undefined): boolean {
    const [, session] = /^bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
    return session !== undefined && this.#sessions.has(digestOf(session));
  }

  #secret(): string {
    return this.#random(TOKEN_BYTES).toString("base64url");
  }
}

function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

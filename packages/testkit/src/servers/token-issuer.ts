import { createServer } from "node:http";
import {
  exportJWK,
  generateKeyPair,
  type CryptoKey,
  type JWK,
  type JWTPayload,
  SignJWT,
} from "jose";
import { type Listening, listen } from "../listen.ts";

const ALGORITHM = "ES256";
/** The lifetime of a token in seconds. */
const LIFETIME = 300;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/**
 * Signs any token that a test needs, and serves the keys at `/jwks`: an identity provider without
 * sign-in.
 */
export class TokenIssuer {
  readonly #listening: Listening;
  readonly #keys: { privateKey: CryptoKey; jwk: JWK }[] = [];
  /** Whether the key set is served; if false, the response is 503. */
  available = true;
  /** The number of requests for the key set. */
  fetches = 0;

  private constructor(listening: Listening) {
    this.#listening = listening;
  }

  static async start(): Promise<TokenIssuer> {
    const server = createServer();
    const issuer = new TokenIssuer(await listen(server));
    await issuer.rotate();
    server.on("request", (request, response) => {
      if (request.url !== "/jwks") return response.writeHead(NOT_FOUND).end();
      issuer.fetches++;
      if (!issuer.available) return response.writeHead(UNAVAILABLE).end();
      return response.end(issuer.keySet);
    });
    return issuer;
  }

  /** The value of `iss`, and the base URL of the key set. */
  get issuer(): string {
    return this.#listening.url;
  }

  /** The key set of the issuer as JSON text. */
  get keySet(): string {
    return JSON.stringify({ keys: this.#keys.map(({ jwk }) => jwk) });
  }

  /** Replaces the signing key and forgets the old keys. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: crypto.randomUUID(), alg: ALGORITHM };
    this.#keys.splice(0, this.#keys.length, { privateKey, jwk });
  }

  /** A token with the given claims in addition to `iss`, `iat` and `exp`. */
  async sign(claims: JWTPayload): Promise<string> {
    const [key] = this.#keys;
    if (key === undefined) throw new Error("there is no key");
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ iss: this.issuer, iat: now, exp: now + LIFETIME, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.jwk.kid ?? "" })
      .sign(key.privateKey);
  }

  close(): Promise<void> {
    return this.#listening.close();
  }
}

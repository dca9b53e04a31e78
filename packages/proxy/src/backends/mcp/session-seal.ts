import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
/** NIST SP 800-38D section 8.2: the length of a nonce, and the longest tag, in bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SESSION_KEY_BYTES = 32;

/**
 * Hides the session ids of upstreams in ids of the gateway's own. An id opens only with the key that
 * sealed it and for the same owner, so any worker or replica with the key can serve the session.
 */
export class SessionSeal {
  readonly #key: Uint8Array;

  /** @param key of 256 bits */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** @param owner whom and what the session belongs to: opening asks for the same text */
  seal(sessionId: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(sessionId, "latin1"), cipher.final()]);
    return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
  }

  /** The session id; undefined when this key did not seal it for this owner. */
  open(sealed: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("latin1");
    } catch {
      return undefined;
    }
  }
}

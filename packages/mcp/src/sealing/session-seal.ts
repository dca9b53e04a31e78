import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";

const ALGORITHM = "aes-256-gcm";
/** NIST SP 800-38D section 8.2: the length of a nonce, and the longest tag, in bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SESSION_KEY_BYTES = 32;

/** Keys of 256 bits; what the previous one has sealed opens, too. */
export interface SealKeys {
  readonly key: Uint8Array;
  readonly previous?: Uint8Array | undefined;
}

/**
 * Hides the session ids of upstreams in ids of the gateway's own. An id opens only with the key that
 * sealed it and for the same owner, so any worker or replica with the key can serve the session, and
 * all of them give it the same id.
 */
export class SessionSeal {
  readonly #key: Uint8Array;
  readonly #previous: Uint8Array | undefined;
  readonly #nonceKey: Uint8Array;
  readonly #sealed: LruCache<string, string>;
  readonly #opened: LruCache<string, string>;

  /** @param capacity ids that are remembered, for each direction */
  constructor({ key, previous }: SealKeys, capacity: number) {
    this.#key = key;
    this.#previous = previous;
    this.#nonceKey = createHmac("sha256", key).update("nonce").digest();
    this.#sealed = new LruCache(capacity);
    this.#opened = new LruCache(capacity);
  }

  /** @param owner whom and what the session belongs to: opening asks for the same text */
  seal(sessionId: string, owner: string): string {
    const place = placeOf(sessionId, owner);
    const known = this.#sealed.get(place);
    if (known !== undefined) return known;
    const sealed = this.#encrypt(sessionId, owner);
    this.#sealed.set(place, sealed);
    return sealed;
  }

  /** The session id; undefined when this key did not seal it for this owner. */
  open(sealed: string, owner: string): string | undefined {
    const place = placeOf(sealed, owner);
    const known = this.#opened.get(place);
    if (known !== undefined) return known;
    const sessionId = this.openOnce(sealed, owner);
    if (sessionId !== undefined) this.#opened.set(place, sessionId);
    return sessionId;
  }

  /** As {@link seal}, for what is read once: nothing is remembered. */
  sealOnce(text: string, owner: string): string {
    return this.#encrypt(text, owner);
  }

  openOnce(sealed: string, owner: string): string | undefined {
    const text = decrypt(sealed, owner, this.#key);
    if (text !== undefined || this.#previous === undefined) return text;
    return decrypt(sealed, owner, this.#previous);
  }

  #encrypt(sessionId: string, owner: string): string {
    const nonce = this.#nonce(sessionId, owner);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(sessionId, "latin1"), cipher.final()]);
    return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
  }

  /** Made of what is sealed: it never serves two different texts (RFC 8452 has the same idea). */
  #nonce(sessionId: string, owner: string): Uint8Array {
    const hash = createHmac("sha256", this.#nonceKey).update(placeOf(sessionId, owner)).digest();
    return hash.subarray(0, NONCE_BYTES);
  }
}

/** No id holds a line break, so the owner begins after the first one. */
function placeOf(id: string, owner: string): string {
  return `${id}\n${owner}`;
}

function decrypt(sealed: string, owner: string, key: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  // The decoder also takes padding, spaces and unused last bits: an id has one spelling (RFC 4648 section 3.5).
  if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== sealed)
    return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("latin1");
  } catch {
    return undefined;
  }
}

import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";

const ALGORITHM = "aes-256-gcm";
/** Lengths of the nonce and the tag of AES-GCM, in bytes (NIST SP 800-38D section 8.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SESSION_KEY_BYTES = 32;

/** Service key: the process's {@link SealKeys}. */
export const SEAL_KEYS = new ServiceKey<SealKeys>("session keys");

/** Service key: the thread's {@link SessionSeal}. */
export const SESSION_SEAL = new ServiceKey(
  "session seal",
  (use) => new SessionSeal(use(SEAL_KEYS), use(SETTINGS).mcp.cachedSessions),
);

/** Keys of 256 bits. Ids that were encrypted with the previous key can still be decrypted. */
export interface SealKeys {
  readonly key: Uint8Array;
  readonly previous?: Uint8Array | undefined;
}

/**
 * Encrypts the session ids of upstreams as the gateway's own ids. An id can be decrypted only with the same
 * key and owner. So any worker or replica with the key can continue the session, and all of them create the
 * same id for it.
 */
export class SessionSeal {
  readonly #key: Uint8Array;
  readonly #previous: Uint8Array | undefined;
  readonly #nonceKey: Uint8Array;
  readonly #sealed: LruCache<string, string>;
  /**
   * The decrypted ids by the encrypted id alone, without the owner: joining two texts for each look-up would
   * cost more.
   */
  readonly #opened: LruCache<string, { readonly owner: string; readonly sessionId: string }>;

  /** @param capacity maximum number of cached ids, per direction */
  constructor({ key, previous }: SealKeys, capacity: number) {
    this.#key = key;
    this.#previous = previous;
    this.#nonceKey = createHmac("sha256", key).update("nonce").digest();
    this.#sealed = new LruCache(capacity);
    this.#opened = new LruCache(capacity);
  }

  /** @param owner identifies whom and what the session belongs to; decryption needs the same text */
  seal(sessionId: string, owner: string): string {
    const place = placeOf(sessionId, owner);
    const known = this.#sealed.get(place);
    if (known !== undefined) return known;
    const sealed = this.#encrypt(sessionId, owner);
    this.#sealed.set(place, sealed);
    return sealed;
  }

  /** Decrypts a session id; undefined if it was not encrypted with these keys for this owner. */
  open(sealed: string, owner: string): string | undefined {
    const known = this.#opened.get(sealed);
    if (known?.owner === owner) return known.sessionId;
    const sessionId = this.openOnce(sealed, owner);
    if (sessionId !== undefined) this.#opened.set(sealed, { owner, sessionId });
    return sessionId;
  }

  /** Like {@link seal}, but without a cache, for values that are read only once. */
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

  /**
   * The nonce is computed from the plain text, so that no nonce is used for two texts (the idea of RFC 8452).
   */
  #nonce(sessionId: string, owner: string): Uint8Array {
    const hash = createHmac("sha256", this.#nonceKey).update(placeOf(sessionId, owner)).digest();
    return hash.subarray(0, NONCE_BYTES);
  }
}

/** Joins id and owner. An id contains no line break, so the owner begins after the first line break. */
function placeOf(id: string, owner: string): string {
  return `${id}\n${owner}`;
}

function decrypt(sealed: string, owner: string, key: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  // The decoder also accepts padding, spaces and unused last bits, but each id must have only one form (RFC
  // 4648 section 3.5).
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

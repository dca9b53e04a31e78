import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
/** Lengths of the nonce and the tag of AES-GCM, in bytes (NIST SP 800-38D section 8.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Characters of the name of a key: enough to tell a few keys apart, and of no help to guess one. */
const ID_LENGTH = 8;

/** A key of 256 bits that seals texts with AES-GCM. */
export class SealingKey {
  /** A name for the key that everybody may see. */
  readonly id: string;
  readonly #key: Buffer;

  /** @param key 64 hexadecimal digits */
  constructor(key: string) {
    this.#key = Buffer.from(key, "hex");
    const digest = createHmac("sha256", this.#key).update("name of the key").digest("hex");
    this.id = digest.slice(0, ID_LENGTH);
  }

  /** Seals a text for what it belongs to: for something else, it cannot be opened. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
  }

  /** The text; undefined if it was sealed by another key or for something else, or was changed. */
  open(sealed: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString();
    } catch {
      return undefined;
    }
  }
}

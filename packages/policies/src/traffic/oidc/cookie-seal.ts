import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { MAX_SEALED_BYTES } from "./bounds.ts";

const ALGORITHM = "aes-256-gcm";
/** Lengths of the nonce and the tag of AES-GCM, in bytes (NIST SP 800-38D section 8.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const PURPOSE = "edge-gateway oidc cookies";

/** Service key: the thread's {@link CookieSeal}; absent without a secret. */
export const COOKIE_SEAL = new ServiceKey<CookieSeals>("cookie seal", (use) => {
  const { cookieSecret } = use(SETTINGS).oidc;
  return { seal: cookieSecret === undefined ? undefined : new CookieSeal(cookieSecret) };
});

/** Contains the {@link CookieSeal}, if a secret is configured. */
export interface CookieSeals {
  readonly seal: CookieSeal | undefined;
}

/**
 * Encrypts and authenticates cookie values, so that a browser can neither read nor change them, nor use one
 * as the value of another cookie.
 */
export class CookieSeal {
  readonly #key: Uint8Array;

  /** @param secret 64 hexadecimal digits */
  constructor(secret: string) {
    this.#key = new Uint8Array(
      hkdfSync("sha256", Buffer.from(secret, "hex"), new Uint8Array(0), PURPOSE, KEY_BYTES),
    );
  }

  /** @param place the owner and purpose of the value; decryption needs the same text */
  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce);
    cipher.setAAD(Buffer.from(place));
    const hidden = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
    return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString("base64url");
  }

  /** Decrypts a text; undefined if it was not encrypted with this key for this place. */
  open(sealed: string, place: string): string | undefined {
    const bytes = Buffer.from(sealed, "base64url");
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      const text = Buffer.concat([decipher.update(hidden), decipher.final()]);
      return inflateRawSync(text, { maxOutputLength: MAX_SEALED_BYTES }).toString();
    } catch {
      return undefined;
    }
  }
}

import { readSigningKey } from "@edge-gateway/jose";
import type { SigningKey } from "@edge-gateway/jose";

/** Returns the signing key, or the reason why there is none. */
export function signingKeyOf(pem: string | undefined, algorithm: string): SigningKey | string {
  if (pem === undefined) return "the Secret does not hold the signing key";
  try {
    return readSigningKey(pem, algorithm);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

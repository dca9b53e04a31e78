import { readSigningKey } from "@edge-gateway/jose";
import type { SigningKey } from "@edge-gateway/jose";

/** The signing key, or why there is none. */
export function signingKeyOf(pem: string | undefined, algorithm: string): SigningKey | string {
  if (pem === undefined) return "the Secret does not hold the signing key";
  try {
    return readSigningKey(pem, algorithm);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

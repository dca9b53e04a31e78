import { createPrivateKey, type KeyObject } from "node:crypto";
import type { JsonObject } from "./json-object.ts";
import { algorithmsOf } from "./key-set.ts";
import { loadLibrary } from "./load-library.ts";

/** A private key, and the algorithm that it signs with. */
export interface SigningKey {
  readonly key: KeyObject;
  readonly algorithm: string;
}

/**
 * Parses a PEM private key for an algorithm (RFC 7518 section 3).
 * @throws Error if the key is invalid or does not fit the algorithm; the message contains no part of the key
 */
export function readSigningKey(pem: string, algorithm: string): SigningKey {
  const key = privateKey(pem);
  if (key === undefined) throw new Error("the signing key is not a private key in PEM");
  if (!algorithmsOf(key).includes(algorithm))
    throw new Error(`the signing key does not fit ${algorithm}`);
  return { key, algorithm };
}

/**
 * Signs a token (RFC 7519) with these claims; `header` contains header parameters besides `alg` and `typ`.
 */
export async function signToken(
  claims: JsonObject,
  { key, algorithm }: SigningKey,
  header: JsonObject = {},
): Promise<string> {
  const { SignJWT } = await loadLibrary();
  return new SignJWT(claims)
    .setProtectedHeader({ ...header, alg: algorithm, typ: "JWT" })
    .sign(key);
}

function privateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

import type { CryptoKey, JWTHeaderParameters, LocalJWKSet } from "jose";
import { MAX_KEYS_TRIED } from "./bounds.ts";
import type { Library } from "./load-library.ts";

/**
 * The keys that may have made a signature: all keys that fit the token's algorithm and, if the token has a key id, have
 * that key id; {@link MAX_KEYS_TRIED} at most.
 * @param choose finds the key in a set
 */
export async function candidateKeys(
  choose: LocalJWKSet,
  header: JWTHeaderParameters,
  errors: Library["errors"],
): Promise<readonly CryptoKey[]> {
  try {
    return [await choose(header)];
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) return [];
    const keys: CryptoKey[] = [];
    for await (const key of error) if (keys.push(key) === MAX_KEYS_TRIED) break;
    return keys;
  }
}

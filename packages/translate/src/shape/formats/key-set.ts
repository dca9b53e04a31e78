import { parseKeySet } from "@edge-gateway/jose";
import type { Fault } from "./fault.ts";

/** Why a text contains no keys that can verify tokens; undefined if it contains one. */
export function keySetFault(text: string): Fault | undefined {
  const keySet = jsonOf(text);
  if (
    typeof keySet !== "object" ||
    keySet === null ||
    !("keys" in keySet) ||
    !Array.isArray(keySet.keys)
  ) {
    const message = "must be a JSON key set: an object with a list `keys` (RFC 7517 section 5)";
    return { message };
  }
  try {
    parseKeySet(keySet);
    return undefined;
  } catch {
    const message = "has no public key that can verify a token (RFC 7517 section 4)";
    return keySet.keys.some(isShared)
      ? {
          message: `${message}: the algorithms of shared keys (\`kty: oct\`, HS256) are not allowed`,
        }
      : { message };
  }
}

/**
 * Whether a key both verifies and signs, so that everyone who verifies tokens could also make
 * tokens.
 */
function isShared(key: unknown): boolean {
  return typeof key === "object" && key !== null && "kty" in key && key.kty === "oct";
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { parseKeySet } from "@edge-gateway/jose";
import type { Fault } from "./fault.ts";

/** Why a text contains no keys that can verify tokens; undefined if it does. */
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
    return { message };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

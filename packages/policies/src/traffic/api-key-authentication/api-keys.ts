import { KEY_FORM, readApiKey } from "@edge-gateway/kernel/http/api-key";
import type { KeyMetadata } from "@edge-gateway/kernel/http/api-key";
import type { KeyedValues } from "@edge-gateway/translate/ir";

/**
 * API keys by their SHA-256 digest: no key is stored in clear text, and the time of a look-up reveals nothing
 * about the keys.
 */
export class ApiKeys {
  readonly #byDigest = new Map<string, KeyMetadata>();

  /** The metadata of the key with this digest; undefined for an unknown key. */
  find(digest: string): KeyMetadata | undefined {
    return this.#byDigest.get(digest);
  }

  /**
   * Adds an entry of a Secret: a key as plain text, or JSON with `key` or `keyHash`.
   * @returns what is wrong with the entry
   */
  add(entry: string, text: string): string | undefined {
    const found = readApiKey(text);
    if (found === undefined) return `the entry \`${entry}\` must be ${KEY_FORM}`;
    this.#byDigest.set(found.digest, found.metadata);
    return undefined;
  }
}

/** Reads the keys in a Secret's entries; an invalid entry is reported and left out. */
export function apiKeysOf(entries: KeyedValues, problem: (message: string) => void): ApiKeys {
  const keys = new ApiKeys();
  for (const [entry, text] of Object.entries(entries)) {
    const fault = keys.add(entry, text);
    if (fault !== undefined) problem(fault);
  }
  return keys;
}

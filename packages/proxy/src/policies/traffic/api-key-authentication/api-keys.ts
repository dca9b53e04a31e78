import { createHash } from "node:crypto";
import type { KeyedValues } from "@edge-gateway/translate/ir";

/** Metadata about the holder of a key; expressions read it as `apiKey`. */
export type KeyMetadata = Readonly<Record<string, unknown>>;

const HASH = /^sha256:(?<hex>[0-9a-f]{64})$/i;

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
    const plain = text.trim();
    if (plain === "") return `the entry \`${entry}\` is empty`;
    if (!plain.startsWith("{")) {
      this.#byDigest.set(digestOf(plain), {});
      return undefined;
    }
    const { key, keyHash, metadata } = objectIn(plain) ?? {};
    const digest = typeof key === "string" && key !== "" ? digestOf(key) : hexOf(keyHash);
    if (digest === undefined)
      return `the entry \`${entry}\` must be a key, or a JSON object with a \`key\`, or a \`keyHash\` of the form sha256:<64 hexadecimal digits>`;
    this.#byDigest.set(digest, isObject(metadata) ? metadata : {});
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

/** Returns the SHA-256 digest of a key, in hexadecimal digits. */
export function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function hexOf(keyHash: unknown): string | undefined {
  return typeof keyHash === "string"
    ? HASH.exec(keyHash)?.groups?.["hex"]?.toLowerCase()
    : undefined;
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

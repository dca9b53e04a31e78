import { createHash } from "node:crypto";
import type { KeyedValues } from "@edge-gateway/translate/ir";

/** Metadata about the holder of a key; expressions read it as `apiKey`. */
export type KeyMetadata = Readonly<Record<string, unknown>>;

const HASH = /^sha256:(?<hex>[0-9a-f]{64})$/i;

/**
 * API keys by their SHA-256 digest: keys are not kept in clear text, and lookup times reveal
 * nothing about them.
 */
export class ApiKeys {
  readonly #byDigest = new Map<string, KeyMetadata>();

  /** The metadata of a key; undefined for an unknown key. */
  find(key: string): KeyMetadata | undefined {
    return this.#byDigest.get(digestOf(key));
  }

  /**
   * Adds an entry of a Secret: a key as plain text, or JSON with `key` or `keyHash`.
   * @returns what is wrong with it
   */
  add(entry: string, text: string): string | undefined {
    const parsed = objectIn(text);
    if (parsed === undefined) {
      this.#byDigest.set(digestOf(text.trim()), {});
      return undefined;
    }
    const { key, keyHash, metadata } = parsed;
    const digest = typeof key === "string" ? digestOf(key) : hexOf(keyHash);
    if (digest === undefined)
      return `the entry \`${entry}\` must have a \`key\`, or a \`keyHash\` of the form sha256:<64 hexadecimal digits>`;
    this.#byDigest.set(digest, isObject(metadata) ? metadata : {});
    return undefined;
  }
}

/** The keys in a Secret's entries; an invalid entry is reported and left out. */
export function apiKeysOf(entries: KeyedValues, problem: (message: string) => void): ApiKeys {
  const keys = new ApiKeys();
  for (const [entry, text] of Object.entries(entries)) {
    const fault = keys.add(entry, text);
    if (fault !== undefined) problem(fault);
  }
  return keys;
}

/** SHA-256 in hexadecimal digits. */
export function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function hexOf(keyHash: unknown): string | undefined {
  return typeof keyHash === "string"
    ? HASH.exec(keyHash)?.groups?.["hex"]?.toLowerCase()
    : undefined;
}

/** Parses a JSON object; undefined for any other text, which is itself a key. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
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

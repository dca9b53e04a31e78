import { createHash } from "node:crypto";

/** Metadata about the holder of a key; expressions read it as `apiKey`. */
export type KeyMetadata = Readonly<Record<string, unknown>>;

/** A client of an API, whose key is known only by its SHA-256 digest. */
export interface ApiKeyEntry {
  /** The SHA-256 digest of the key, in hexadecimal digits. */
  readonly digest: string;
  readonly metadata: KeyMetadata;
}

/** The required form of an entry of a Secret. */
export const KEY_FORM =
  "a key, or a JSON object with a `key`, or a `keyHash` of the form sha256:<64 hexadecimal digits>";
/** The required form of an entry of a ConfigMap. It has no `key`, because many users can read ConfigMaps. */
export const HASH_FORM =
  "a JSON object with a `keyHash` of the form sha256:<64 hexadecimal digits>";

const MEMBERS: ReadonlySet<string> = new Set(["key", "keyHash", "metadata"]);
const HASH = /^sha256:(?<hex>[0-9a-f]{64})$/i;

/** Reads an entry of a Secret; undefined if the entry does not have the {@link KEY_FORM}. */
export function readApiKey(text: string): ApiKeyEntry | undefined {
  const plain = text.trim();
  if (plain === "") return undefined;
  if (!plain.startsWith("{")) return { digest: digestOf(plain), metadata: {} };
  const { key, keyHash, metadata } = objectIn(plain) ?? {};
  const digest = typeof key === "string" && key !== "" ? digestOf(key) : hexOf(keyHash);
  return digest === undefined
    ? undefined
    : { digest, metadata: isObject(metadata) ? metadata : {} };
}

/** Members of an entry that mean nothing, because their names are unknown. */
export function unknownMembers(text: string): readonly string[] {
  return Object.keys(objectIn(text.trim()) ?? {}).filter((name) => !MEMBERS.has(name));
}

/** Removes the `key` from an entry of a ConfigMap, because many users can read ConfigMaps; only a `keyHash` counts. */
export function withoutKey(text: string): string {
  return JSON.stringify({ ...objectIn(text), key: undefined });
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

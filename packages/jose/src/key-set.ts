import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import type { CryptoKey, JWK, JWTHeaderParameters, LocalJWKSet } from "jose";
import { candidateKeys } from "./candidate-keys.ts";
import { asObject, type JsonObject } from "./json-object.ts";
import { loadLibrary } from "./load-library.ts";
import { ALGORITHMS_OF_KEYS, publicMembers } from "./public-key.ts";
import type { PublicKey } from "./public-key.ts";

/**
 * The minimum size of RSA keys (RFC 7518 sections 3.3 and 3.5: "A key of size 2048 bits or larger MUST be
 * used").
 */
const MINIMUM_RSA_BITS = 2048;

/**
 * The public signing keys of an identity provider. If the provider changes its keys, a new object is created.
 */
export class KeySet {
  readonly #keys: readonly JWK[];
  #choose: LocalJWKSet | undefined;
  static #made = 0;
  /** The number of the set, unique within a thread; never 0. */
  readonly generation = ++KeySet.#made;

  constructor(keys: readonly JWK[]) {
    this.#keys = keys;
  }

  get size(): number {
    return this.#keys.length;
  }

  /** What verifies signatures, in the members of each type of key, and its names. */
  get publicKeys(): readonly PublicKey[] {
    return this.#keys.map((key) => publicMembers({ ...key }));
  }

  /** The public keys as a JWK Set. */
  toJSON(): { readonly keys: readonly JWK[] } {
    return { keys: this.#keys };
  }

  /** Returns the keys that may have made a signature. The verifier tries each of them (RFC 7515 section 4.1.4 makes the key id a hint). */
  async candidates(header: JWTHeaderParameters): Promise<readonly CryptoKey[]> {
    const { createLocalJWKSet, errors } = await loadLibrary();
    this.#choose ??= createLocalJWKSet({ keys: [...this.#keys] });
    return candidateKeys(this.#choose, header, errors);
  }
}

/**
 * Parses a JWK Set (RFC 7517 section 5). Keys that cannot verify tokens are left out: keys for other uses,
 * shared or weak keys, and keys of unknown types and algorithms. Private members of keys are never kept.
 * @throws Error if the value is not a key set, or contains no usable key
 */
export function parseKeySet(document: unknown): KeySet {
  const list = asObject(document)?.["keys"];
  if (!Array.isArray(list)) throw new Error("a key set must be a JSON object with a list of keys");
  const keys = list.flatMap((entry: unknown) => verificationKey(asObject(entry)) ?? []);
  if (keys.length === 0) throw new Error("the key set has no key that could verify a token");
  return new KeySet(keys);
}

function verificationKey(jwk: JsonObject | undefined): JWK | undefined {
  const key = jwk !== undefined && isForVerifying(jwk) ? publicKey(jwk) : undefined;
  if (jwk === undefined || key === undefined) return undefined;
  const { kid, alg } = jwk;
  const algorithms = algorithmsOf(key);
  const algorithm = algorithms.find((name) => name === alg);
  if (algorithms.length === 0 || (alg !== undefined && algorithm === undefined)) return undefined;
  return {
    ...key.export({ format: "jwk" }),
    ...(typeof kid === "string" ? { kid } : {}),
    ...(algorithm === undefined ? {} : { alg: algorithm }),
  };
}

/** A key without `use` and `key_ops` may be used for everything (RFC 7517 sections 4.2 and 4.3). */
function isForVerifying(jwk: JsonObject): boolean {
  const { use, key_ops: operations } = jwk;
  const allowed =
    operations === undefined || (Array.isArray(operations) && operations.includes("verify"));
  return allowed && (use === undefined || use === "sig");
}

/** Creates a public key from a JWK; of a private key, only the public part is used. */
function publicKey(jwk: JsonWebKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: jwk, format: "jwk" });
  } catch {
    return undefined;
  }
}

/** Returns the algorithms with which a key can sign or verify. */
export function algorithmsOf(key: KeyObject): readonly string[] {
  const { namedCurve, modulusLength = MINIMUM_RSA_BITS } = key.asymmetricKeyDetails ?? {};
  const known = ALGORITHMS_OF_KEYS.get(namedCurve ?? key.asymmetricKeyType ?? "") ?? [];
  return modulusLength < MINIMUM_RSA_BITS ? [] : known;
}

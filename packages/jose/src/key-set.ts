import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import { ALGORITHMS } from "./algorithms.ts";
import { asObject, type JsonObject } from "./compact.ts";

interface VerificationKey {
  readonly keyId: string | undefined;
  /** Names of the algorithms that the key may be used with. */
  readonly algorithms: ReadonlySet<string>;
  readonly key: KeyObject;
}

/** Public signing keys of one identity provider. Another set of keys is another object. */
export class KeySet {
  readonly #keys: readonly VerificationKey[];

  constructor(keys: readonly VerificationKey[]) {
    this.#keys = keys;
  }

  get size(): number {
    return this.#keys.length;
  }

  /**
   * The keys that may have made a signature: those of the key id, or, when the token names none, the
   * only key that fits the algorithm. Empty when there is none, or no telling which.
   */
  candidates(algorithm: string, keyId: string | undefined): readonly KeyObject[] {
    const fitting = this.#keys.filter(
      (entry) => entry.algorithms.has(algorithm) && (keyId === undefined || entry.keyId === keyId),
    );
    if (keyId === undefined && fitting.length > 1) return [];
    return fitting.map((entry) => entry.key);
  }
}

/**
 * Reads a JWK Set (RFC 7517 section 5). Keys that cannot verify a token are left out: other uses,
 * shared or weak keys, unknown types and algorithms. Private members are never kept.
 * @throws Error when it is not a key set, or no key of it can be used
 */
export function parseKeySet(document: unknown): KeySet {
  const list = asObject(document)?.["keys"];
  if (!Array.isArray(list)) throw new Error("it is not a JSON object with a list of keys");
  const keys = list.flatMap((entry: unknown) => verificationKey(asObject(entry)) ?? []);
  if (keys.length === 0) throw new Error("it has no key that could verify a token");
  return new KeySet(keys);
}

function verificationKey(jwk: JsonObject | undefined): VerificationKey | undefined {
  if (jwk === undefined || !isForVerifying(jwk)) return undefined;
  const key = publicKey(jwk);
  if (key === undefined) return undefined;
  const algorithms = new Set(
    [...ALGORITHMS]
      .filter(([name, algorithm]) => isNamed(jwk["alg"], name) && algorithm.accepts(key))
      .map(([name]) => name),
  );
  const keyId = jwk["kid"];
  if (algorithms.size === 0) return undefined;
  return { keyId: typeof keyId === "string" ? keyId : undefined, algorithms, key };
}

/** RFC 7517 sections 4.2 and 4.3: an absent `use` or `key_ops` allows every use. */
function isForVerifying(jwk: JsonObject): boolean {
  const { use, key_ops: operations } = jwk;
  const allowed =
    operations === undefined || (Array.isArray(operations) && operations.includes("verify"));
  return allowed && (use === undefined || use === "sig");
}

function isNamed(declared: unknown, name: string): boolean {
  return declared === undefined || declared === name;
}

const PUBLIC_MEMBERS = ["kty", "n", "e", "crv", "x", "y"];

function publicKey(jwk: JsonObject): KeyObject | undefined {
  const key: JsonWebKey = Object.fromEntries(
    PUBLIC_MEMBERS.filter((name) => name in jwk).map((name) => [name, jwk[name]]),
  );
  try {
    return createPublicKey({ key, format: "jwk" });
  } catch {
    return undefined;
  }
}

/** An endpoint to which keys are mapped. */
export interface HashedEndpoint {
  /** The hash of the endpoint's name. */
  readonly hash: number;
  /** The share of the keys that the endpoint gets. */
  readonly weight: number;
}

/** The offset basis of FNV-1a with 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const RANGE = 2 ** 32;

/**
 * Chooses the endpoint for a key by weighted rendezvous hashing: if an endpoint is removed, only its own keys
 * move to other endpoints. Undefined if there are no endpoints.
 */
export function bestFor<Endpoint extends HashedEndpoint>(
  key: string | Uint8Array,
  endpoints: readonly Endpoint[],
): Endpoint | undefined {
  const hashed = mixed(hashOf(key));
  let best: Endpoint | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const endpoint of endpoints) {
    const point = (mixed(hashed ^ endpoint.hash) + 1) / (RANGE + 1);
    const score = endpoint.weight / -Math.log(point);
    if (score > bestScore) {
      best = endpoint;
      bestScore = score;
    }
  }
  return best;
}

/** A hash of 32 bits for a key. */
export function hashOf(key: string | Uint8Array): number {
  let hash = OFFSET;
  for (const byte of typeof key === "string" ? Buffer.from(key) : key)
    hash = Math.imul(hash ^ byte, PRIME);
  return hash;
}

/**
 * Mixes the bits of a hash with the last steps of MurmurHash3: each bit of the input changes half of the bits
 * of the result.
 */
function mixed(hash: number): number {
  let value = hash;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

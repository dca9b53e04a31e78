import type { Endpoint } from "./endpoint.ts";

/** Endpoints for a random choice, each with its share. */
export interface Candidates {
  readonly endpoints: readonly Endpoint[];
  /** The sums of the shares up to each endpoint; undefined if all shares are equal. */
  readonly sums: readonly number[] | undefined;
}

/** @param shareOf returns the share of an endpoint, which must be above 0 */
export function candidatesOf(
  endpoints: readonly Endpoint[],
  shareOf: (endpoint: Endpoint) => number,
): Candidates {
  const shares = endpoints.map(shareOf);
  if (shares.every((share) => share === shares[0])) return { endpoints, sums: undefined };
  let sum = 0;
  return { endpoints, sums: shares.map((share) => (sum += share)) };
}

/** Chooses an endpoint at random, weighted by the shares; undefined if there are no endpoints. */
export function sample(
  { endpoints, sums }: Candidates,
  random: () => number,
): Endpoint | undefined {
  const { length } = endpoints;
  if (sums === undefined) return endpoints[Math.min(Math.floor(random() * length), length - 1)];
  const point = random() * (sums[length - 1] ?? 0);
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return endpoints[low];
}

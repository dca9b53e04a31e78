/** A backend with its weight. */
interface Weighted<Backend> {
  readonly backends: readonly Backend[];
  /**
   * Sum of all weights, including those of backends without a server: the share of requests for such a
   * backend fails.
   */
  readonly weight: number;
}

/**
 * Chooses a backend by weight; undefined if the chosen backend has no server. `random` is from 0 (inclusive)
 * to 1 (exclusive).
 */
export function chooseByWeight<Backend extends { readonly weight: number }>(
  { backends, weight }: Weighted<Backend>,
  random: number,
): Backend | undefined {
  let point = random * weight;
  return backends.find((candidate) => (point -= candidate.weight) < 0);
}

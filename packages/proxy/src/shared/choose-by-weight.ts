/** A backend with its weight. */
interface Weighted<Backend> {
  readonly backends: readonly Backend[];
  /** Sum of the weights, including backends without a server: their share of requests fails. */
  readonly weight: number;
}

/**
 * Chooses a backend by weight; undefined if the chosen share belongs to a backend without a server.
 * `random`: from 0 (inclusive) to 1 (exclusive).
 */
export function chooseByWeight<Backend extends { readonly weight: number }>(
  { backends, weight }: Weighted<Backend>,
  random: number,
): Backend | undefined {
  let point = random * weight;
  return backends.find((candidate) => (point -= candidate.weight) < 0);
}

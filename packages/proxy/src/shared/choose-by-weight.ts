/** Backends with their shares. */
interface Weighted<Backend> {
  readonly backends: readonly Backend[];
  /** Sum of the weights, with those of backends that have no server: their share is lost. */
  readonly weight: number;
}

/** One of the backends, by weight; undefined when none has the share that was met. `random`: from 0 to below 1. */
export function chooseByWeight<Backend extends { readonly weight: number }>(
  { backends, weight }: Weighted<Backend>,
  random: number,
): Backend | undefined {
  let point = random * weight;
  return backends.find((candidate) => (point -= candidate.weight) < 0);
}

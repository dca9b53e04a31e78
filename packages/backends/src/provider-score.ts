/** The weight of a new sample in the moving average. */
const SHARE = 0.3;
const PER_REQUEST = 0.1;
const MILLISECONDS_PER_SECOND = 1000;

/**
 * The score of a provider: its health from 0 to 1, divided by its latency and number of running
 * requests.
 */
export class Score {
  #health = 1;
  /** The latency in seconds; undefined before the first response. */
  #latency: number | undefined;
  #inFlight = 0;

  get value(): number {
    return this.#health / (1 + (this.#latency ?? 0) * (1 + PER_REQUEST * this.#inFlight));
  }

  began(): void {
    this.#inFlight += 1;
  }

  ended(): void {
    this.#inFlight -= 1;
  }

  responded(isSuccess: boolean, milliseconds: number): void {
    this.#health = averaged(this.#health, isSuccess ? 1 : 0);
    const seconds = milliseconds / MILLISECONDS_PER_SECOND;
    this.#latency = this.#latency === undefined ? seconds : averaged(this.#latency, seconds);
  }

  failed(): void {
    this.#health = averaged(this.#health, 0);
  }
}

function averaged(before: number, sample: number): number {
  return before + SHARE * (sample - before);
}

/** Chooses the better of two randomly picked providers. */
export function betterOfTwo<Scored extends { readonly score: Score }>(
  candidates: readonly Scored[],
  random: () => number,
): Scored | undefined {
  const pick = (): Scored | undefined => candidates[Math.floor(random() * candidates.length)];
  const one = pick();
  const other = pick();
  return one !== undefined && other !== undefined && other.score.value > one.score.value
    ? other
    : one;
}

/** Exchanges that failed once, by seed and number. */
export const SEEDS: readonly (readonly [seed: number, exchange: number])[] = [
  [1, 161],
  [1, 3218],
  [1, 3632],
  [1, 4157],
  [1, 9172],
  [1, 55694],
];

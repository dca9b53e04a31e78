/** Conversations that failed once, by seed and number. */
export const SEEDS: readonly (readonly [seed: number, conversation: number])[] = [
  [1, 280],
  [1, 2672],
  [1, 3610],
  [21, 7272],
  [92, 61356],
  [1122, 3071],
];

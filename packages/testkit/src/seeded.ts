/** Pseudo-random numbers from 0 to 1, the same sequence in each run (Park and Miller). */
export function seededRandom(seed: number): () => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

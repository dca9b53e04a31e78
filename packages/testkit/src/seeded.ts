/** Numbers from 0 to 1, the same ones in each run (Park and Miller). */
export function seededRandom(seed: number): () => number {
  let state = (seed * 48_271 + 11) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

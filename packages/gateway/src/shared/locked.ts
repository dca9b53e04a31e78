const UNLOCKED = 0;
const LOCKED = 1;

/** Runs an action while holding the lock at this index of `cells`. */
export function locked<Result>(
  cells: Int32Array<SharedArrayBuffer>,
  place: number,
  action: () => Result,
): Result {
  while (Atomics.compareExchange(cells, place, UNLOCKED, LOCKED) !== UNLOCKED) {
    Atomics.wait(cells, place, LOCKED);
  }
  try {
    return action();
  } finally {
    Atomics.store(cells, place, UNLOCKED);
    Atomics.notify(cells, place, 1);
  }
}

import { threadId } from "node:worker_threads";
import { LOCK_PATIENCE } from "../bounds.ts";

const UNLOCKED = 0;
/** What a lock has while it is held: the number of the thread, and one for each of its holdings. */
const HOLDINGS = 1 << 16;
const THREADS = 1 << 15;

let holdings = 0;

/**
 * Runs an action while holding the lock at this index of `cells`. A lock that one holding has kept for too long is
 * taken: its thread has ended in the middle, for example because its memory ran out.
 */
export function locked<Result>(
  cells: Int32Array<SharedArrayBuffer>,
  place: number,
  action: () => Result,
): Result {
  holdings = (holdings % (HOLDINGS - 1)) + 1;
  const own = (threadId % THREADS) * HOLDINGS + holdings;
  let before = UNLOCKED;
  for (;;) {
    const holder = Atomics.compareExchange(cells, place, before, own);
    if (holder === before) break;
    before = holder !== UNLOCKED && isKept(cells, place, holder) ? holder : UNLOCKED;
  }
  try {
    return action();
  } finally {
    // Whoever has taken the lock meanwhile keeps it.
    Atomics.compareExchange(cells, place, own, UNLOCKED);
    Atomics.notify(cells, place, 1);
  }
}

/** How often a waiting thread looks at the lock: while the whole process is stopped, only one of them passes. */
const LOOKS = 10;

/** Whether a holding keeps the lock for longer than an action can take. */
function isKept(cells: Int32Array<SharedArrayBuffer>, place: number, holder: number): boolean {
  for (let look = 0; look < LOOKS; look += 1)
    if (Atomics.wait(cells, place, holder, LOCK_PATIENCE / LOOKS) !== "timed-out") return false;
  return true;
}

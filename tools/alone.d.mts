/**
 * Runs the work while no other process does that uses the same lock; a lock of a dead process is void.
 * @param lock path of a file that exists while the work runs
 * @param onWaiting called once when another process has the lock
 */
export function alone<Result>(
  lock: string,
  onWaiting: () => void,
  work: () => Promise<Result>,
): Promise<Result>;

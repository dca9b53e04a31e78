/**
 * Runs the work while no other process holds the same lock; the lock of a dead process is ignored.
 * @param lock path of a file that exists while the work runs
 * @param onWaiting called once if another process holds the lock
 */
export function alone<Result>(
  lock: string,
  onWaiting: () => void,
  work: () => Promise<Result>,
): Promise<Result>;

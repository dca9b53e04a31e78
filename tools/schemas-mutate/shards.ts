import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Fate } from "./judge.ts";

const WORKER = new URL("./worker.ts", import.meta.url);

interface Answer {
  readonly index: number;
  readonly fate: Fate;
}

/**
 * Judges mutants, by their numbers, in several threads; each thread takes the next mutant when it
 * is done.
 */
export async function judgeAll(
  indexes: readonly number[],
  threads: number,
  tell: (index: number, fate: Fate) => void,
): Promise<void> {
  const waiting = indexes.values();
  const work = async (): Promise<void> => {
    const worker = new Worker(WORKER);
    for (const index of waiting) {
      worker.postMessage(index);
      // An error in the worker rejects this promise, as `once` does for every emitter.
      const [answer]: Answer[] = await once(worker, "message");
      if (answer !== undefined) tell(answer.index, answer.fate);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(threads, indexes.length) }, work));
}

import { getHeapStatistics } from "node:v8";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { threadEntry } from "@edge-gateway/kernel/process/thread-entry";
import { OLD_GENERATION_MEBIBYTES, YOUNG_GENERATION_MEBIBYTES } from "../bounds.ts";

const MEBIBYTE = 1024 ** 2;

/**
 * Starts the threads of workers. Those that are started early load their modules while the configuration is
 * read, and do nothing before their first message.
 */
export class ServingThreads {
  readonly #early = new Set<Worker>();

  /** Starts threads for {@link take}; they do not keep the process alive. */
  startEarly(count: number): void {
    for (let index = 0; index < count; index++) {
      const thread = startThread();
      thread.unref();
      this.#early.add(thread);
      // The thread that is then started in its place reports the reason.
      const failed = (): unknown => this.#early.delete(thread);
      thread.once("error", failed).once("exit", failed);
    }
  }

  /** A thread that was started early, or starts now. */
  take(): Worker {
    const [thread = startThread()] = this.#early;
    this.#early.delete(thread);
    thread.ref();
    return thread;
  }

  /** Ends the threads that nobody has taken. */
  close(): void {
    for (const thread of this.#early) void thread.terminate();
    this.#early.clear();
  }
}

function startThread(): Worker {
  return new Worker(threadEntry(import.meta.url, "./worker.ts", "./gw-worker.js"), {
    name: "serving",
    stdin: false,
    resourceLimits: heapLimits(),
  });
}

function heapLimits(): ResourceLimits {
  const limitOfProcess = Math.floor(getHeapStatistics().heap_size_limit / MEBIBYTE);
  return {
    maxYoungGenerationSizeMb: YOUNG_GENERATION_MEBIBYTES,
    maxOldGenerationSizeMb: Math.min(OLD_GENERATION_MEBIBYTES, limitOfProcess),
  };
}

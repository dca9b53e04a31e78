import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import { every } from "@edge-gateway/kernel/process/callbacks";
import { parseByteSize } from "@edge-gateway/kernel/text/byte-size";
import { setMemoryFull } from "@edge-gateway/gateway/shared/admission";
import { MEMORY_WATCH_INTERVAL } from "../bounds.ts";

/** Tells the workers when the process starts and stops using too much memory. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout | undefined;

  /** @param failed is called with the exception of a failed check */
  constructor(
    memory: SharedArrayBuffer,
    { maxMemory }: OverloadSettings,
    failed: (error: unknown) => void,
  ) {
    if (maxMemory === undefined) return;
    const most = parseByteSize(maxMemory);
    this.#timer = every(
      MEMORY_WATCH_INTERVAL,
      () => setMemoryFull(memory, memoryInUse() > most),
      failed,
    );
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/**
 * The memory in use in bytes; 0 if the system does not provide it, for example without a free file
 * descriptor.
 */
function memoryInUse(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

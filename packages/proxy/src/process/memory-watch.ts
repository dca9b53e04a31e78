import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import { every } from "@edge-gateway/kernel/callbacks";
import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { setMemoryFull } from "../shared/admission.ts";
import { MEMORY_WATCH_INTERVAL } from "../bounds.ts";

/** Tells the workers when the process begins to use too much memory, and when it stops to. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout | undefined;

  /** @param failed told of what a look has thrown */
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

/** Bytes; 0 where the system does not say, as when no file descriptor is left to read it with. */
function memoryInUse(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

import { readFileSync } from "node:fs";
import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import { controlGroupLimits } from "@edge-gateway/kernel/process/control-group";
import { every } from "@edge-gateway/kernel/process/callbacks";
import { setMemoryRoom } from "@edge-gateway/gateway/shared/admission";
import { MEMORY_WATCH_INTERVAL } from "../bounds.ts";

const KIBIBYTE = 1024;
const PERCENT = 100;

/** How much memory the process may use. */
export interface MemoryBound {
  readonly bytes: number;
  /** Measures the bytes in use; 0 if the system does not say it, for example without a free file descriptor. */
  readonly inUse: () => number;
}

/**
 * The bound of the settings, or else a share of what the container may use, if that is limited. Pages of files do not count
 * for the latter: the system takes them away before it kills a process.
 */
export function memoryBound(
  { maxMemory, maxMemoryShare }: OverloadSettings,
  limit = controlGroupLimits().memory,
): MemoryBound | undefined {
  if (maxMemory !== undefined) return { bytes: maxMemory, inUse: residentBytes };
  if (limit === undefined) return undefined;
  return { bytes: Math.floor((limit * maxMemoryShare) / PERCENT), inUse: ownBytes };
}

/** Tells the workers how much memory is left, at intervals. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout | undefined;

  /** @param failed is called with the exception of a failed check */
  constructor(
    memory: SharedArrayBuffer,
    bound: MemoryBound | undefined,
    failed: (error: unknown) => void,
  ) {
    if (bound === undefined) return;
    const measure = (): void => setMemoryRoom(memory, bound.bytes - bound.inUse());
    measure();
    this.#timer = every(MEMORY_WATCH_INTERVAL, measure, failed);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** The resident set without pages of files (proc(5), RssAnon). */
function ownBytes(): number {
  try {
    const status = readFileSync("/proc/self/status", "latin1");
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * KIBIBYTE;
  } catch {
    return 0;
  }
}

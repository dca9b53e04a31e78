import { readFileSync } from "node:fs";
import { RESERVED_DESCRIPTORS } from "../bounds.ts";

/** If there are few descriptors, one of this number is reserved. */
const SMALLEST_SHARE = 4;

/**
 * How many of the process's file descriptors may be in use when a client's connection is accepted.
 */
export function clientDescriptors(limits = limitsOfProcess()): number {
  const limit = /^Max open files +(\d+)/m.exec(limits)?.[1];
  if (limit === undefined) return Infinity;
  const all = Number(limit);
  return all - Math.min(RESERVED_DESCRIPTORS, Math.floor(all / SMALLEST_SHARE));
}

/** Reads the limits of this process; empty if the system does not provide them (proc(5)). */
function limitsOfProcess(): string {
  try {
    return readFileSync("/proc/self/limits", "latin1");
  } catch {
    return "";
  }
}

import { readFileSync } from "node:fs";
import { RESERVED_DESCRIPTORS } from "../bounds.ts";

/** The fraction of descriptors that is reserved if a process has few of them: one of this number. */
const SMALLEST_SHARE = 4;

/** Maximum number of the process's open file descriptors at which a client's connection is still accepted. */
export function clientDescriptors(limits = limitsOfProcess()): number {
  const limit = /^Max open files +(\d+)/m.exec(limits)?.[1];
  if (limit === undefined) return Infinity;
  const all = Number(limit);
  return all - Math.min(RESERVED_DESCRIPTORS, Math.floor(all / SMALLEST_SHARE));
}

/** Reads the resource limits of this process (proc(5)); empty if the system does not provide them. */
function limitsOfProcess(): string {
  try {
    return readFileSync("/proc/self/limits", "latin1");
  } catch {
    return "";
  }
}

import { readFileSync } from "node:fs";
import { RESERVED_DESCRIPTORS } from "../bounds.ts";

/** Of all descriptors one in that many, where there are few. */
const SMALLEST_SHARE = 4;

/** How many file descriptors of the process may be in use when a client's connection is accepted. */
export function clientDescriptors(limits = limitsOfProcess()): number {
  const limit = /^Max open files +(\d+)/m.exec(limits)?.[1];
  if (limit === undefined) return Infinity;
  const all = Number(limit);
  return all - Math.min(RESERVED_DESCRIPTORS, Math.floor(all / SMALLEST_SHARE));
}

/** Empty where the system does not say (proc(5)). */
function limitsOfProcess(): string {
  try {
    return readFileSync("/proc/self/limits", "latin1");
  } catch {
    return "";
  }
}

import type { Case } from "./cases.ts";
import { usage } from "./cpu.ts";
import { type LoadShape, type Ports, load } from "./load.ts";
import type { CoreList } from "./processes.ts";

/** Resident memory of a gateway at two moments of its life. */
export interface Endurance {
  /** The number of requests that the gateway had served by then. */
  readonly early: { readonly requests: number; readonly residentBytes: number };
  readonly late: { readonly requests: number; readonly residentBytes: number };
}

/** The first reading is taken after this fraction of all requests. */
const EARLY_SHARE = 0.1;

/**
 * Sends at least this many requests, and measures the memory after a tenth of them and at the end.
 */
export async function measureEndurance(
  requests: number,
  { pid, ports }: { readonly pid: number; readonly ports: Ports },
  which: Case,
  { shape, cores, signal }: { shape: LoadShape; cores: CoreList; signal: AbortSignal },
): Promise<Endurance> {
  let served = 0;
  const serve = async (target: number): Promise<Endurance["early"]> => {
    while (served < target) served += (await load(which, ports, shape, { cores, signal })).requests;
    return { requests: served, residentBytes: usage(pid).residentBytes };
  };
  const early = await serve(requests * EARLY_SHARE);
  return { early, late: await serve(requests) };
}

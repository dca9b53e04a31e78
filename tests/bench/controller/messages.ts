import type { ClusterSize } from "./objects.ts";

/** Messages to the process with the controller. */
export type ToController =
  | { readonly begin: { readonly size: ClusterSize; readonly firstPort: number } }
  | { readonly change: { readonly index: number; readonly host: string } }
  | { readonly report: true };

/** A message from the process of the controller. */
export interface FromController {
  readonly listening: { readonly port: number; readonly bytesOfObjects: number };
  /** The milliseconds until everything was translated. */
  readonly translated: number;
  readonly report: ControllerReport;
}

export interface ControllerReport {
  readonly cpuMilliseconds: number;
  readonly residentBytes: number;
  /** The number of requests by their method. */
  readonly requests: Readonly<Record<string, number>>;
  readonly pendingWrites: number;
}

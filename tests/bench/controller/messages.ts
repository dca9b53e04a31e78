import type { ClusterSize } from "./objects.ts";

/** Messages to the process with the controller. */
export type ToController =
  | { readonly begin: { readonly size: ClusterSize; readonly firstPort: number } }
  | { readonly change: { readonly index: number; readonly host: string } }
  | { readonly report: true };

/** Messages from that process. */
export interface FromController {
  readonly listening: { readonly port: number; readonly bytesOfObjects: number };
  /** Milliseconds until everything was translated. */
  readonly translated: number;
  readonly report: ControllerReport;
}

export interface ControllerReport {
  readonly cpuMilliseconds: number;
  readonly residentBytes: number;
  /** By method. */
  readonly requests: Readonly<Record<string, number>>;
  readonly pendingWrites: number;
}

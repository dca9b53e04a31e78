import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { TraceReport } from "../observe/trace-sink.ts";
import type { BudgetMemory } from "../keys/budgets.ts";
import type { RuntimeKey } from "../keys/runtime-keys.ts";
import type { KeyedMemory } from "../shared/keyed-cells.ts";
import type { EndpointStatus } from "../endpoints/endpoint-status.ts";
import type { HealthMemory } from "../endpoints/shared-health.ts";
import type { McpThreadStatus } from "@edge-gateway/mcp/session/mcp-status";
import type { SharedMemory } from "../shared/cells.ts";
import type { SealKeys } from "@edge-gateway/mcp/sealing/session-seal";
import type { WorkerNote, WorkerPlace } from "@edge-gateway/kernel/worker-channel";
import type { LastCall } from "../observe/last-calls.ts";
import type { CatalogueReading, TargetOrder } from "../shared/mcp-catalogue.ts";
import type { IrChange } from "./ir-changes.ts";

/** What a worker gets at its start. */
export interface WorkerStart {
  readonly place: WorkerPlace;
  readonly shared: SharedMemory;
  readonly rateLimitKeys: KeyedMemory;
  /** The shared memory of {@link Admission}. */
  readonly admission: SharedArrayBuffer;
  readonly health: HealthMemory;
  readonly traceMemory: SharedArrayBuffer;
  /** The shared memory of {@link SessionTimes}. */
  readonly sessionTimes: SharedArrayBuffer;
  /** The shared memory of {@link ProcessCounts}. */
  readonly processes: SharedArrayBuffer;
  /** Settings that are read at the start only. */
  readonly settings: Settings;
  readonly logLevels: string;
  /** The shared memory of {@link LineSender}; each worker has its own. */
  readonly logMemory: SharedArrayBuffer;
  /** Keys that encrypt data stored by clients, for example session ids. */
  readonly sessionKeys: SealKeys;
  /** API keys that were created at run time. */
  readonly runtimeKeys: readonly RuntimeKey[];
  readonly budgets: BudgetMemory;
}

/** Messages from the main thread. */
export type ToWorker =
  | { readonly kind: "apply"; readonly generation: number; readonly change: IrChange }
  | { readonly kind: "logLevels"; readonly levels: string }
  | { readonly kind: "metrics"; readonly id: number; readonly names?: readonly string[] }
  | { readonly kind: "endpoints"; readonly id: number }
  /** `ends`: the digest of a session to end; unset: none. */
  | { readonly kind: "mcp"; readonly id: number; readonly ends: string | undefined }
  | { readonly kind: "calls"; readonly id: number }
  | {
      readonly kind: "mcpCatalogue";
      readonly id: number;
      readonly targets: readonly TargetOrder[];
    }
  | { readonly kind: "keys"; readonly id: number; readonly keys: readonly RuntimeKey[] }
  /** A message from another worker. */
  | { readonly kind: "note"; readonly from: number; readonly note: WorkerNote }
  | { readonly kind: "drain"; readonly minimum: number; readonly maximum: number };

/** Responses and reports of a worker. */
export type FromWorker =
  | { readonly kind: "applied"; readonly generation: number; readonly problems: readonly string[] }
  | { readonly kind: "log"; readonly lines: Uint8Array<ArrayBuffer> }
  | { readonly kind: "metrics"; readonly id: number; readonly snapshot: readonly MetricSnapshot[] }
  | {
      readonly kind: "endpoints";
      readonly id: number;
      readonly endpoints: readonly EndpointStatus[];
    }
  | { readonly kind: "mcp"; readonly id: number; readonly status: McpThreadStatus }
  | { readonly kind: "calls"; readonly id: number; readonly calls: readonly LastCall[] }
  | {
      readonly kind: "mcpCatalogue";
      readonly id: number;
      readonly readings: readonly CatalogueReading[];
    }
  /** Sent when the worker has applied the API keys. */
  | { readonly kind: "keys"; readonly id: number }
  | { readonly kind: "trace"; readonly report: TraceReport }
  /** A message that the main thread forwards to another worker. */
  | { readonly kind: "note"; readonly to: number; readonly note: WorkerNote }
  | { readonly kind: "drained" };

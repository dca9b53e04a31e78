import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { TraceOrder, TraceReport } from "@edge-gateway/gateway/observe/traces/trace-order";
import type { BudgetMemory } from "@edge-gateway/gateway/keys/budget-memory";
import type { RuntimeKey } from "@edge-gateway/gateway/keys/runtime-keys";
import type { KeyedMemory } from "@edge-gateway/gateway/shared/keyed-cells";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import type { HealthMemory } from "@edge-gateway/gateway/endpoints/shared-health";
import type { McpMemory } from "@edge-gateway/mcp/session/mcp-services";
import type { McpThreadStatus } from "@edge-gateway/mcp/session/mcp-status";
import type { SharedMemory } from "@edge-gateway/gateway/shared/cells";
import type { SealKeys } from "@edge-gateway/mcp/sealing/session-seal";
import type { WorkerNote, WorkerPlace } from "@edge-gateway/kernel/process/worker-channel";
import type { RouteFailure } from "@edge-gateway/gateway/observe/route-failures";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import type { IrChange } from "@edge-gateway/snapshot/compile/ir-changes";

/** The shared memory of what all workers count together. */
export interface SharedCounts {
  /** Of {@link Admission}. */
  readonly admission: SharedArrayBuffer;
  /** Of {@link MemoryRoom}. */
  readonly room: SharedArrayBuffer;
  /** Of local rate limits. */
  readonly limits: SharedMemory;
  /** Of local rate limits for each value of a key. */
  readonly limitKeys: KeyedMemory;
  /** Of {@link LimitTable}. */
  readonly sharedLimits: BudgetMemory;
  readonly budgets: BudgetMemory;
  readonly health: HealthMemory;
  readonly mcp: McpMemory;
}

/** The shared memory of what a worker writes for the main thread. */
export interface WorkerOutputs {
  /** Of {@link LineSender}; each worker has its own. */
  readonly log: SharedArrayBuffer;
  /** Of the queue of the log of requests; undefined if there is no log. */
  readonly requestLog: SharedArrayBuffer | undefined;
  readonly traces: SharedArrayBuffer;
}

/** What a worker gets at its start. */
export interface WorkerStart {
  readonly place: WorkerPlace;
  /** The shared memory of {@link EvenConnections}. */
  readonly even: SharedArrayBuffer;
  /** Settings that are read at the start only. */
  readonly settings: Settings;
  readonly logLevels: string;
  /** Keys that encrypt data stored by clients, for example session ids. */
  readonly sessionKeys: SealKeys;
  /** API keys that were created at run time. */
  readonly runtimeKeys: readonly RuntimeKey[];
  readonly counts: SharedCounts;
  readonly outputs: WorkerOutputs;
}

/** Messages from the main thread; `start` is the first one. */
export type ToWorker =
  | { readonly kind: "start"; readonly start: WorkerStart }
  | { readonly kind: "prepare"; readonly generation: number; readonly change: IrChange }
  /** The end of a preparation, after that of all workers. */
  | { readonly kind: "decide"; readonly generation: number; readonly isAccepted: boolean }
  | { readonly kind: "logLevels"; readonly levels: string }
  | { readonly kind: "metrics"; readonly id: number; readonly names?: readonly string[] }
  | { readonly kind: "endpoints"; readonly id: number }
  /** `ends`: the digest of a session to end; unset: none. */
  | { readonly kind: "mcp"; readonly id: number; readonly ends: string | undefined }
  | { readonly kind: "calls"; readonly id: number }
  | { readonly kind: "keySets"; readonly id: number }
  /** `route`: the key of a route. */
  | { readonly kind: "failures"; readonly id: number; readonly route: string }
  | {
      readonly kind: "mcpCatalogue";
      readonly id: number;
      readonly targets: readonly TargetOrder[];
    }
  | { readonly kind: "keys"; readonly id: number; readonly keys: readonly RuntimeKey[] }
  /** All requests that watchers of traces wait for. */
  | { readonly kind: "traceOrders"; readonly id: number; readonly orders: readonly TraceOrder[] }
  /** A message from another worker. */
  | { readonly kind: "note"; readonly from: number; readonly note: WorkerNote }
  | { readonly kind: "drain"; readonly minimum: number; readonly maximum: number };

/** Responses and reports of a worker. */
export type FromWorker =
  /** Responds to `prepare` and to `decide`. */
  | { readonly kind: "done"; readonly generation: number; readonly problems: readonly string[] }
  | { readonly kind: "log"; readonly lines: Uint8Array<ArrayBuffer> }
  /** Records of the log of requests. */
  | { readonly kind: "requests"; readonly lines: Uint8Array<ArrayBuffer> }
  | { readonly kind: "metrics"; readonly id: number; readonly snapshot: readonly MetricSnapshot[] }
  | {
      readonly kind: "endpoints";
      readonly id: number;
      readonly endpoints: readonly EndpointStatus[];
    }
  | { readonly kind: "mcp"; readonly id: number; readonly status: McpThreadStatus }
  | { readonly kind: "calls"; readonly id: number; readonly calls: readonly LastCall[] }
  | { readonly kind: "keySets"; readonly id: number; readonly keySets: readonly KeySetStatus[] }
  | { readonly kind: "failures"; readonly id: number; readonly failures: readonly RouteFailure[] }
  | {
      readonly kind: "mcpCatalogue";
      readonly id: number;
      readonly readings: readonly CatalogueReading[];
    }
  /** Sent when the worker has applied the API keys. */
  | { readonly kind: "keys"; readonly id: number }
  /** Sent when the worker checks requests against the orders. */
  | { readonly kind: "traceOrders"; readonly id: number }
  | { readonly kind: "trace"; readonly report: TraceReport }
  /** A message that the main thread forwards to another worker. */
  | { readonly kind: "note"; readonly to: number; readonly note: WorkerNote }
  | { readonly kind: "drained" };

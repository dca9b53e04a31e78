import type { WorkloadIdentity } from "@edge-gateway/translate/ir";

/** A source of the gateway's workload identity, which reports each new one. */
export interface IdentitySource {
  /** The name of the source in messages. */
  readonly name: string;
  start(): void;
  close(): void;
}

/** Is called with the identity, and again whenever it changes. */
export type IdentityChanged = (identity: WorkloadIdentity) => void;

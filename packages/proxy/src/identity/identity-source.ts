import type { WorkloadIdentity } from "@edge-gateway/translate/ir";

/** A source of the gateway's workload identity, which reports each new one. */
export interface IdentitySource {
  /** The name of the source in messages. */
  readonly name: string;
  start(): void;
  close(): void;
}

/** Called with the first identity, and again whenever the identity changes. */
export type IdentityChanged = (identity: WorkloadIdentity) => void;

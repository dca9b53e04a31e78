import type { WorkloadIdentity } from "@edge-gateway/translate/ir";

/** Gives the gateway its identity as a workload, and each new one. */
export interface IdentitySource {
  /** What it is, for people. */
  readonly name: string;
  start(): void;
  close(): void;
}

/** Told of the identity, and again whenever it changes. */
export type IdentityChanged = (identity: WorkloadIdentity) => void;

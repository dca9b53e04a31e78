/** The tables as of the newest migration. Types are such that both engines give the same values. */
export interface Tables {
  /** One row for each migration that has run. */
  readonly edge_schema: { readonly version: number };
  /** The same for the log of requests, whose other tables are in `request-log/request-tables.ts`. */
  readonly edge_request_schema: { readonly version: number };
  /** One row. */
  readonly edge_head: { readonly id: number; readonly revision: number };
  readonly edge_objects: {
    readonly kind: string;
    readonly name: string;
    readonly value: string;
    readonly revision: number;
  };
  readonly edge_versions: {
    readonly revision: number;
    readonly base: number;
    readonly id: string;
    readonly at: string;
    readonly author: string;
    readonly message: string;
    /** A list of `ObjectChange` as JSON. */
    readonly changes: string;
  };
  readonly edge_replicas: {
    readonly id: string;
    readonly name: string;
    readonly revision: number;
    readonly problem: string;
    readonly at: string;
  };
  /** One row for the keys, whose revision each change of keys or budgets increases, and one to lock counters. */
  readonly edge_marks: { readonly name: "keys" | "counters"; readonly revision: number };
  readonly edge_keys: { readonly name: string; readonly value: string };
  readonly edge_budgets: { readonly name: string; readonly value: string };
  readonly edge_counters: {
    readonly id: string;
    /** A `CounterState` as text. */
    readonly state: string;
    /** When nothing of the state counts any longer (RFC 3339). */
    readonly ends: string;
  };
}

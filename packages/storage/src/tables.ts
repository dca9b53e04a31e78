/** The tables as of the newest migration. Types are such that both engines give the same values. */
export interface Tables {
  /** One row for each migration that has run. */
  readonly edge_schema: { readonly version: number };
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
}

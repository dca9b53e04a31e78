/** Where a request went; undefined is shown as `unknown`. */
export interface RouteLabels {
  readonly backend?: string | undefined;
  /** What is spoken with the backend, e.g. `http`, `mcp`. */
  readonly protocol?: string | undefined;
  readonly bind?: string | undefined;
  readonly gateway?: string | undefined;
  readonly listener?: string | undefined;
  readonly route?: string | undefined;
  readonly rule?: string | undefined;
}

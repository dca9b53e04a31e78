/** The labels of a request's destination; undefined labels appear as `unknown`. */
export interface RouteLabels {
  readonly backend?: string | undefined;
  /** The backend's protocol, e.g. `http`, `mcp`. */
  readonly protocol?: string | undefined;
  readonly bind?: string | undefined;
  readonly gateway?: string | undefined;
  readonly listener?: string | undefined;
  readonly route?: string | undefined;
  readonly rule?: string | undefined;
}

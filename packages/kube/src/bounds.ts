/** What is asked of an API server, and how often; nobody can set it, only tests do. */
export interface ApiBounds {
  readonly requestMilliseconds: number;
  readonly responseBytes: number;
  readonly pageSize: number;
  readonly watchSeconds: number;
  readonly stallMilliseconds: number;
  readonly firstRetryMilliseconds: number;
  readonly lastRetryMilliseconds: number;
  readonly absentRetryMilliseconds: number;
}

/** The bounds of the product. */
export const API_BOUNDS: ApiBounds = {
  /** For one request but a watch: the API server itself gives up after a minute. */
  requestMilliseconds: 30_000,
  /** Of a response or an event: a page of the largest objects that etcd takes is not longer. */
  responseBytes: 67_108_864,
  /** As many as the clients of Kubernetes ask for. */
  pageSize: 500,
  /** After this time up to twice as long the server ends a watch, so that load spreads over its replicas. */
  watchSeconds: 300,
  /** The server sends a bookmark each minute: after three a connection is dead. */
  stallMilliseconds: 180_000,
  /** The wait doubles with every failure, from here … */
  firstRetryMilliseconds: 200,
  /** … up to here: twice a minute burdens nobody. */
  lastRetryMilliseconds: 30_000,
  /** For a kind that is missing: who installs it waits no longer for it to take effect. */
  absentRetryMilliseconds: 10_000,
};

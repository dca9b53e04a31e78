/** Limits for requests to an API server; only tests change them. */
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

/** The limits that the product uses. */
export const API_BOUNDS: ApiBounds = {
  /** Timeout of a request except a watch: the API server itself has a timeout of a minute. */
  requestMilliseconds: 30_000,
  /**
   * Maximum bytes of a response or an event: enough for a page of the largest objects that etcd
   * accepts.
   */
  responseBytes: 67_108_864,
  /** The page size of Kubernetes' own clients. */
  pageSize: 500,
  /**
   * The server ends a watch after a random time from one to two times this, so that load spreads
   * over its replicas.
   */
  watchSeconds: 300,
  /**
   * The server sends a bookmark each minute: without one for three minutes, the connection is dead.
   */
  stallMilliseconds: 180_000,
  /** The first delay before a retry; each failure doubles the delay. */
  firstRetryMilliseconds: 200,
  /** The longest delay before a retry: two calls a minute are little load. */
  lastRetryMilliseconds: 30_000,
  /** For a missing kind: the longest time until a newly installed one is noticed. */
  absentRetryMilliseconds: 10_000,
};

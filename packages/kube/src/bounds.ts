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
  /** Timeout of a request, except of a watch: the API server itself has a timeout of a minute. */
  requestMilliseconds: 30_000,
  /**
   * Maximum bytes of a response or an event: enough for a page of the largest objects that etcd
   * accepts.
   */
  responseBytes: 67_108_864,
  /** Objects per page of a list: the page size of Kubernetes' own clients. */
  pageSize: 500,
  /**
   * The requested duration of a watch. The server ends the watch after a random time from one to two times
   * the duration, so that watches move to other replicas.
   */
  watchSeconds: 300,
  /**
   * The time without an event after which a watch counts as stalled. The server sends a bookmark each minute,
   * so after three minutes the connection must be broken.
   */
  stallMilliseconds: 180_000,
  /** The delay before the first retry; each failure doubles the delay. */
  firstRetryMilliseconds: 200,
  /** The longest delay before a retry: two requests a minute are little load. */
  lastRetryMilliseconds: 30_000,
  /** The longest delay before a missing kind is requested again, so that a newly installed kind is found. */
  absentRetryMilliseconds: 10_000,
};

/**
 * Times in milliseconds, sizes in bytes. Values come from the configuration or its generated
 * defaults.
 */
export interface EngineLimits {
  readonly maxHeadBytes: number;
  readonly maxHeaders: number;
  readonly maxTargetBytes: number;
  /** Whether header names keep their case in both directions, instead of becoming lower case. */
  readonly keepsNameCase: boolean;
  /** The maximum time from the first byte of a head to its end. */
  readonly headTimeout: number;
  /** Maximum time between two requests of a connection, and before the first request. */
  readonly idleTimeout: number;
  /**
   * How long a client that has closed its direction may receive no bytes of a response; 0 = its
   * request is cancelled immediately.
   */
  readonly halfClosedTimeout: number;
  /** Maximum time without progress of a body, in either direction. */
  readonly bodyIdleTimeout: number;
  readonly connectTimeout: number;
  /** Maximum lifetime of a client's connection; 0 = no limit. */
  readonly maxConnectionDuration: number;
  readonly poolIdleTimeout: number;
  /** Idle connections kept per upstream and worker. */
  readonly poolMaxIdle: number;
  /** Maximum connections to an endpoint, including idle ones. */
  readonly maxConnections: number;
  /** Maximum concurrent streams per upstream connection. */
  readonly maxUpstreamStreams: number;
  /** Maximum bytes of a request body kept for another attempt. */
  readonly maxReplayBytes: number;
  /** Maximum time without a byte in either direction of a tunnel; 0 = no limit. */
  readonly tunnelIdleTimeout: number;
  /** Maximum lifetime of a tunnel; 0 = no limit. */
  readonly maxTunnelDuration: number;
  /** Bytes in the kernel's send queue above which the other side is paused. */
  readonly highWaterMark: number;
}

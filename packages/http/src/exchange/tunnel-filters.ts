/** Takes what comes by a tunnel from one side. */
export interface TunnelFilter {
  /** A part of the bytes; its memory is used again after the call. */
  received(chunk: Uint8Array): void;
  /** Is called when this side of the tunnel sends no more bytes. */
  ended(): void;
}

/** Sends to one side of a tunnel; what comes too late has no effect. */
export interface TunnelTarget {
  /** Receives bytes. The memory must stay unchanged. */
  write(bytes: Uint8Array): void;
  end(): void;
}

/** The two sides of a tunnel. */
export interface TunnelSides<Side> {
  readonly client: Side;
  readonly upstream: Side;
}

/** Makes what takes the bytes of each side, and sends what is to pass. */
export type TunnelFilters = (targets: TunnelSides<TunnelTarget>) => TunnelSides<TunnelFilter>;

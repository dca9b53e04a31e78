/** Receives the bytes that one side of a tunnel sends. */
export interface TunnelFilter {
  /**
   * Is called with a part of the bytes, whose memory is reused after the call.
   * @returns what must settle before this side is read again, because too many bytes wait
   */
  received(chunk: Uint8Array): Promise<unknown> | undefined;
  /** Is called when this side of the tunnel sends no more bytes. */
  ended(): void;
}

/** Sends bytes to one side of a tunnel; bytes after the end have no effect. */
export interface TunnelTarget {
  /** Sends bytes, whose memory must stay unchanged. */
  write(bytes: Uint8Array): void;
  end(): void;
}

/** The two sides of a tunnel. */
export interface TunnelSides<Side> {
  readonly client: Side;
  readonly upstream: Side;
}

/** Makes the filters of both sides of a tunnel, which send the bytes that may pass. */
export type TunnelFilters = (targets: TunnelSides<TunnelTarget>) => TunnelSides<TunnelFilter>;

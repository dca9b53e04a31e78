/** Part of a DATA frame as it arrives; its memory is reused after the call. */
export interface DataPiece {
  readonly bytes: Buffer;
  /** The index at which the data of a DATA frame begins, after the padding length. */
  readonly start: number;
  readonly end: number;
  /** Bytes that count for flow control, including padding (RFC 9113 section 6.1). */
  readonly credit: number;
  readonly endsFrame: boolean;
  /** Whether this part ends the stream. */
  readonly endStream: boolean;
}

/** The joined field block of HEADERS and CONTINUATION; its memory is reused after the call. */
export interface FieldBlock {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** Whether the field block ends the stream. */
  readonly endStream: boolean;
}

/**
 * Receives frames. Sizes, flags and the presence of a stream id were validated; stream states and
 * ids were not. Throwing an `Http2Error` ends the connection.
 */
export interface FrameTaker {
  /** Is called at least once per DATA frame, even if the frame has no data. */
  data(stream: number, piece: DataPiece): void;
  headers(stream: number, block: FieldBlock): void;
  reset(stream: number, code: number): void;
  /** Handles the payload of a SETTINGS frame, which `PeerSettings.apply` parses. */
  settings(bytes: Buffer, start: number, end: number): void;
  settingsAcknowledged(): void;
  /** Handles a PING with the eight bytes from `start`. */
  ping(bytes: Buffer, start: number): void;
  pong(bytes: Buffer, start: number): void;
  /** Handles GOAWAY; `last`: the last stream that the peer has processed or will process. */
  goaway(last: number, code: number): void;
  /** Handles a WINDOW_UPDATE; stream 0 means the window of the connection. */
  windowUpdate(stream: number, increment: number): void;
  /** Handles an error that ends only one stream (RFC 9113 section 5.4.2). */
  streamError(stream: number, code: number): void;
  /** Is called for a frame without effect: PRIORITY, or an unknown type. */
  ignored(): void;
}

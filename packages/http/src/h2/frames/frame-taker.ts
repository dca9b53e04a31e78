/** Part of a DATA frame, as its bytes come; used again after the call. */
export interface DataPiece {
  readonly bytes: Buffer;
  /** The data; padding does not count. */
  readonly start: number;
  readonly end: number;
  /** Octets of flow control that the piece takes, padding included (RFC 9113 section 6.1). */
  readonly credit: number;
  readonly endsFrame: boolean;
  /** Whether the stream ends with the piece. */
  readonly endStream: boolean;
}

/** The field block of HEADERS and its CONTINUATION frames, joined; used again after the call. */
export interface FieldBlock {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** Whether the stream ends with the fields. */
  readonly endStream: boolean;
}

/**
 * Who is told of the frames that arrive. Sizes, flags and whether a frame belongs to a stream have been
 * checked; states of streams and whose ids they are have not. An `Http2Error` that is thrown ends the
 * connection.
 */
export interface FrameTaker {
  /** Called at least once for each frame, also for one without data. */
  data(stream: number, piece: DataPiece): void;
  headers(stream: number, block: FieldBlock): void;
  reset(stream: number, code: number): void;
  /** The payload of SETTINGS, for `PeerSettings.apply`. */
  settings(bytes: Buffer, start: number, end: number): void;
  settingsAcknowledged(): void;
  /** The eight octets from `start`. */
  ping(bytes: Buffer, start: number): void;
  pong(bytes: Buffer, start: number): void;
  /** The highest stream that the peer has processed, or will. */
  goaway(last: number, code: number): void;
  /** Stream 0: of the connection. */
  windowUpdate(stream: number, increment: number): void;
  /** Ends one stream only (RFC 9113 section 5.4.2). */
  streamError(stream: number, code: number): void;
  /** A frame that says nothing: PRIORITY, or of an unknown type. */
  ignored(): void;
}

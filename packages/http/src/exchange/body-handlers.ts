/** Observes the bytes of a body; they must be read immediately, because the memory is reused. */
export type BodyTap = (chunk: Uint8Array) => void;

/** Transforms a body on its way to the client. */
export interface BodyTransform {
  /** The client's bytes for a part, possibly none; the part's memory is reused after the call. */
  add(chunk: Uint8Array): Uint8Array;
  /** The remaining bytes when the body has ended. */
  end(): Uint8Array;
  /**
   * The last bytes if the upstream disconnects before the end; unset: the client notices that the
   * body is incomplete.
   */
  cut?(): Uint8Array;
}

/** Receives a diverted body, and learns whether its replacement is accepted. */
export interface BodyReceiver {
  /** Is called with a part of the data, whose memory is reused after the call. */
  received(chunk: Uint8Array): void;
  /** Is called when the body is complete. `trailers` alternates names and values. */
  finished(trailers: readonly string[]): void;
  /** Stops the other side from sending more, until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** Sends the replacement of a diverted body. Late calls have no effect. */
export interface BodySender {
  /** Sets the length of the whole body for the head; called before the first byte. */
  size(length: number): void;
  /** Receives bytes. The memory must stay unchanged. */
  write(chunk: Uint8Array): void;
  end(trailers: readonly string[]): void;
  /**
   * Nothing more can be sent: leads to `RequestHandler.failed` with `processing`, or cuts the
   * response.
   */
  fail(detail: string): void;
  /** Reads the diverted body: needed at the start, and after {@link pause}. */
  resume(): void;
  pause(): void;
}

/**
 * Observes the bytes of a body. The bytes must be read immediately, because their memory is reused; and nothing may be
 * sent meanwhile, on any connection: it would get into the middle of the message that is being assembled.
 */
export type BodyTap = (chunk: Uint8Array) => void;

/** Transforms a body on its way to the client. */
export interface BodyTransform {
  /**
   * Returns the bytes that the client gets for a part of the body, possibly none; the part's memory is reused
   * after the call.
   */
  add(chunk: Uint8Array): Uint8Array;
  /** Returns the remaining bytes when the body has ended. */
  end(): Uint8Array;
  /**
   * Returns the last bytes if the upstream disconnects before the end of the body. If unset, the client's
   * connection ends so that the client notices the incomplete body.
   */
  cut?(): Uint8Array;
}

/** Receives a diverted body, which the gateway replaces, and learns whether the replacement is accepted. */
export interface BodyReceiver {
  /** Is called with a part of the data, whose memory is reused after the call. */
  received(chunk: Uint8Array): void;
  /** Is called when the body is complete. `trailers` alternates names and values. */
  finished(trailers: readonly string[]): void;
  /** Is called when no more of the replacement may be sent until {@link resume} is called. */
  pause(): void;
  resume(): void;
}

/** Why a diverted body cannot be completed. */
export type BrokenBody = "processing" | "protocol";

/** Sends the replacement of a diverted body. Late calls have no effect. */
export interface BodySender {
  /** Sets the length of the whole body for the headers; called before the first byte. */
  size(length: number): void;
  /** Sends bytes of the replacement, whose memory must stay unchanged. */
  write(chunk: Uint8Array): void;
  end(trailers: readonly string[]): void;
  /**
   * Ends a body that cannot be completed: the exchange ends in `RequestHandler.failed` with the given kind,
   * `processing` if unset, or the response is cut. With `protocol` it is the upstream's body that is broken:
   * the response ends as if the upstream had disconnected.
   */
  fail(detail: string, kind?: BrokenBody): void;
  /** Starts reading the diverted body, or continues after {@link pause}. */
  resume(): void;
  pause(): void;
}

/** The receiver of a response body. */
export interface ResponseReceiver {
  /** Is called when the client is too slow, and when it has caught up, the body is told. */
  unread(): void;
}

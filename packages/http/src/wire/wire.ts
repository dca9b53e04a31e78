import type { Trailers } from "../codec/trailers.ts";

/**
 * A connection in the form that the protocol code uses; there is one implementation for each kind of input
 * and output.
 */
export interface Wire {
  /** Whether bytes for the connection may wait for the end of the turn; otherwise they are copied. */
  readonly waits: boolean;
  /** Sends bytes; true if their memory is free again, false if the wire still needs it. */
  send(bytes: Uint8Array): boolean;
  /** Sends bytes whose memory stays unchanged: the sender does not write to it again, but may read it. */
  sendOwned(bytes: Uint8Array): void;
  /** Sends bytes whose memory is reused after the call. */
  sendLent(bytes: Uint8Array): void;
  /** Whether more bytes wait to be sent than the high water mark allows; {@link WireUser.drained} follows. */
  readonly congested: boolean;
  pauseRead(): void;
  resumeRead(): void;
  /**
   * Ends the message with these trailers. This method exists only on wires that need no bytes to mark the end
   * of a message; bodies are sent on them without HTTP/1.1 framing.
   */
  finish?(trailers: Trailers): void;
  /** Ends our direction after all queued bytes; the peer can continue to send. */
  end(): void;
  /** Ends both directions at once and discards unsent bytes; with `reset` the peer gets a TCP reset. */
  destroy(reset: boolean): void;
}

/** A connection that can become a part of a tunnel. */
export interface TunnelWire extends Wire {
  /**
   * Assigns the wire to another user, and returns the previous one. A user that ends one direction then
   * leaves the other direction open.
   */
  use(user: WireUser): WireUser;
}

/** Assigns the wire to a user, and returns the wire. */
export function usedBy(wire: TunnelWire, user: WireUser): TunnelWire {
  wire.use(user);
  return wire;
}

/** The user of a connection, which gets its events. No method is called after {@link WireUser.closed}. */
export interface WireUser {
  /** Is called when a connection that was being made is established. */
  opened(): void;
  /**
   * Is called with the first `length` bytes. If `lent` is true, the memory is reused or freed after the call;
   * otherwise it stays unchanged, and the receiver does not write to it.
   */
  received(bytes: Buffer, length: number, lent: boolean): void;
  drained(): void;
  /** Is called when the peer sends no more bytes. */
  ended(): void;
  /** Is called when the connection has ended; `error` says why, if it did not end in order. */
  closed(error: Error | undefined): void;
}

/** A placeholder without a connection, which accepts and drops everything. */
export const NOWHERE: Wire = {
  waits: false,
  congested: false,
  send: () => true,
  sendOwned() {},
  sendLent() {},
  pauseRead() {},
  resumeRead() {},
  end() {},
  destroy() {},
};

/** A placeholder for the user of a connection that has no user. */
export const NOBODY: WireUser = {
  opened() {},
  received() {},
  drained() {},
  ended() {},
  closed() {},
};

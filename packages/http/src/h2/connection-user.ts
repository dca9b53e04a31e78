import type { ConnectionStream } from "./connection-stream.ts";

/** Whom a connection tells what happens on it. */
export interface ConnectionUser {
  /** Only of a server: a client has opened a stream. `fields`: names and values in turn, checked. */
  request?(stream: ConnectionStream, fields: string[], endStream: boolean): void;
  /** The settings of the peer have come, the first ones or others. */
  settingsReceived?(): void;
  /** The peer has seen our settings. */
  acknowledged?(): void;
  /** A head has begun, and not ended with the bytes that are there. */
  headBegun?(): void;
  /** No head is under way any more. */
  headEnded?(): void;
  /** The response to `Connection.sendPing`. */
  pong(): void;
  /** The peer takes no other stream; those that it has not seen have ended. */
  goneAway?(): void;
  /** A stream is gone, and its user has been told. */
  streamClosed(): void;
  /** The connection ends: what still comes is discarded until the peer ends it, too. */
  ending?(): void;
  /** The connection is gone; `error` says why, if it did not end in order. */
  closed(error: Error | undefined): void;
}

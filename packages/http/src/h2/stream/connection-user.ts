import type { ConnectionStream } from "./connection-stream.ts";

/** Receives the events of a connection. */
export interface ConnectionUser {
  /**
   * Only for servers: a client opened a stream. `fields`: alternating names and values, validated.
   */
  request?(stream: ConnectionStream, fields: string[], endStream: boolean): void;
  /** Is called when the peer's settings have arrived, for the first time or as an update. */
  settingsReceived?(): void;
  /** Is called when the peer has acknowledged our settings. */
  acknowledged?(): void;
  /** Is called when an incomplete header block has begun. */
  headBegun?(): void;
  /** Is called when no header block is incomplete any more. */
  headEnded?(): void;
  /** Is called when the peer has acknowledged `Connection.sendPing`. */
  pong(): void;
  /** Is called when the peer accepts no more streams; the streams that it has not processed have ended. */
  goneAway?(): void;
  /** Is called when a stream has ended and the user of the stream was told. */
  streamClosed(): void;
  /**
   * Is called when the connection begins to close: received data is discarded until the peer also closes it.
   */
  ending?(): void;
  /** Is called when the connection has ended; `error` is set unless it ended regularly. */
  closed(error: Error | undefined): void;
}

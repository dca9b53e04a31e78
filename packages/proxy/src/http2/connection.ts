import type { WireUser, TunnelWire } from "../engine/wire.ts";
import type { AnswerUser, ConnectionStream } from "./connection-stream.ts";

/** What a connection tells whoever made it. */
export interface ConnectionUser {
  /** Only of a server: a client has opened a stream; `fields` are checked, names and values in turn. */
  request?(stream: ConnectionStream, fields: string[], endStream: boolean): void;
  /** The settings of the peer have come, the first ones or others. */
  settled?(): void;
  /** The answer to {@link Connection.ping}. */
  pong(): void;
  /** The peer takes no further stream; those above its number are closed as unprocessed right after. */
  goneAway?(code: number): void;
  /** A stream has closed; its user has been told. */
  streamClosed(): void;
  /** The connection is gone, all its streams have been told before. */
  closed(error: Error | undefined): void;
}

/** What is said to the peer at the beginning, and the bounds of what it may do. Sizes in bytes. */
export interface ConnectionOptions {
  readonly isServer: boolean;
  /** Pairs of identifier and value (RFC 9113 section 6.5.2), in turn. */
  readonly settings: readonly number[];
  /** Window of each stream, and of the connection; undefined: that of RFC 9113 section 6.9.2. */
  readonly windowBytes: number | undefined;
  readonly connectionWindowBytes: number | undefined;
  readonly maxStreams: number;
  readonly frameBytes: number;
  readonly maxListBytes: number;
  readonly maxFields: number;
  readonly clock: () => number;
}

export declare class Connection implements WireUser {
  constructor(options: ConnectionOptions, user: ConnectionUser);
  /** Sends the preface and the settings; from now on the wire tells the connection. */
  start(wire: TunnelWire): void;
  /** Sends a request; only if {@link mayOpen}. */
  open(user: AnswerUser, fields: readonly string[], endStream: boolean): ConnectionStream;
  /** Whether the connection takes another stream, as far as its state goes; how many the peer allows is the caller's affair. */
  readonly mayOpen: boolean;
  /** Streams that are open. */
  readonly openStreams: number;
  /** Whether the settings of the peer have come. */
  readonly settled: boolean;
  /** SETTINGS_MAX_CONCURRENT_STREAMS of the peer; Infinity: none said. */
  readonly peerMaxStreams: number;
  /** SETTINGS_ENABLE_CONNECT_PROTOCOL of the peer (RFC 8441 section 3). */
  readonly connectsProtocols: boolean;
  readonly closed: boolean;
  ping(): void;
  /** Sends GOAWAY; `last`: the highest stream that is, or may be, taken; undefined: the last that was. */
  goaway(code: number, last?: number): void;
  /** Ends the connection after what was sent; streams that are open are closed. */
  end(): void;
  /** Ends it at once. */
  destroy(error?: Error): void;
  opened(): void;
  received(bytes: Buffer, length: number, lent: boolean): void;
  drained(): void;
  ended(): void;
}

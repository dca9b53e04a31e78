import type { Trailers } from "../engine/codec/trailers.ts";
import type { TunnelWire, WireUser } from "../engine/wire.ts";

/** Who has sent a request, and gets the answer; data and ends are told to the {@link WireUser}. */
export interface AnswerUser extends WireUser {
  /** An interim response (status 1xx); names and values in turn, checked, `:status` first. */
  interim(fields: string[]): void;
  /** The head of the final response; `endStream`: nothing follows, {@link WireUser.ended} is not called. */
  answered(fields: string[], endStream: boolean): void;
}

/**
 * One stream of a connection, as a wire: {@link WireUser.ended} when the peer's message is whole,
 * {@link WireUser.closed} when nothing happens on it any more, whatever the reason; {@link code} says which.
 */
export declare class ConnectionStream implements TunnelWire {
  readonly waits = false;
  readonly id: number;
  /** What came behind the peer's body; there when {@link WireUser.ended} is called. */
  receivedTrailers: Trailers;
  /** Error code (RFC 9113 section 7) that the stream has ended with; NO_ERROR: none. */
  code: number;
  /** Whether the peer has said that it has not seen the request (REFUSED_STREAM, or a GOAWAY with a lower number). */
  unprocessed: boolean;
  /** Whether the peer's message is here to its end. */
  readonly whole: boolean;
  use(user: WireUser): WireUser;
  readonly congested: boolean;
  /** Sends an interim or a final head; names and values in turn. */
  sendHead(fields: readonly string[], endStream: boolean): void;
  send(bytes: Uint8Array): boolean;
  sendOwned(bytes: Uint8Array): void;
  /** Ends our message, behind what waits to be sent. */
  finish(trailers: Trailers): void;
  end(): void;
  pauseRead(): void;
  resumeRead(): void;
  detach(): void;
  /** RST_STREAM with that code, unless the stream is closed; what was not sent is lost. */
  reset(code: number): void;
  /** {@link reset}: INTERNAL_ERROR of a server, CANCEL of a client. */
  destroy(): void;
}

import { constants } from "node:http2";
import type { Http2Stream, OutgoingHttpHeaders } from "node:http2";
import { addAbortSignal } from "node:stream";
import type { Trailers } from "../engine/codec/trailers.ts";
import { allowedTrailers, NO_TRAILERS } from "../engine/codec/trailers.ts";
import type { TunnelWire, WireUser } from "../engine/wire.ts";

/** Ends a stream so that the peer sees that something is missing. */
type Reset = (stream: Http2Stream) => void;

const ABORTED = AbortSignal.abort();
const CUT = new Error("the gateway has cut the stream");

/** Cuts a response: INTERNAL_ERROR (RFC 9113 section 7). `close` would end the body as if it were whole. */
export function cutResponse(stream: Http2Stream): void {
  stream.destroy(CUT);
}

/** Takes a request back: CANCEL; not by `close` for the same reason. */
export function cancelRequest(stream: Http2Stream): void {
  addAbortSignal(ABORTED, stream);
}

/** The body of one stream as a wire: data both ways, and the ends of both messages. */
export class StreamWire implements TunnelWire {
  /** Sessions of node:http2 gather what their streams write by themselves. */
  readonly waits = false;
  /** What came behind the peer's body; there when {@link WireUser.ended} is called. */
  receivedTrailers: Trailers = NO_TRAILERS;
  readonly #stream: Http2Stream;
  readonly #reset: Reset;
  #user: WireUser;
  #trailers: Trailers = NO_TRAILERS;
  #error: Error | undefined;
  /** Whether all of the peer's message had come when the stream was closed. */
  #whole = false;

  constructor(stream: Http2Stream, user: WireUser, reset: Reset) {
    this.#stream = stream;
    this.#reset = reset;
    this.#user = user;
    stream.on("data", (bytes: Buffer) => this.#user.received(bytes, bytes.length, false));
    stream.on("trailers", (_fields, _flags, raw) => (this.receivedTrailers = allowedTrailers(raw)));
    // A server that wants no more of a request says so when its answer is whole (RFC 9113 section 8.1).
    stream.on("aborted", () => (this.#whole = stream.state.remoteClose === 1));
    stream.on("end", () => {
      // node:http2 says so of a stream that was reset, too.
      const inOrder = (stream.rstCode ?? 0) === constants.NGHTTP2_NO_ERROR;
      if (inOrder && (!stream.aborted || this.#whole)) this.#user.ended();
    });
    stream.on("drain", () => this.#user.drained());
    stream.on("wantTrailers", () => this.#sendTrailers());
    stream.on("error", (error) => (this.#error = error));
    stream.on("close", () => this.#user.closed(this.#error));
  }

  use(user: WireUser): WireUser {
    const before = this.#user;
    this.#user = user;
    return before;
  }

  get congested(): boolean {
    return this.#stream.writableNeedDrain;
  }

  send(bytes: Uint8Array): boolean {
    this.sendOwned(Buffer.from(bytes));
    return true;
  }

  sendOwned(bytes: Uint8Array): void {
    if (this.#stream.writable) this.#stream.write(bytes);
  }

  finish(trailers: Trailers): void {
    this.#trailers = trailers;
    this.end();
  }

  pauseRead(): void {
    this.#stream.pause();
  }

  resumeRead(): void {
    this.#stream.resume();
  }

  end(): void {
    this.#stream.end();
  }

  /** A stream stays what it is. */
  detach(): void {}

  destroy(): void {
    this.#reset(this.#stream);
  }

  #sendTrailers(): void {
    if (!this.#stream.closed) this.#stream.sendTrailers(fieldsObject(this.#trailers));
  }
}

/** Names and values in turn as the object that some calls of node:http2 insist on. */
export function fieldsObject(fields: readonly string[]): OutgoingHttpHeaders {
  // Names are the peer's: none may find what every object has.
  const object: Record<string, string[]> = Object.create(null);
  for (let index = 0; index < fields.length; index += 2) {
    (object[fields[index] ?? ""] ??= []).push(fields[index + 1] ?? "");
  }
  return object;
}

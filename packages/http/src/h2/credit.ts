import { HTTP2_MAX_HELD_BYTES } from "../bounds.ts";
import { FLOW_CONTROL_ERROR, USUAL_WINDOW } from "./frames/constants.ts";
import { Http2Error } from "./frames/http2-error.ts";
import type { Sender } from "./sender.ts";

/**
 * What the peer may send on all streams together (RFC 9113 section 6.9). It is allowed anew with the end of the
 * turn, when the peer can learn of it, so that a stream that nobody reads stops no other; not while very much is kept.
 */
export class Credit {
  readonly #sender: Sender;
  readonly #windowBytes: number;
  readonly #due: () => void;
  #window = USUAL_WINDOW;
  /** What the peer is to be allowed; below 0 if it is allowed too much from the start. */
  #owed: number;
  #held = 0;

  /** `due`: called when {@link give} is to be, with the end of the turn. */
  constructor(sender: Sender, windowBytes: number, due: () => void) {
    this.#sender = sender;
    this.#due = due;
    this.#windowBytes = windowBytes;
    this.#owed = windowBytes - USUAL_WINDOW;
    if (this.#owed > 0) this.#allow();
  }

  /** Whether more is kept than may be. */
  get exhausted(): boolean {
    return this.#held > HTTP2_MAX_HELD_BYTES;
  }

  /** Counts octets of flow control that have come. Throws {@link Http2Error}. */
  take(octets: number): void {
    this.#window -= octets;
    if (this.#window < 0) throw new Http2Error(FLOW_CONTROL_ERROR, "more than the window allows");
    this.#owed += octets;
    if (this.#isDue) this.#due();
  }

  /** So many more bytes are kept, or fewer. */
  hold(bytes: number): void {
    this.#held += bytes;
    if (bytes < 0 && this.#isDue) this.#due();
  }

  /** Allows the peer as much as has come, when that is half of the window. */
  give(): void {
    if (this.#isDue) this.#allow();
  }

  /** Allows nothing more. */
  abandon(): void {
    this.#owed = 0;
  }

  get #isDue(): boolean {
    return !this.exhausted && this.#owed > 0 && this.#owed * 2 >= this.#windowBytes;
  }

  #allow(): void {
    this.#sender.windowUpdate(0, this.#owed);
    this.#window += this.#owed;
    this.#owed = 0;
  }
}

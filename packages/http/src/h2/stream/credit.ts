import { HTTP2_MAX_HELD_BYTES } from "../../bounds.ts";
import { FLOW_CONTROL_ERROR, USUAL_WINDOW } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import type { Sender } from "./sender.ts";

/**
 * The flow control window that the peer has for all streams together (RFC 9113 section 6.9). The window is
 * returned at the end of the turn even if a stream is not read, so that unread streams do not block others;
 * but not while too many bytes are held.
 */
export class Credit {
  readonly #sender: Sender;
  readonly #windowBytes: number;
  readonly #due: () => void;
  #window = USUAL_WINDOW;
  /**
   * The number of bytes to return to the window; negative if the peer's initial window is larger than ours.
   */
  #owed: number;
  #held = 0;

  /** @param due is called when {@link give} should be called at the end of the turn */
  constructor(sender: Sender, windowBytes: number, due: () => void) {
    this.#sender = sender;
    this.#due = due;
    this.#windowBytes = windowBytes;
    this.#owed = windowBytes - USUAL_WINDOW;
    if (this.#owed > 0) this.#allow();
  }

  /** Whether more bytes are held than allowed. */
  get exhausted(): boolean {
    return this.#held > HTTP2_MAX_HELD_BYTES;
  }

  /** Counts received bytes under flow control. Throws {@link Http2Error}. */
  take(octets: number): void {
    this.#window -= octets;
    if (this.#window < 0)
      throw new Http2Error(FLOW_CONTROL_ERROR, "more data than the flow control window allows");
    this.#owed += octets;
    if (this.#isDue) this.#due();
  }

  /** Adds to the number of held bytes, or subtracts if `bytes` is negative. */
  hold(bytes: number): void {
    this.#held += bytes;
    if (bytes < 0 && this.#isDue) this.#due();
  }

  /** Returns the consumed part of the window to the peer if at least half of the window was consumed. */
  give(): void {
    if (this.#isDue) this.#allow();
  }

  /** Stops returning window to the peer. */
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

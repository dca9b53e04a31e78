import type { Turn } from "./turn.ts";

const SECOND = 1000;

/** The current Date header line (RFC 9110 section 6.6.1), formatted once per second. */
export class DateLine {
  readonly #turn: Turn;
  readonly #wallClock: () => number;
  #readAt = -1;
  #second = 0;
  #line = Buffer.alloc(0);

  /** @param wallClock milliseconds since 1970; read once per turn of the event loop */
  constructor(turn: Turn, wallClock: () => number) {
    this.#turn = turn;
    this.#wallClock = wallClock;
  }

  get bytes(): Buffer {
    const { now } = this.#turn;
    if (now === this.#readAt) return this.#line;
    this.#readAt = now;
    const second = Math.floor(this.#wallClock() / SECOND);
    if (second !== this.#second) {
      this.#second = second;
      this.#line = Buffer.from(`date: ${new Date(second * SECOND).toUTCString()}\r\n`);
    }
    return this.#line;
  }
}

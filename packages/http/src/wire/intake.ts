import type { Wire } from "./wire.ts";

/** Reasons for pausing the reading from a connection; the values are bits. */
export const FOR_BODY = 1;
export const FOR_NEXT_MESSAGE = 2;

/** Pauses reading from a connection while there is any reason to pause. */
export class Intake {
  #wire: Wire;
  #reasons = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Sets another connection from which to read. */
  use(wire: Wire): void {
    this.#wire = wire;
    this.#reasons = 0;
  }

  get paused(): boolean {
    return this.#reasons !== 0;
  }

  pause(reason: number): void {
    if (this.#reasons === 0) this.#wire.pauseRead();
    this.#reasons |= reason;
  }

  resume(reason: number): void {
    if (this.#reasons === 0) return;
    this.#reasons &= ~reason;
    if (this.#reasons === 0) this.#wire.resumeRead();
  }
}

import type { Wire } from "./wire.ts";

/** Why reading from a wire is paused; bits. */
export const FOR_BODY = 1;
export const FOR_NEXT_MESSAGE = 2;

/** Reading from a wire continues only while nobody has a reason against it. */
export class Intake {
  #wire: Wire;
  #reasons = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Another wire, from which is read. */
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

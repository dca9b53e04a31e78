import { MOST_31_BITS } from "./constants.ts";

/** A flow control window; settings can make it negative (RFC 9113 section 6.9.2). */
export class FlowWindow {
  size: number;

  constructor(size: number) {
    this.size = size;
  }

  take(octets: number): void {
    this.size -= octets;
  }

  /**
   * Grows the window, or shrinks it after a settings change; returns false if the window would exceed the
   * maximum (section 6.9.1).
   */
  grow(octets: number): boolean {
    this.size += octets;
    return this.size <= MOST_31_BITS;
  }
}

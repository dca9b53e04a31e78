import { MOST_31_BITS } from "./constants.ts";

/** How much may be sent or received still; settings can make it negative (RFC 9113 section 6.9.2). */
export class FlowWindow {
  size: number;

  constructor(size: number) {
    this.size = size;
  }

  take(octets: number): void {
    this.size -= octets;
  }

  /** Also by a negative number, as settings change; false: it is larger than any may be (section 6.9.1). */
  grow(octets: number): boolean {
    this.size += octets;
    return this.size <= MOST_31_BITS;
  }
}

import assert from "node:assert/strict";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

/** A wire that the test controls; using it after its end is a bug of the engine. */
export class TestWire implements TunnelWire {
  user: WireUser;
  readonly waits = false;
  congested = false;
  paused = false;
  ended = false;
  destroyed = false;
  sent = "";

  constructor(user: WireUser) {
    this.user = user;
  }

  send(bytes: Uint8Array): boolean {
    assert.ok(!this.ended && !this.destroyed, "bytes after the end");
    this.sent += Buffer.from(bytes).toString("latin1");
    return this.sent.length % 2 === 0;
  }

  sendOwned(bytes: Uint8Array): void {
    this.send(bytes);
  }

  sendLent(bytes: Uint8Array): void {
    this.send(bytes);
  }

  pauseRead(): void {
    assert.ok(!this.paused);
    this.paused = true;
  }

  resumeRead(): void {
    assert.ok(this.paused);
    this.paused = false;
  }

  end(): void {
    this.ended = true;
  }

  use(user: WireUser): WireUser {
    const before = this.user;
    this.user = user;
    return before;
  }

  destroy(): void {
    this.destroyed = true;
  }

  /** Delivers the next part, unless reading is paused; returns whether it did. */
  receive(waiting: Buffer[]): boolean {
    if (this.destroyed || this.paused) return false;
    const bytes = waiting.shift();
    if (bytes === undefined) return false;
    if (bytes.length === 0) return true;
    // Overwrites borrowed memory immediately, to detect later use.
    const lent = Buffer.from(bytes);
    this.user.received(lent, lent.length, true);
    lent.fill("#");
    return true;
  }
}

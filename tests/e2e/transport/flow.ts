import assert from "node:assert/strict";
import { Readable, type Writable } from "node:stream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Bytes of a body. */
const LARGE = 40 * 1024 * 1024;
/** More than the kernel keeps for two connections and the gateway for both of its sides. */
const MOST_ON_THE_WAY = 20 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, "x");
/** Looks in a row at which nothing has moved. */
const QUIET_LOOKS = 10;

/** A body that goes only as fast as it is taken. */
export class Source {
  /** Bytes that were taken. */
  taken = 0;

  sendTo(peer: Writable): void {
    peer.on("error", () => {});
    Readable.from(this.#chunks())
      .on("error", () => {})
      .pipe(peer);
  }

  /** Waits until nothing more is taken. @throws AssertionError if that is too much */
  async stopped(): Promise<void> {
    let before = -1;
    let quiet = 0;
    await waitFor("the flow to stop", () => {
      quiet = this.taken > 0 && this.taken === before ? quiet + 1 : 0;
      before = this.taken;
      return quiet >= QUIET_LOOKS;
    });
    assert.ok(this.taken < MOST_ON_THE_WAY, `${this.taken} bytes were taken that nobody read`);
  }

  *#chunks(): Generator<Buffer> {
    while (this.taken < LARGE) {
      this.taken += CHUNK.length;
      yield CHUNK;
    }
  }
}

/** Reads so many bytes. @throws AssertionError when the peer ends before */
export async function drain(peer: Readable, bytes = LARGE): Promise<void> {
  let received = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  peer.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received >= bytes) resolve();
  });
  peer.on("close", resolve);
  peer.resume();
  await promise;
  assert.equal(received, bytes);
}

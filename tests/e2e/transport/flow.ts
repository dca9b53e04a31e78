import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Readable, type Writable } from "node:stream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The number of bytes of a large body. */
const LARGE = 40 * 1024 * 1024;
/**
 * More bytes than the gateway and both ends buffer, apart from the kernel's buffers of up to 32 MiB
 * per connection.
 */
const MOST_KEPT = 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, "x");
/** Number of consecutive checks without progress. */
const QUIET_LOOKS = 10;

/** A body that is only sent as fast as it is accepted. */
export class Source {
  /** The number of bytes that were accepted. */
  taken = 0;

  sendTo(peer: Writable): void {
    peer.on("error", () => {});
    Readable.from(this.#chunks())
      .on("error", () => {})
      .pipe(peer);
  }

  /**
   * Waits until no more bytes are accepted.
   * @throws AssertionError if too many are
   */
  async stopped(): Promise<void> {
    let before = -1;
    let quiet = 0;
    await waitFor("the flow to stop", () => {
      quiet = this.taken > 0 && this.taken === before ? quiet + 1 : 0;
      before = this.taken;
      return quiet >= QUIET_LOOKS;
    });
    const kept = this.taken - keptByKernel();
    assert.ok(
      kept < MOST_KEPT,
      `${kept} of ${this.taken} bytes that were taken wait for who reads`,
    );
  }

  *#chunks(): Generator<Buffer> {
    while (this.taken < LARGE) {
      this.taken += CHUNK.length;
      yield CHUNK;
    }
  }
}

/** Bytes in the queues of TCP connections of this machine, from /proc/net/tcp (proc_pid_net(5)). */
function keptByKernel(): number {
  const tables = ["/proc/net/tcp", "/proc/net/tcp6"].map((path) => readFileSync(path, "utf8"));
  const queues = tables.join("\n").matchAll(/ ([0-9A-F]{8}):([0-9A-F]{8}) [0-9A-F]{2}:/g);
  return [...queues].reduce((sum, [, sent, received]) => {
    return sum + Number(`0x${sent}`) + Number(`0x${received}`);
  }, 0);
}

/**
 * Reads this many bytes.
 * @throws AssertionError if the peer ends before
 */
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

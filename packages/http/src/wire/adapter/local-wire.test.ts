import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { LocalWire } from "./local-wire.ts";
import { turns } from "../../testing/harness.ts";
import type { WireUser } from "../wire.ts";

/** Records what the wire's end of the connection has received. */
class Seen implements WireUser {
  text = "";
  readonly events: string[] = [];
  opened(): void {}
  /** Whether all received memory was lent. */
  lent = true;
  received(bytes: Buffer, length: number, lent: boolean): void {
    this.lent &&= lent;
    this.text += bytes.toString("latin1", 0, length);
  }
  drained(): void {
    this.events.push("drained");
  }
  ended(): void {
    this.events.push("ended");
  }
  closed(): void {
    this.events.push("closed");
  }
}

function arrange() {
  const seen = new Seen();
  const wire = new LocalWire(seen);
  return { seen, wire, socket: wire.socket.on("error", () => {}) };
}

test("bytes and ends pass both ways, each direction by itself", async () => {
  const { seen, wire, socket } = arrange();
  wire.sendOwned(Buffer.from("hello"));
  assert.equal(String((await once(socket, "data"))[0]), "hello");
  socket.allowHalfOpen = true;
  wire.end();
  await once(socket, "end");
  assert.deepEqual(seen.events, []);
  socket.cork();
  socket.write("and ");
  socket.end("back");
  await once(socket, "close");
  assert.equal(seen.text, "and back");
  assert.deepEqual(seen.events, ["ended", "closed"]);
});

test("the memory of delivered bytes belongs to the writer again", async () => {
  const { seen, socket } = arrange();
  const memory = Buffer.from("first");
  await new Promise((resolve) => socket.write(memory, resolve));
  memory.fill("x");
  await new Promise((resolve) => socket.write(memory, resolve));
  assert.deepEqual([seen.text, seen.lent], ["firstxxxxx", true]);
});

test("who does not read stops the other end", async () => {
  const { seen, wire, socket } = arrange();
  wire.pauseRead();
  const size = socket.writableHighWaterMark;
  assert.equal(socket.write("x".repeat(size)), false);
  const drained = once(socket, "drain");
  wire.resumeRead();
  await drained;
  assert.equal(seen.text.length, size);
  while (!wire.congested) wire.sendOwned(Buffer.alloc(size));
  socket.resume();
  await turns();
  assert.ok(seen.events.includes("drained"));
  socket.destroy();
});

test("a socket that is closed has ended; one that is reset is gone at once", async () => {
  const closed = arrange();
  closed.socket.destroy();
  await once(closed.socket, "close");
  assert.deepEqual(closed.seen.events, ["ended"]);
  closed.wire.end();
  assert.deepEqual(closed.seen.events, ["ended", "closed"]);
  const reset = arrange();
  reset.socket.resetAndDestroy();
  await turns();
  assert.deepEqual(reset.seen.events, ["closed"]);
  const cut = arrange();
  cut.wire.destroy();
  await once(cut.socket, "close");
  assert.equal(cut.seen.events.at(-1), "closed");
});

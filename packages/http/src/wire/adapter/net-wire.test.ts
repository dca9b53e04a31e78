import assert from "node:assert/strict";
import { once } from "node:events";
import { Socket, connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { MAX_COPIED_BYTES } from "../../bounds.ts";
import { LocalWire } from "./local-wire.ts";
import { acceptedPlain } from "./net-wire.ts";
import { NOBODY } from "../wire.ts";
import type { WireUser } from "../wire.ts";
import { testThread } from "../../testing/thread.ts";

/** Receives the data of a connection, and keeps every piece and a copy of its bytes. */
class Keeper implements WireUser {
  readonly pieces: { bytes: Buffer; copy: Buffer; lent: boolean }[] = [];
  readonly closing = Promise.withResolvers<undefined>();
  opened(): void {}
  received(bytes: Buffer, length: number, lent: boolean): void {
    this.pieces.push({ bytes, copy: Buffer.from(bytes.subarray(0, length)), lent });
  }
  drained(): void {}
  ended(): void {}
  closed(): void {
    this.closing.resolve(undefined);
  }
}

/** Returns what a wire has received of the given bytes, sent over the network. */
async function over(sent: Buffer): Promise<Keeper["pieces"]> {
  const keeper = new Keeper();
  const server = createServer((socket) => void acceptedPlain(testThread(), socket, keeper)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  connect(port, "127.0.0.1").end(sent).resume();
  await keeper.closing.promise;
  server.close();
  assert.deepEqual(Buffer.concat(keeper.pieces.map(({ copy }) => copy)), sent);
  return keeper.pieces;
}

test("memory of large pieces is lent and freed behind the receiver, that of small ones is the receiver's", async () => {
  const pieces = await over(Buffer.alloc(64 * MAX_COPIED_BYTES, "0123456789abcdef"));
  assert.ok(pieces.some(({ copy }) => copy.length >= MAX_COPIED_BYTES));
  for (const { bytes, copy, lent } of pieces) {
    assert.equal(lent, copy.length >= MAX_COPIED_BYTES);
    assert.equal(bytes.length, lent ? 0 : copy.length);
  }
  const [small] = await over(Buffer.from("small"));
  assert.deepEqual([small?.lent, String(small?.bytes)], [false, "small"]);
});

test("bytes that arrive over a connection within the process still belong to the sender", async () => {
  const keeper = new Keeper();
  const local = new LocalWire(NOBODY);
  assert.ok(local.socket instanceof Socket);
  acceptedPlain(testThread(), local.socket, keeper);
  const sent = Buffer.alloc(2 * MAX_COPIED_BYTES, "x");
  local.sendOwned(sent);
  local.end();
  await keeper.closing.promise;
  assert.deepEqual(
    keeper.pieces.map(({ bytes, lent }) => [bytes === sent, lent]),
    [[true, false]],
  );
  assert.equal(sent.length, 2 * MAX_COPIED_BYTES);
});

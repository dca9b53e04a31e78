import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectTcp, createServer, type AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { connect, type ConnectionOptions } from "node:tls";
import fc from "fast-check";
import { ClientHello } from "./client-hello.ts";

/** Returns the first bytes that a real TLS client sends. */
async function helloOf(context: TestContext, options: ConnectionOptions): Promise<Buffer> {
  const server = createServer().listen(0, "127.0.0.1");
  context.after(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = connect({ socket: connectTcp(port, "127.0.0.1"), ...options }).on(
    "error",
    () => {},
  );
  const [socket] = await once(server, "connection");
  const [bytes] = await once(socket, "data");
  client.destroy();
  socket.destroy();
  return bytes;
}

/** Splits a message into records of this number of bytes. */
function fragmented(hello: Buffer, size: number): Buffer {
  const message = hello.subarray(5);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    records.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(records);
}

function readAll(bytes: Buffer, step = bytes.length) {
  const hello = new ClientHello();
  let result = "incomplete";
  for (let at = 0; at < bytes.length && result === "incomplete"; at += step) {
    result = hello.read(bytes.subarray(at, at + step));
  }
  return { result, name: hello.serverName };
}

test("the ClientHello of a real client is read in any fragments and records", async (context) => {
  const hello = await helloOf(context, { servername: "A.Example.com", ALPNProtocols: ["h2"] });
  const expected = { result: "complete", name: "a.example.com" };
  for (const step of [1, 2, 7, hello.length]) assert.deepEqual(readAll(hello, step), expected);
  for (const size of [1, 3, 100]) assert.deepEqual(readAll(fragmented(hello, size), 1), expected);
});

test("a client without a server name is recognized", async (context) => {
  const hello = await helloOf(context, { servername: "" });
  assert.deepEqual(readAll(hello), { result: "complete", name: undefined });
});

test("bytes that are not a ClientHello are refused as soon as possible", () => {
  for (const text of [
    "GET / HTTP/1.1\r\n",
    "\x16\x02",
    "\x16\x03\x01\x00\x00",
    "\x16\x03\x01\x40\x01",
  ]) {
    assert.equal(readAll(Buffer.from(text, "latin1"), 1).result, "refused", text);
  }
  assert.equal(readAll(Buffer.from([22, 3, 1, 0, 4, 2, 0, 0, 0])).result, "refused");
  assert.equal(readAll(Buffer.from([22, 3, 1, 0, 4, 1, 0, 0x40, 1])).result, "refused");
});

test("a modified ClientHello never causes an exception or an endless wait", async (context) => {
  const hello = await helloOf(context, { servername: "a.example.com" });
  const changes = fc.array(fc.tuple(fc.nat(hello.length - 1), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 300 }), (edits, step) => {
      const bytes = Buffer.from(hello);
      for (const [at, value] of edits) bytes[at] = value;
      const whole = readAll(bytes);
      assert.deepEqual(readAll(bytes, step), whole);
      if (whole.name !== undefined) assert.match(whole.name, /^[a-z0-9_.-]+$/);
    }),
    { numRuns: 5000 },
  );
});

test("endless fragments are refused", () => {
  const first = Buffer.from([22, 3, 1, 0, 4, 1, 0, 0x3f, 0xff]);
  const more = Buffer.concat([Buffer.from([22, 3, 1, 0x40, 0]), Buffer.alloc(2 ** 14)]);
  assert.notEqual(readAll(Buffer.concat([first, more])).result, "incomplete");
});

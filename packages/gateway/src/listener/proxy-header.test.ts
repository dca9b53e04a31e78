import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readProxyHeader, type ProxyHeader } from "./proxy-header.ts";

const BOTH = { text: true, binary: true };
const MOST_EXTENSIONS = 512;
const SIGNATURE = Buffer.from("\r\n\r\n\0\r\nQUIT\n", "latin1");

const read = (bytes: Buffer | string, versions = BOTH): ProxyHeader =>
  readProxyHeader(Buffer.from(bytes), versions, MOST_EXTENSIONS);

function binary(command: number, family: number, body: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  return Buffer.concat([SIGNATURE, Buffer.from([command, family]), length, body]);
}

const IPV4 = Buffer.from([192, 0, 2, 1, 198, 51, 100, 2, 0x12, 0x34, 0, 80]);
const IPV6 = Buffer.concat([
  Buffer.from("20010db8000000000000000000000001", "hex"),
  Buffer.from("20010db8000000000000000000000002", "hex"),
  Buffer.from([0x12, 0x34, 0, 80]),
]);
const addresses4 = {
  remoteAddress: "192.0.2.1",
  localAddress: "198.51.100.2",
  remotePort: 0x1234,
  localPort: 80,
};
const addresses6 = { ...addresses4, remoteAddress: "2001:db8::1", localAddress: "2001:db8::2" };
const tlv = (length: number): Buffer => Buffer.alloc(length, 4);

/** Valid headers with the expected results; `length` is in bytes. */
const VALID: readonly (readonly [Buffer, typeof addresses4 | undefined])[] = [
  [Buffer.from("PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\r\n"), addresses4],
  [Buffer.from("PROXY TCP6 2001:db8::1 2001:db8::2 4660 80\r\n"), addresses6],
  [Buffer.from("PROXY UNKNOWN\r\n"), undefined],
  [Buffer.from("PROXY UNKNOWN ffff::1 whatever\r\n"), undefined],
  [binary(0x21, 0x11, IPV4), addresses4],
  [binary(0x21, 0x21, IPV6), addresses6],
  [binary(0x21, 0x11, Buffer.concat([IPV4, tlv(MOST_EXTENSIONS)])), addresses4],
  [binary(0x20, 0x11, IPV4), undefined],
  [binary(0x20, 0, Buffer.alloc(0)), undefined],
  [binary(0x21, 0, tlv(4)), undefined],
];

const INVALID: readonly Buffer[] = [
  ...[
    "PROXY TCP4 192.0.2.1 198.51.100.2 4660\r\n",
    "PROXY TCP4 192.0.2.1  198.51.100.2 4660 80\r\n",
    "PROXY TCP4 2001:db8::1 198.51.100.2 4660 80\r\n",
    "PROXY TCP6 192.0.2.1 198.51.100.2 4660 80\r\n",
    "PROXY TCP4 192.0.2.1 198.51.100.2 4660 65536\r\n",
    "PROXY TCP4 192.0.2.1 198.51.100.2 04660 80\r\n",
    "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80 1\r\n",
    "PROXY UDP4 192.0.2.1 198.51.100.2 4660 80\r\n",
    "PROXY \r\n",
    `PROXY UNKNOWN ${"a".repeat(100)}\r\n`,
  ].map((text) => Buffer.from(text)),
  binary(0x31, 0x11, IPV4),
  binary(0x22, 0x11, IPV4),
  binary(0x21, 0x12, IPV4),
  binary(0x21, 0x31, Buffer.alloc(216)),
  binary(0x21, 0x11, IPV4.subarray(1)),
  binary(0x21, 0x21, IPV4),
  binary(0x21, 0x11, Buffer.concat([IPV4, tlv(MOST_EXTENSIONS + 1)])),
];

test("headers of both versions", () => {
  for (const [bytes, addresses] of VALID) {
    assert.deepEqual(read(bytes), { length: bytes.length, addresses });
    const more = Buffer.concat([bytes, Buffer.from("GET / HTTP/1.1\r\n")]);
    assert.deepEqual(read(more), { length: bytes.length, addresses });
  }
});

test("every proper prefix of a header is incomplete", () => {
  for (const [bytes] of VALID) {
    for (let end = 0; end < bytes.length; end++) {
      assert.equal(
        read(bytes.subarray(0, end)),
        "incomplete",
        `${end} of ${bytes.toString("latin1")}`,
      );
    }
  }
});

test("an invalid header is refused", () => {
  for (const bytes of INVALID) assert.equal(read(bytes), "refused", bytes.toString("latin1"));
});

test("other bytes, and disabled versions, are not a header", () => {
  for (const text of [
    "G",
    "POST / HTTP/1.1\r\n",
    "PRI * HTTP/2.0\r\n",
    "\r\nGET",
    "\x16\x03\x01",
  ]) {
    assert.equal(read(text), "absent");
  }
  assert.equal(read("PROXY TCP4", { text: false, binary: true }), "absent");
  assert.equal(read(SIGNATURE, { text: true, binary: false }), "absent");
});

test("for any bytes, the result does not depend on bytes after the header, and the length is within the bytes", () => {
  const begun = fc.constantFrom(Buffer.alloc(0), ...VALID.map(([bytes]) => bytes), ...INVALID);
  const bytes = fc
    .tuple(begun, fc.nat(), fc.uint8Array({ maxLength: 700 }))
    .map(([start, at, tail]) => {
      const kept = start.subarray(0, start.length === 0 ? 0 : at % (start.length + 1));
      return Buffer.concat([kept, tail]);
    });
  fc.assert(
    fc.property(bytes, fc.nat(), (all, at) => {
      const part = read(all.subarray(0, at % (all.length + 1)));
      const whole = read(all);
      if (part !== "incomplete") assert.deepEqual(whole, part);
      if (typeof whole === "object") assert.ok(whole.length <= all.length);
      assert.ok(whole !== "incomplete" || all.length < 16 + 36 + MOST_EXTENSIONS);
    }),
    { numRuns: 5000 },
  );
});

import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test, type TestContext } from "node:test";
import fc from "fast-check";
import { createServer } from "@edge-gateway/http";
import type { Server } from "@edge-gateway/http";
import { LocalWire, NOBODY, cuts, pieces, start, turns } from "@edge-gateway/http/testing";
import { BindTransport } from "./bind-transport.ts";

const MOST_EXTENSIONS = 64;
const REQUEST = "POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello";
const OWN = { remoteAddress: "10.0.0.1", remotePort: 1, localAddress: "10.0.0.2", localPort: 2 };

/**
 * A server for connections that must or may begin with a PROXY header; each response contains the client's
 * address.
 */
class Arranged {
  readonly refusals: string[] = [];
  readonly #server: Server;

  private constructor(server: Server, required: boolean) {
    this.#server = server;
    const proxy = {
      versions: { text: true, binary: true },
      required,
      maxExtensions: MOST_EXTENSIONS,
      headerTimeout: 1000,
    };
    server.transport = new BindTransport(
      server,
      {
        proxy,
        tls: undefined,
        keepalive: undefined,
        admits: undefined,
        relay: undefined,
        terms: new Map(),
      },
      { refused: (_addresses, detail) => void this.refusals.push(detail), relayed() {} },
    );
  }

  static async start(context: TestContext, required: boolean): Promise<Arranged> {
    const { limits, handler, upstream } = await start(context, () => {});
    handler.refused = () => {};
    handler.request = (stream) => {
      const { remoteAddress, remotePort, localAddress, localPort, transport } = stream.downstream;
      const peer = transport?.peer;
      const seen = [remoteAddress, remotePort, localAddress, localPort, peer?.address, peer?.port];
      stream.bufferRequest(limits.maxReplayBytes, (body) => {
        const text = [stream.request.target, ...seen, body?.toString()].join();
        stream.respondWith({ status: 200, headers: [["date", "now"]], body: Buffer.from(text) });
      });
    };
    return new Arranged(createServer({ limits, handler, thread: upstream.thread }), required);
  }

  /** Sends the bytes in these pieces; returns the response that the client gets, and the log. */
  async run(parts: readonly Buffer[]): Promise<readonly string[]> {
    let received = "";
    let ended = false;
    const wire = new LocalWire({
      ...NOBODY,
      received: (bytes, length) => (received += bytes.toString("latin1", 0, length)),
      ended: () => (ended = true),
    });
    this.refusals.length = 0;
    const { transport = this.#server } = this.#server;
    transport.accept(wire.socket, { ...OWN, secure: false, transport: undefined });
    for (const part of parts) {
      if (part.length > 0) wire.sendOwned(part);
      await setImmediate();
    }
    await turns();
    wire.destroy();
    await turns();
    return [received, String(ended), ...this.refusals.filter((text) => !text.includes("has gone"))];
  }
}

function binary(command: number, family: number, body: Buffer): string {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  const fixed = Buffer.from("\r\n\r\n\0\r\nQUIT\n", "latin1");
  const bytes = Buffer.concat([fixed, Buffer.from([command, family]), length, body]);
  return bytes.toString("latin1");
}

const IPV4 = Buffer.from([192, 0, 2, 1, 198, 51, 100, 2, 0x12, 0x34, 0, 80]);
const HEADERS = [
  "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\r\n",
  "PROXY TCP6 2001:db8::1 2001:db8::2 4660 80\r\n",
  "PROXY UNKNOWN ffff::1 whatever\r\n",
  "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80 \r\n",
  "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\n",
  `PROXY UNKNOWN ${"a".repeat(100)}\r\n`,
  binary(0x21, 0x11, IPV4),
  binary(0x21, 0x11, Buffer.concat([IPV4, Buffer.alloc(MOST_EXTENSIONS, "\r\n\r\n")])),
  binary(0x21, 0x11, Buffer.concat([IPV4, Buffer.alloc(MOST_EXTENSIONS + 1)])),
  binary(0x21, 0x21, Buffer.concat([Buffer.alloc(32, 0x20), Buffer.from([0, 1, 0, 2])])),
  binary(0x20, 0, Buffer.alloc(0)),
  binary(0x22, 0x11, IPV4),
  "PROX",
  "\r\n\r\n",
  "",
];

for (const required of [true, false]) {
  const name = required ? "a mandatory header" : "an optional header";
  test(`${name}, with what follows it: any split of the bytes gives the same result`, async (context) => {
    const arranged = await Arranged.start(context, required);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...HEADERS), cuts, async (header, at) => {
        const whole = await arranged.run([Buffer.from(header + REQUEST, "latin1")]);
        const split = await arranged.run(pieces(header + REQUEST, at));
        assert.deepEqual(split, whole);
        seen.add(whole.join());
      }),
      { numRuns: 200 },
    );
    assert.ok(
      [...seen].some((text) => text.includes("/a,192.0.2.1,4660,198.51.100.2,80,10.0.0.1,1,hello")),
    );
    assert.ok([...seen].some((text) => text.includes("malformed PROXY header")));
    const without = await arranged.run(pieces(REQUEST, []));
    assert.equal(without.includes("no PROXY header"), required);
    assert.equal(without[0]?.includes("/a,10.0.0.1,1,10.0.0.2,2,,,hello"), !required);
  });
}

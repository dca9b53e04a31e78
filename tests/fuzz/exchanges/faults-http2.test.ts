import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { ended, FAULT_NAMES, FAULTS, loggedStatus, MANY_TURNS } from "./faults.ts";
import { footprint, growth } from "./footprint.ts";
import type { Footprint } from "./footprint.ts";
import { Client, LIMITS, listen, settle, startGateway, until } from "./gateway.ts";
import type { TestGateway } from "./gateway.ts";

/** RFC 9113 sections 3.4, 4.1 and 6: the preface, and frames. */
const PREFACE_LINE = "PRI * HTTP/2.0\r\n";
const PREFACE = `${PREFACE_LINE}\r\nSM\r\n\r\n`;
const FRAME_HEAD = 9;
const DATA = 0;
const HEADERS = 1;
const SETTINGS = 4;
const END_STREAM = 1;
const END_HEADERS = 4;

function frame(type: number, flags: number, stream: number, payload: Uint8Array): Buffer {
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** RFC 7541 appendix A: indexed GET, POST, /, http and 200; literal authority and content-length. */
const TO_A = [0x86, 0x84, 0x41, 1, 0x61];
const FIVE_BYTES = [0x0f, 0x0d, 1, 0x35];
const NO_SETTINGS = frame(SETTINGS, 0, 0, Buffer.alloc(0));
const HELLO = frame(DATA, END_STREAM, 1, Buffer.from("hello"));
const OPENING = Buffer.concat([Buffer.from(PREFACE), NO_SETTINGS]);
const GET = frame(HEADERS, END_STREAM | END_HEADERS, 1, Buffer.from([0x82, ...TO_A]));
const POST = frame(HEADERS, END_HEADERS, 1, Buffer.from([0x83, ...TO_A, ...FIVE_BYTES]));
const OK = frame(HEADERS, END_HEADERS, 1, Buffer.from([0x88, ...FIVE_BYTES]));

const REQUESTS = {
  "no body": { head: GET, body: Buffer.alloc(0) },
  "a body": { head: POST, body: HELLO },
};

let answer: (socket: Socket) => void;
let upstream: Awaited<ReturnType<typeof listen>>;
let gateway: TestGateway;
let beforehand: Footprint;
let open: number;

async function start(version: "HTTP1" | "HTTP2"): Promise<void> {
  upstream = await listen((socket) => answer(socket));
  gateway = await startGateway(upstream.port, version);
  beforehand = await footprint();
  open = beforehand.descriptors + 2 * LIMITS.poolMaxIdle;
}

async function stop(): Promise<void> {
  assert.equal(growth(beforehand, await footprint()), undefined);
  await gateway.close();
  await upstream.close();
}

describe("a client of HTTP/2 that stops at any byte", () => {
  before(() => start("HTTP1"));
  after(stop);

  for (const [name, { head, body }] of Object.entries(REQUESTS)) {
    const bytes = Buffer.concat([OPENING, head, body]);
    const headEnd = OPENING.length + head.length;
    for (const fault of FAULT_NAMES) {
      test(`${fault}, ${name}: one line of the log for each request, nothing is left`, async () => {
        answer = (socket) => void socket.resume();
        for (let at = 0; at <= bytes.length; at++) {
          const place = `${fault} at ${at}`;
          gateway.log.length = 0;
          const client = new Client(gateway.port);
          client.socket.write(bytes.subarray(0, at));
          assert.ok(await until(() => gateway.server.connections === 1, MANY_TURNS), place);
          await settle();
          FAULTS[fault](client.socket);
          await ended(gateway, place, open);
          // The first line of the preface distinguishes it from a request of HTTP/1.1; anything
          // shorter could be part of one.
          const inLine = at > 0 && at < PREFACE_LINE.length;
          const lines = inLine || at >= headEnd ? 1 : 0;
          assert.equal(gateway.log.length, lines, `${place}: ${gateway.log.join("")}`);
          if (inLine) assert.equal(loggedStatus(gateway.log[0]), fault === "stall" ? 408 : 400);
        }
      });
    }
  }
});

describe("an upstream of HTTP/2 that stops at any byte", () => {
  before(() => start("HTTP2"));
  after(stop);

  const bytes = Buffer.concat([NO_SETTINGS, OK, HELLO]);
  const headEnd = NO_SETTINGS.length + OK.length;
  for (const fault of FAULT_NAMES) {
    test(`${fault}: the right status or a cut, one line of the log`, async () => {
      for (let at = 0; at < bytes.length; at++) {
        const place = `${fault} at ${at}`;
        let stopped = false;
        let session: Socket | undefined;
        answer = (socket) => {
          session = socket;
          answerUpTo(socket, at, () => {
            FAULTS[fault](socket);
            stopped = true;
          });
        };
        gateway.log.length = 0;
        const client = new Client(gateway.port);
        client.socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        assert.ok(await until(() => stopped, MANY_TURNS), place);
        await ended(gateway, place, open);
        assert.ok(await until(() => client.closed, MANY_TURNS), place);
        // A session that only stalls would also carry the next request.
        session?.destroy();
        await settle();
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(client.received)?.[1] ?? 0);
        const failed = fault === "stall" ? 504 : 503;
        assert.equal(status, at < headEnd ? failed : 200, `${place}: ${client.received}`);
        assert.equal(client.ended, at < headEnd, `${place}: a body that is not whole is cut`);
        assert.equal(gateway.log.length, 1, `${place}: ${gateway.log.join("")}`);
        assert.equal(loggedStatus(gateway.log[0]), status, place);
      }
    });
  }

  /** Sends the response to the first request up to that byte, and then stops. */
  function answerUpTo(socket: Socket, at: number, stop: () => void): void {
    let received = "";
    let answered = false;
    socket.write(bytes.subarray(0, Math.min(at, NO_SETTINGS.length)));
    socket.on("data", (piece: Buffer) => {
      received += piece.toString("latin1");
      if (answered || !received.includes(HEAD_OF_FIRST)) return;
      answered = true;
      if (at <= NO_SETTINGS.length) stop();
      else socket.write(bytes.subarray(NO_SETTINGS.length, at), () => setImmediate(stop));
    });
  }
});

/** Type, flags and stream of the frame that begins the first request without a body. */
const HEAD_OF_FIRST = String.fromCharCode(HEADERS, END_STREAM | END_HEADERS, 0, 0, 0, 1);

import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { ended, FAULT_NAMES, FAULTS, loggedStatus, MANY_TURNS } from "./faults.ts";
import type { Fault } from "./faults.ts";
import { footprint, growth } from "./footprint.ts";
import type { Footprint } from "./footprint.ts";
import { Client, descriptors, LIMITS, listen, settle, startGateway, until } from "./gateway.ts";
import type { TestGateway } from "./gateway.ts";

const REQUESTS = {
  "a length": "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
  chunks:
    "PUT /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx: y\r\n\r\n",
  "no body": "GET /a?b HTTP/1.1\r\nHost: a\r\n\r\n",
};
const RESPONSES = {
  "a length": "HTTP/1.1 200 OK\r\nDate: x\r\nContent-Length: 5\r\n\r\nhello",
  chunks:
    "HTTP/1.1 200 OK\r\nDate: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx: y\r\n\r\n",
  "the end of the connection": "HTTP/1.1 200 OK\r\nDate: x\r\n\r\nhello",
  "an interim response before it":
    "HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 200 OK\r\nDate: x\r\nContent-Length: 1\r\n\r\nx",
};

let answer: (socket: Socket) => void;
let upstream: Awaited<ReturnType<typeof listen>>;
let gateway: TestGateway;
let start: Footprint;
/** Number of open files when only the gateway's idle upstream connections are left. */
let open: number;

before(async () => {
  upstream = await listen((socket) => answer(socket));
  gateway = await startGateway(upstream.port);
  start = await footprint();
  open = start.descriptors + 2 * LIMITS.poolMaxIdle;
});

after(async () => {
  assert.equal(growth(start, await footprint()), undefined);
  await gateway.close();
  await upstream.close();
});

/** The status line that the client received; undefined if the head is incomplete. */
function statusOf({ received }: Client): number {
  const final = received.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, "");
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(final)?.[1] ?? 0);
}

describe("a client that stops at any byte of a request", () => {
  for (const [framing, request] of Object.entries(REQUESTS)) {
    const headEnd = request.indexOf("\r\n\r\n") + 4;
    for (const fault of FAULT_NAMES) {
      test(`${fault}, body with ${framing}: one line of the log, nothing is left`, async () => {
        answer = answerWhole(RESPONSES["a length"]);
        for (let at = 0; at < request.length; at++) {
          gateway.log.length = 0;
          const client = new Client(gateway.port);
          client.socket.write(request.slice(0, at), "latin1");
          const begun = () => gateway.server.connections === 1;
          assert.ok(await until(begun, MANY_TURNS));
          await settle();
          FAULTS[fault](client.socket);
          await ended(gateway, `${fault} at ${at}`, open);
          assert.equal(
            gateway.log.length,
            at === 0 ? 0 : 1,
            `${fault} at ${at}: ${gateway.log.join("")}`,
          );
          const status = statusOf(client);
          if (fault === "stall" && at > 0) assert.equal(status, 408, `stall at ${at}`);
          else assert.equal(status, 0, `${fault} at ${at}`);
          const logged = loggedStatus(gateway.log[0]);
          if (fault === "stall" && at > 0) assert.equal(logged, 408);
          else if (at > 0 && at < headEnd) assert.equal(logged, 400);
        }
      });
    }
  }
});

describe("an upstream that stops at any byte of a response", () => {
  for (const [framing, response] of Object.entries(RESPONSES)) {
    const headEnd = response.lastIndexOf("\r\n\r\n", response.indexOf("Date")) + 4;
    const bodyAt = response.indexOf("\r\n\r\n", response.indexOf("Date")) + 4;
    assert.ok(headEnd < bodyAt);
    for (const fault of FAULT_NAMES) {
      test(`${fault}, body with ${framing}: the right status or a cut, one line of the log`, async () => {
        for (let at = 0; at < response.length; at++) {
          answer = (socket) => {
            socket.once("data", () => {
              const stop = (): unknown => FAULTS[fault](socket);
              if (at === 0) stop();
              else socket.write(response.slice(0, at), "latin1", () => setImmediate(stop));
            });
          };
          gateway.log.length = 0;
          const client = new Client(gateway.port);
          client.socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
          assert.ok(await until(() => gateway.server.connections === 1, MANY_TURNS));
          await ended(gateway, `${fault} at ${at}`, open);
          assert.ok(await until(() => client.closed, MANY_TURNS));
          check(client, { fault, at, bodyAt, byEnd: framing === "the end of the connection" });
        }
      });
    }
  }
});

interface Stopped {
  readonly fault: Fault;
  readonly at: number;
  readonly bodyAt: number;
  /** The end of the connection ends the body. */
  readonly byEnd: boolean;
}

function check(client: Client, { fault, at, bodyAt, byEnd }: Stopped): void {
  const place = `${fault} at ${at}`;
  assert.equal(gateway.log.length, 1, place);
  const status = statusOf(client);
  assert.equal(loggedStatus(gateway.log[0]), status, place);
  if (at < bodyAt) {
    assert.equal(status, fault === "stall" ? 504 : 503, place);
    assert.ok(client.ended, `${place}: the answer of the gateway is whole`);
  } else {
    assert.equal(status, 200, place);
    const whole = byEnd && (fault === "close" || fault === "half-close");
    if (whole) assert.ok(client.received.endsWith("0\r\n\r\n") && client.ended, place);
    else assert.ok(!client.ended, `${place}: the client must see that something is missing`);
  }
}

/** Makes a server that responds to each complete request. */
function answerWhole(response: string): (socket: Socket) => void {
  return (socket) => {
    let received = "";
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      const end = /content-length/.test(received)
        ? /hello$/
        : /chunked/.test(received)
          ? /0\r\nx: y\r\n\r\n$/
          : /\r\n\r\n$/;
      if (end.test(received)) socket.write(response, "latin1");
    });
  };
}

test("after hundreds of faults every descriptor is given back", async () => {
  const part = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe";
  answer = (socket) => void socket.once("data", () => socket.write(part));
  const rounds = async (count: number): Promise<void> => {
    for (let round = 0; round < count; round++) {
      const client = new Client(gateway.port);
      client.socket.write(REQUESTS.chunks.slice(0, REQUESTS.chunks.length - (round % 10)));
      assert.ok(await until(() => client.received.endsWith("he"), MANY_TURNS));
      client.socket.resetAndDestroy();
      await ended(gateway, "a round");
    }
  };
  await rounds(20);
  const before = descriptors();
  await rounds(300);
  assert.ok(await until(() => descriptors() <= before, 1000), `${descriptors()} after ${before}`);
});

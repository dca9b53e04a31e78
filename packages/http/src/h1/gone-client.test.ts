import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { describe, test, type TestContext } from "node:test";
import { onHead, start, turns, until, type Harness } from "../testing/harness.ts";

/** Tests of responses that are read to their end although their client has left. */

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const HEAD = "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n";
const LONGEST = 5000;

interface Reading {
  readonly harness: Harness;
  /** Returns the part of the body that the gateway has received. */
  readonly seen: () => string;
  readonly socket: () => Socket;
}

async function reading(context: TestContext, beginning: string): Promise<Reading> {
  let socket: Socket | undefined;
  const harness = await start(
    context,
    onHead((_head, own) => {
      socket = own;
      own.write(beginning);
    }),
  );
  const { request } = harness.handler;
  harness.handler.request = (stream) => {
    stream.readForGoneClient(LONGEST);
    request(stream);
  };
  let seen = "";
  const note = (chunk: Uint8Array): Uint8Array => {
    seen += Buffer.from(chunk).toString("latin1");
    return chunk;
  };
  harness.handler.response = (stream) => {
    stream.transformResponseBody({
      add: note,
      end: () => Buffer.from("!"),
      cut: () => note(Buffer.from("?")),
    });
    stream.respond();
  };
  return {
    harness,
    seen: () => seen,
    socket: () => {
      assert.ok(socket !== undefined);
      return socket;
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await turns();
}

describe("a response is read although its client has disconnected", () => {
  test("in the middle of the body", async (context) => {
    const { harness, seen, socket } = await reading(context, `${HEAD}hello`);
    const client = harness.client().send(GET);
    await client.contains("hello");
    client.socket.resetAndDestroy();
    await until(() => harness.server.connections === 0);
    assert.deepEqual(harness.ends, []);
    socket().write("you!");
    await until(() => harness.ends.length === 1);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(seen(), "helloyou!");
  });

  test("before the head of the response is there", async (context) => {
    const { harness, seen, socket } = await reading(context, "");
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    await settled();
    client.socket.resetAndDestroy();
    await until(() => harness.server.connections === 0);
    socket().write(`${HEAD}helloyou!`);
    await until(() => harness.ends.length === 1);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(seen(), "helloyou!");
  });

  test("while the gateway collects the body", async (context) => {
    const { harness, socket } = await reading(context, `${HEAD}hel`);
    let collected = "";
    harness.handler.response = (stream) =>
      stream.bufferResponse(100, (body) => {
        collected = Buffer.from(body ?? []).toString("latin1");
        stream.replaceResponseBody(Buffer.from("other"));
        stream.respond();
      });
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    await settled();
    client.socket.resetAndDestroy();
    await until(() => harness.server.connections === 0);
    socket().write("loyou!");
    await until(() => harness.ends.length === 1);
    assert.equal(collected, "helloyou!");
    assert.deepEqual(harness.ends, ["client-aborted"]);
  });

  test("a response is not read longer than allowed", async (context) => {
    const { harness, seen, socket } = await reading(context, `${HEAD}hello`);
    const client = harness.client().send(GET);
    await client.contains("hello");
    client.socket.resetAndDestroy();
    await until(() => harness.server.connections === 0);
    let closed = false;
    socket().on("end", () => (closed = true));
    harness.pass(LONGEST + 100);
    await until(() => closed);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(seen(), "hello");
  });

  test("to where the upstream breaks off", async (context) => {
    const { harness, seen, socket } = await reading(context, `${HEAD}hello`);
    const client = harness.client().send(GET);
    await client.contains("hello");
    client.socket.resetAndDestroy();
    await until(() => harness.server.connections === 0);
    socket().destroy();
    await until(() => harness.ends.length === 1);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(seen(), "hello?");
  });
});

describe("the beginning of a body that is awaited", () => {
  const stalled = (stream: Parameters<Harness["handler"]["response"]>[0], log: string[]): void =>
    stream.awaitResponseBody(
      (body) => Buffer.from(body).includes("o"),
      () => {
        log.push("here");
        stream.respond();
      },
    );

  test("the awaited beginning is sent with the rest, once enough of it has arrived", async (context) => {
    const { harness, socket } = await reading(context, `${HEAD}he`);
    const log: string[] = [];
    harness.handler.response = (stream) => stalled(stream, log);
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    await settled();
    socket().write("l");
    await settled();
    assert.equal(client.received, "");
    socket().write("lo");
    await client.contains("hello");
    assert.deepEqual(log, ["here"]);
    socket().write("you!");
    await client.contains("helloyou!");
  });

  test("is all of a body that ends before", async (context) => {
    const { harness } = await reading(context, `${HEAD}aaaaaaaaa`);
    const log: string[] = [];
    harness.handler.response = (stream) => stalled(stream, log);
    const client = harness.client().send(GET);
    await client.contains("aaaaaaaaa");
    assert.deepEqual(log, ["here"]);
  });

  test("an awaited beginning that never arrives is a failure, after which the request may be sent again", async (context) => {
    const log: string[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => {
        socket.write(HEAD);
        void settled().then(() => socket.destroy());
      }),
    );
    harness.handler.request = (stream) =>
      stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
    harness.handler.response = (stream) => stalled(stream, log);
    harness.client().send(GET);
    await until(() => harness.failures.length === 1);
    assert.equal(harness.failures[0]?.canReplay, true);
    assert.deepEqual(log, []);
  });

  test("may be given up for another try", async (context) => {
    let asked = 0;
    const harness = await start(
      context,
      onHead((_head, socket) => {
        asked += 1;
        socket.write(asked === 1 ? HEAD : `${HEAD}helloyou!`);
      }),
    );
    const dispatch = { upstream: harness.upstream, timeout: 0, replay: true };
    harness.handler.request = (stream) => stream.forward(dispatch);
    harness.handler.response = (stream) => {
      stream.wait(1000, () => {
        stream.discardResponse();
        stream.forward(dispatch);
      });
      stalled(stream, []);
    };
    const client = harness.client().send(GET);
    await until(() => asked === 1);
    await settled();
    harness.pass(1100);
    await client.contains("helloyou!");
    assert.equal(asked, 2);
  });
});

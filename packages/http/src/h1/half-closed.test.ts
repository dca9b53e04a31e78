import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Socket } from "node:net";
import { ok, onHead, start, turns, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const UPGRADE = "GET / HTTP/1.1\r\nhost: a\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n";
/** More than one tick of the timer wheel. */
const MOMENT = 100;

const WAITS = { halfClosedTimeout: 5000 };

describe("a client that closes its direction", () => {
  test("a client that closes its direction before the response cancels its request, and gets nothing", async (context) => {
    let cancelled = false;
    const harness = await start(context, (socket) => {
      socket.on("data", () => {}).on("end", () => (cancelled = true));
    });
    const client = harness.client();
    client.send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nhi");
    await until(() => harness.requests.length === 1);
    await turns();
    client.socket.end();
    await until(() => cancelled);
    assert.equal(await client.end(), "");
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(harness.server.connections, 0);
  });

  test("within a response gets a reset, which shows that the response is incomplete", async (context) => {
    let cancelled = false;
    const harness = await start(context, (socket) => {
      socket.on("end", () => (cancelled = true));
      socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\n\r\npart"));
    });
    const client = harness.client();
    client.send("GET / HTTP/1.0\r\nhost: a\r\n\r\n");
    await client.contains("part");
    client.socket.end();
    await until(() => cancelled && client.closed);
    assert.equal(client.ended, false);
    assert.deepEqual(harness.ends, ["client-aborted"]);
  });

  test("after several requests has all of them cancelled", async (context) => {
    const harness = await start(
      context,
      onHead((head, socket) => {
        if (!head.startsWith("GET /last")) socket.write(ok("x"));
      }),
    );
    const client = harness.client();
    client.socket.end(`${GET.repeat(2)}${GET.replace("/", "/last")}`);
    await client.end();
    await until(() => harness.server.connections === 0);
    assert.equal(harness.ends.length, harness.requests.length);
    assert.equal(harness.ends.at(-1), "client-aborted");
  });
});

describe("a client that closes its direction, with half-closed connections allowed", () => {
  test("the client gets the response to its request, and then the end of the connection", async (context) => {
    let respond = (): void => {};
    const harness = await start(
      context,
      onHead((_head, socket) => (respond = () => void socket.write(ok("x")))),
      WAITS,
    );
    const client = harness.client();
    client.socket.end("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nhi");
    await until(() => harness.requests.length === 1);
    await turns();
    respond();
    assert.match(await client.end(), /^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n\r\nx$/s);
    assert.deepEqual(harness.ends, ["complete"]);
    await until(() => harness.server.connections === 0);
  });

  test("gets the responses to all of its requests", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
      WAITS,
    );
    const client = harness.client();
    client.socket.end(GET.repeat(3));
    const text = await client.end();
    assert.equal(text.split("\r\n\r\nx").length, 4);
    assert.deepEqual(harness.ends, ["complete", "complete", "complete"]);
    await until(() => harness.server.connections === 0);
  });

  test("within a request gets only responses to complete requests", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
      WAITS,
    );
    const client = harness.client();
    client.socket.end(`${GET}GET / HTTP/1.1\r\nhos`);
    const text = await client.end();
    assert.equal(text.split("\r\n\r\nx").length, 2);
    assert.deepEqual(harness.refused, [{ status: 400, code: "bad_request" }]);
    await until(() => harness.server.connections === 0);
  });

  test("is served as long as it receives data, and counts as disconnected otherwise", async (context) => {
    let upstream: Socket | undefined;
    let closed = false;
    const harness = await start(
      context,
      (socket) => {
        socket.on("data", () => (upstream = socket));
        socket.on("close", () => (closed = true));
      },
      WAITS,
    );
    const { halfClosedTimeout } = harness.limits;
    const client = harness.client();
    client.socket.end(GET);
    await until(() => upstream !== undefined);
    await turns();
    upstream?.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n");
    for (const part of ["a", "b", "c"]) {
      upstream?.write(part);
      await client.contains(part);
      harness.pass(halfClosedTimeout - MOMENT);
    }
    assert.equal(closed, false);
    harness.pass(2 * halfClosedTimeout);
    harness.pass(2 * halfClosedTimeout);
    await until(() => closed);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    await until(() => client.closed);
    assert.equal(harness.server.connections, 0);
  });

  test("before a protocol switch gets its data and end forwarded", async (context) => {
    let respond = (): void => {};
    const harness = await start(
      context,
      (socket) => {
        let seen = "";
        socket.setEncoding("latin1");
        socket.once("data", (head: string) => {
          socket.on("data", (text: string) => (seen += text));
          seen += head.slice(head.indexOf("\r\n\r\n") + 4);
          respond = () =>
            void socket.write("HTTP/1.1 101 Yes\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n");
        });
        socket.on("end", () => socket.end(`seen ${seen}`));
      },
      WAITS,
    );
    const client = harness.client();
    client.socket.end(`${UPGRADE}early`);
    await until(() => harness.requests.length === 1);
    await turns();
    respond();
    assert.match(await client.end(), /^HTTP\/1\.1 101 .*\r\n\r\nseen early$/s);
    await until(() => harness.ends.length === 1);
    assert.deepEqual(harness.ends, ["complete"]);
  });

  test("gets the response of an upstream that does not switch", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("no"))),
      WAITS,
    );
    const client = harness.client();
    client.socket.end(UPGRADE);
    assert.match(await client.end(), /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nno$/s);
    assert.deepEqual(harness.ends, ["complete"]);
  });
});

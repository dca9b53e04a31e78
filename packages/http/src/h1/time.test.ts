import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Stream } from "../exchange/stream/stream.ts";
import { ok, onHead, start, turns, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
/** More than one tick of the timer wheel. */
const MOMENT = 100;

describe("timeouts of clients", () => {
  test("an idle connection is closed without a message", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    const client = harness.client().send(GET);
    await client.contains("\r\n\r\nx");
    harness.pass(harness.limits.idleTimeout - MOMENT);
    client.send(GET);
    await client.until((text) => text === ok("x") + ok("x"));
    harness.pass(harness.limits.idleTimeout - MOMENT);
    assert.equal(client.ended, false);
    harness.pass(2 * MOMENT);
    assert.equal(await client.end(), ok("x") + ok("x"));
    assert.deepEqual(harness.refused, []);
  });

  test("incomplete request headers get 408, however slowly they arrive", async (context) => {
    const harness = await start(context, () => {});
    const client = harness.client().send("GET / HTTP/1.1\r\n");
    await until(() => harness.server.connections === 1);
    await turns();
    harness.pass(harness.limits.headTimeout - MOMENT);
    client.send("x: 1\r\n");
    await turns();
    harness.pass(2 * MOMENT);
    assert.match(await client.end(), /^HTTP\/1\.1 408 Request Timeout\r\n.*connection: close\r\n/s);
    assert.deepEqual(harness.refused, [{ status: 408, code: "head_timeout" }]);
  });

  test("a body that stops gets 408", async (context) => {
    const harness = await start(context, () => {});
    const client = harness
      .client()
      .send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhello");
    await until(() => harness.requests.length === 1);
    await turns();
    harness.pass(harness.limits.bodyIdleTimeout + MOMENT);
    assert.match(await client.end(), /^HTTP\/1\.1 408 /);
    assert.deepEqual(harness.ends, ["client-aborted"]);
  });

  test("a connection that reaches its maximum lifetime is closed: immediately if idle, otherwise after its response", async (context) => {
    let respond = (): void => {};
    const harness = await start(
      context,
      onHead((_head, socket) => (respond = () => socket.write(ok("x")))),
      { maxConnectionDuration: 1000 },
    );
    const busy = harness.client().send(GET);
    const idle = harness.client();
    await until(() => harness.server.connections === 2 && harness.requests.length === 1);
    harness.pass(1000 + MOMENT);
    await idle.end();
    assert.equal(busy.ended, false);
    await turns();
    respond();
    assert.match(await busy.end(), /\r\nconnection: close\r\n\r\nx$/);
  });

  test("a client that does not close its direction after the last response is closed soon", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    const client = harness.client().send(GET.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
    await client.end();
    assert.equal(harness.server.connections, 1);
    harness.pass(harness.limits.headTimeout + MOMENT);
    await until(() => harness.server.connections === 0);
  });
});

describe("timeouts of upstreams", () => {
  test("the response of a dispatch", async (context) => {
    let closed = false;
    const harness = await start(context, (socket) => {
      socket.on("data", () => {});
      socket.on("end", () => (closed = true));
    });
    harness.handler.request = (stream) => {
      harness.requests.push(stream);
      stream.forward({ upstream: harness.upstream, timeout: 1000 });
    };
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    harness.pass(1000 - MOMENT);
    assert.equal(harness.failures.length, 0);
    harness.pass(2 * MOMENT);
    await client.contains("timeout");
    assert.deepEqual(
      harness.failures.map(({ failure }) => failure.kind),
      ["timeout"],
    );
    await until(() => closed);
  });

  test("the stream's deadline also applies while the gateway is deciding", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("late"))),
    );
    harness.handler.request = (stream) => {
      harness.requests.push(stream);
      stream.setDeadline(1000);
    };
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    harness.pass(1000 + MOMENT);
    await client.contains("deadline");
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["deadline", false]],
    );
    harness.requests[0]?.forward({ upstream: harness.upstream, timeout: 0 });
    assert.deepEqual(harness.ends, ["complete"]);
  });

  for (const [what, wait] of [
    ["collects", (stream: Stream) => stream.bufferResponse(100, () => stream.respond())],
    [
      "awaits the beginning of",
      (stream: Stream) =>
        stream.awaitResponseBody(
          () => false,
          () => stream.respond(),
        ),
    ],
  ] as const)
    test(`the deadline of a request applies while the gateway ${what} a body that does not end`, async (context) => {
      let upstreamClosed = false;
      const harness = await start(context, (socket) => {
        socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhel"));
        socket.on("end", () => (upstreamClosed = true));
      });
      const responses: Stream[] = [];
      harness.handler.request = (stream) => {
        stream.setDeadline(1000);
        stream.forward({ upstream: harness.upstream, timeout: 0 });
      };
      harness.handler.response = (stream) => {
        responses.push(stream);
        wait(stream);
      };
      const client = harness.client().send(GET);
      await until(() => responses.length === 1);
      await turns();
      harness.pass(1000 + MOMENT);
      assert.match(await client.contains("deadline"), /^HTTP\/1\.1 503 /);
      assert.deepEqual(
        harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
        [["deadline", false]],
      );
      await until(() => upstreamClosed);
      assert.deepEqual(harness.ends, ["complete"]);
    });

  test("the deadline of a request applies while an edit of its response waits", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhel")),
    );
    const responses: Stream[] = [];
    harness.handler.request = (stream) => {
      stream.setDeadline(1000);
      stream.forward({ upstream: harness.upstream, timeout: 0 });
    };
    harness.handler.response = (stream) => responses.push(stream);
    const client = harness.client().send(GET);
    await until(() => responses.length === 1);
    harness.pass(1000 + MOMENT);
    assert.match(await client.contains("deadline"), /^HTTP\/1\.1 503 /);
    responses[0]?.bufferResponse(100, () => assert.fail());
    responses[0]?.respond();
    assert.deepEqual([harness.failures.length, harness.ends], [1, ["complete"]]);
  });

  test("the deadline of a request ends when its response begins", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhel")),
    );
    harness.handler.request = (stream) => {
      stream.setDeadline(1000);
      stream.forward({ upstream: harness.upstream, timeout: 0 });
    };
    const client = harness.client().send(GET);
    await client.contains("hel");
    harness.pass(1000 + MOMENT);
    await turns();
    assert.deepEqual([harness.failures.length, harness.ends.length, client.closed], [0, 0, false]);
  });

  test("the deadline of a request ends with the request", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    harness.handler.request = (stream) => {
      stream.setDeadline(1000);
      stream.forward({ upstream: harness.upstream, timeout: 1000 });
    };
    const client = harness.client().send(GET);
    await client.contains("\r\n\r\nx");
    harness.pass(5000);
    client.send(GET);
    await client.until((text) => text === ok("x") + ok("x"));
    assert.equal(harness.failures.length, 0);
  });

  test("a stalled body cuts the client's connection", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello")),
    );
    const client = harness.client().send(GET);
    await client.contains("hello");
    harness.pass(harness.limits.bodyIdleTimeout + MOMENT);
    await until(() => client.closed);
    assert.equal(client.ended, false);
    assert.deepEqual(harness.ends, ["deadline"]);
  });

  test("an idle connection is closed after its timeout", async (context) => {
    let open = 0;
    const harness = await start(context, (socket) => {
      open++;
      socket.on("end", () => open--);
      onHead(() => socket.write(ok("x")))(socket);
    });
    await harness.client().send(GET).contains("\r\n\r\nx");
    assert.equal(open, 1);
    harness.pass(harness.limits.poolIdleTimeout + MOMENT);
    await until(() => open === 0);
  });

  test("a connect timeout", async (context) => {
    // A listener with a full queue does not respond.
    const harness = await start(context, () => {});
    harness.handler.request = (stream) => {
      stream.forward({ upstream: harness.upstream, timeout: 0 });
      harness.pass(harness.limits.connectTimeout + MOMENT);
    };
    await harness.client().send(GET).contains("connect");
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["connect", true]],
    );
  });
});

test("an idle connection is closed before the upstream closes it, if the upstream announces when", async (context) => {
  let open = 0;
  const harness = await start(context, (socket) => {
    open++;
    socket.on("end", () => open--);
    onHead((head) =>
      socket.write(ok("x", `keep-alive: timeout=${head.includes("/1 ") ? 1 : 5}, max=9\r\n`)),
    )(socket);
  });
  const client = harness.client().send(GET);
  await client.contains("\r\n\r\nx");
  harness.pass(3800);
  await turns();
  assert.equal(open, 1);
  harness.pass(300);
  await until(() => open === 0);
  client.send(GET.replace("/", "/1"));
  await until(() => harness.ends.length === 2);
  await until(() => open === 0);
});

describe("a wait of the gateway", () => {
  test("a timer ends once, when its time has passed", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    let waited = 0;
    harness.handler.request = (stream) => {
      harness.requests.push(stream);
      stream.wait(1000, () => {
        waited++;
        stream.forward({ upstream: harness.upstream, timeout: 0 });
      });
    };
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    harness.pass(1000 - MOMENT);
    assert.equal(waited, 0);
    harness.pass(2 * MOMENT);
    await client.contains("\r\n\r\nx");
    harness.pass(2000);
    assert.equal(waited, 1);
  });

  test("keeps nothing of a disconnected client", async (context) => {
    const harness = await start(context, () => {});
    let waited = false;
    harness.handler.request = (stream) => {
      harness.requests.push(stream);
      stream.wait(1000, () => (waited = true));
    };
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    client.socket.resetAndDestroy();
    await until(() => harness.ends.length === 1);
    harness.pass(2000);
    assert.equal(waited, false);
  });
});

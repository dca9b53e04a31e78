import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Socket } from "node:net";
import { createUpstream } from "../pool/endpoint.ts";
import { listen, ok, onHead, start, startBefore, turns, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

/** Finds a port without a listener. */
async function closedPort(): Promise<number> {
  const { createServer } = await import("node:net");
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe("connections that fail", () => {
  test("connection refused: the request can be sent elsewhere, with a body that is still to arrive", async (context) => {
    const seen: string[] = [];
    const harness = await startBefore(context, await closedPort());
    const port = await listen(context, (socket) => {
      let text = "";
      socket.on("data", (bytes: Buffer) => {
        text += bytes.toString("latin1");
        if (!text.endsWith("world")) return;
        seen.push(text);
        socket.write(ok("elsewhere"));
      });
    });
    const { limits, connections, upstream } = harness;
    const address = { host: "127.0.0.1", port };
    const other = createUpstream({ address, limits, connections, thread: upstream.thread });
    context.after(() => other.close());
    harness.handler.failed = (stream, failure, canReplay) => {
      harness.failures.push({ failure, canReplay });
      stream.forward({ upstream: other, timeout: 0 });
    };
    const message = "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nhello";
    const client = harness.client().send(message);
    await until(() => harness.failures.length === 1);
    await client.send("world").contains("elsewhere");
    assert.deepEqual(seen, [`${message}world`]);
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["connect", true]],
    );
    assert.deepEqual(harness.ends, ["complete"]);
  });

  test("the upstream disconnects without a response", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.end()),
    );
    assert.match(await harness.client().send(GET).contains("reset"), /^HTTP\/1\.1 503 /);
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["reset", true]],
    );
  });

  test("a body that was partly sent cannot be sent again", async (context) => {
    const harness = await start(context, (socket) => {
      let text = "";
      socket.on("data", (bytes: Buffer) => {
        text += bytes.toString("latin1");
        if (text.endsWith("hello")) socket.resetAndDestroy();
      });
    });
    const client = harness
      .client()
      .send("PUT / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhello");
    await client.contains("reset");
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["reset", false]],
    );
  });

  for (const [how, response] of [
    ["by length", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello"],
    ["by chunks", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n"],
  ] as const) {
    test(`an upstream that disconnects within a body ${how} cuts the client's connection`, async (context) => {
      const harness = await start(
        context,
        onHead((_head, socket) => socket.write(response, () => socket.end())),
      );
      const client = harness.client().send(GET);
      await until(() => client.closed);
      assert.ok(!client.ended, "the client must notice that the body is incomplete");
      assert.ok(!client.received.endsWith("0\r\n\r\n"));
      assert.deepEqual(harness.ends, ["upstream-aborted"]);
    });
  }

  test("a failed connection has the same result while the gateway edits the response", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello")),
    );
    let answered = false;
    harness.handler.response = () => (answered = true);
    const client = harness.client().send(GET);
    await until(() => answered);
    await turns();
    harness.requests[0]?.respond();
    await until(() => client.closed);
    assert.deepEqual(harness.ends, ["upstream-aborted"]);
  });
});

describe("a reused connection that the upstream has closed (RFC 9112 section 9.3.1)", () => {
  /** Responds to the first request of a connection, and closes the connection at the second. */
  async function stale(context: Parameters<typeof start>[0], reset: boolean) {
    const heads: string[] = [];
    const harness = await start(context, (socket, number) =>
      onHead((head, _socket, count) => {
        heads.push(`${number} ${head.slice(0, head.indexOf(" "))}`);
        if (count === 0 || number > 0) socket.write(ok(`${heads.length}`));
        else if (reset) socket.resetAndDestroy();
        else socket.end();
      })(socket),
    );
    const client = harness.client().send(GET);
    await client.contains("\r\n\r\n1");
    return { harness, client, heads };
  }

  for (const reset of [false, true]) {
    test(`is replaced once for an idempotent request, ${reset ? "after a reset" : "after an end"}`, async (context) => {
      const { harness, client, heads } = await stale(context, reset);
      await client.send(GET).contains("\r\n\r\n3");
      assert.deepEqual(heads, ["0 GET", "0 GET", "1 GET"]);
      assert.deepEqual(harness.failures, []);
      assert.deepEqual(harness.ends, ["complete", "complete"]);
    });
  }

  for (const [what, body] of [
    ["without a body", ""],
    ["with its body", "content-length: 2\r\n\r\nhi"],
    ["before its body", "content-length: 2\r\n\r\n"],
  ] as const) {
    test(`is replaced for any request that was not sent yet, ${what}`, async (context) => {
      const heads: string[] = [];
      const sockets: Socket[] = [];
      const harness = await start(context, (socket, number) => {
        sockets.push(socket);
        onHead((head) => {
          heads.push(`${number} ${head.slice(0, head.indexOf(" "))}`);
          socket.write(ok(`${heads.length}`));
        })(socket);
      });
      const client = harness.client().send(GET);
      await client.contains("\r\n\r\n1");
      await turns();
      // The request and its body arrive in one turn of the event loop, in this order.
      client.send(`POST / HTTP/1.1\r\nhost: a\r\n${body === "" ? "\r\n" : body}`);
      sockets[0]?.end();
      await client.contains("\r\n\r\n2");
      assert.deepEqual(heads, ["0 GET", "1 POST"]);
      assert.deepEqual(harness.failures, []);
    });
  }

  test("is replaced for each of several requests that were not sent yet", async (context) => {
    const sockets: Socket[] = [];
    const seen: string[] = [];
    const harness = await start(context, (socket) => {
      sockets.push(socket);
      onHead((head) => {
        seen.push(head.slice(0, head.indexOf(" ")));
        if (seen.length === 3) for (const each of sockets) each.write(ok("GET"));
        if (seen.length > 3) socket.write(ok("POST"));
      })(socket);
    });
    const clients = [harness.client(), harness.client(), harness.client()];
    for (const client of clients) client.send(GET);
    for (const client of clients) await client.contains("GET");
    await turns();
    const [first, second] = clients;
    for (const client of [first, second]) client?.send(GET.replace("GET", "POST"));
    for (const socket of sockets.splice(0)) socket.end();
    await first?.contains("POST");
    await second?.contains("POST");
    assert.deepEqual(harness.failures, []);
  });

  test("is a failure for other requests, because they may have been processed (RFC 9110 section 9.2.2)", async (context) => {
    const { harness, client, heads } = await stale(context, false);
    await client.send(GET.replace("GET", "POST")).contains("reset");
    assert.deepEqual(heads, ["0 GET", "0 POST"]);
    assert.deepEqual(
      harness.failures.map(({ failure, canReplay }) => [failure.kind, canReplay]),
      [["reset", true]],
    );
  });

  test("is no fault of the upstream, and a later dispatch uses a new connection", async (context) => {
    const sockets: Socket[] = [];
    const heads: string[] = [];
    const harness = await start(context, (socket, number) => {
      sockets.push(socket);
      onHead((head, _socket, count) => {
        heads.push(`${number} ${head.slice(0, head.indexOf(" "))}`);
        if (number > 1) socket.write(ok("new"));
        else if (count > 0) socket.resetAndDestroy();
        else if (heads.length === 2) for (const each of sockets) each.write(ok("idle"));
      })(socket);
    });
    const clients = [harness.client().send(GET), harness.client().send(GET)];
    for (const client of clients) await client.contains("idle");
    harness.handler.failed = (stream, failure, canReplay) => {
      harness.failures.push({ failure, canReplay });
      stream.forward({ upstream: harness.upstream, timeout: 0 });
    };
    await clients[0]?.send(GET.replace("GET", "POST")).contains("new");
    assert.deepEqual(heads.slice(3), ["2 POST"]);
    assert.deepEqual(
      harness.failures.map(({ failure }) => failure.onIdleConnection),
      [true],
    );
  });

  test("is replaced for any method if the gateway would send the request again", async (context) => {
    const { harness, client, heads } = await stale(context, true);
    harness.handler.request = (stream) =>
      stream.forward({ upstream: harness.upstream, timeout: 0, replay: true, resends: true });
    await client.send(GET.replace("GET", "POST")).contains("\r\n\r\n3");
    assert.deepEqual(heads, ["0 GET", "0 POST", "1 POST"]);
    assert.deepEqual(harness.failures, []);
  });

  test("is replaced for an idempotent request whose attempts the gateway counts", async (context) => {
    const { harness, client, heads } = await stale(context, true);
    harness.handler.request = (stream) =>
      stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
    await client.send(GET).contains("\r\n\r\n3");
    assert.deepEqual(heads, ["0 GET", "0 GET", "1 GET"]);
    assert.deepEqual(harness.failures, []);
  });

  test("a body in one piece is repeated with the request", async (context) => {
    const bodies: string[] = [];
    const harness = await start(context, (socket, number) => {
      socket.on("data", (bytes: Buffer) => {
        const text = bytes.toString("latin1");
        bodies.push(text.slice(-1));
        if (number > 0 || text.endsWith("1")) socket.write(ok(`got ${text.slice(-1)}`));
        else socket.end();
      });
    });
    const client = harness.client();
    for (const number of [1, 2]) {
      client.send(`PUT / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n${number}`);
      await client.contains(`got ${number}`);
    }
    assert.deepEqual(bodies, ["1", "2", "2"]);
  });

  for (const interim of ["100 Continue", "102 Processing", "103 Early Hints"]) {
    test(`has seen the request if it closes after an interim response: ${interim}`, async (context) => {
      const heads: string[] = [];
      const harness = await start(context, (socket, number) =>
        onHead((head, _socket, count) => {
          heads.push(`${number} ${head.slice(0, head.indexOf(" "))}`);
          if (count === 0) socket.write(ok("first"));
          else socket.end(`HTTP/1.1 ${interim}\r\n\r\n`);
        })(socket),
      );
      harness.handler.request = (stream) =>
        stream.forward({ upstream: harness.upstream, timeout: 0, replay: true, resends: true });
      const client = harness.client().send(GET);
      await client.contains("first");
      await client.send(GET.replace("GET", "POST")).contains("reset");
      assert.deepEqual(heads, ["0 GET", "0 POST"]);
      assert.deepEqual(
        harness.failures.map(({ failure }) => [failure.kind, failure.onIdleConnection]),
        [["reset", false]],
      );
    });
  }

  test("after the first bytes of a response nothing is repeated", async (context) => {
    const harness = await start(context, (socket) =>
      onHead((_head, _socket, count) => {
        if (count === 0) socket.write(ok("first"));
        else socket.end("HTTP/1.1 2");
      })(socket),
    );
    const client = harness.client().send(GET);
    await client.contains("first");
    await client.send(GET).contains("reset");
    assert.equal(harness.failures.length, 1);
  });
});

describe("a client that disconnects", () => {
  test("a client that disconnects cancels the upstream request", async (context) => {
    let closed = false;
    const harness = await start(context, (socket) => {
      socket.resume();
      socket.on("end", () => (closed = true));
    });
    const client = harness.client().send(GET);
    await until(() => harness.requests.length === 1);
    client.socket.resetAndDestroy();
    await until(() => closed);
    assert.deepEqual(harness.ends, ["client-aborted"]);
    assert.equal(harness.server.connections, 0);
  });

  test("also within either body", async (context) => {
    let asked = 0;
    let closed = 0;
    const harness = await start(context, (socket) => {
      socket.once("data", () => asked++);
      socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello"));
      socket.on("end", () => closed++);
    });
    const reader = harness.client().send(GET);
    await reader.contains("hello");
    reader.socket.resetAndDestroy();
    await until(() => closed === 1);
    harness.handler.response = () => {};
    const writer = harness
      .client()
      .send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhello");
    await until(() => asked === 2);
    writer.socket.resetAndDestroy();
    await until(() => closed === 2);
    assert.deepEqual(harness.ends, ["client-aborted", "client-aborted"]);
  });

  test("abort ends both sides without a response", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("never seen"))),
    );
    harness.handler.response = (stream) => stream.abort();
    const client = harness.client().send(GET);
    await until(() => client.closed);
    assert.equal(client.received, "");
    assert.deepEqual(harness.ends, ["client-aborted"]);
    await until(() => harness.server.connections === 0);
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ok, onHead, respondAfter, start, turns, until } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";

const CHUNKED = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";

describe("bufferRequest", () => {
  function buffering(harness: Harness, limit: number, bodies: (string | undefined)[]): void {
    harness.handler.request = (stream) => {
      harness.requests.push(stream);
      stream.bufferRequest(limit, (body) => {
        bodies.push(body === undefined ? undefined : Buffer.from(body).toString("latin1"));
        stream.forward({ upstream: harness.upstream, timeout: 0 });
      });
    };
  }

  test("collects the body, which is then sent with a content-length, or in a chunk before its trailers", async (context) => {
    const sent = {
      "0\r\n\r\n": "content-length: 5\r\n\r\nhello",
      "0\r\nx: y\r\n\r\n": "transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx: y\r\n\r\n",
    };
    for (const [end, message] of Object.entries(sent)) {
      const seen: string[] = [];
      const bodies: (string | undefined)[] = [];
      const harness = await start(context, respondAfter(message.slice(-7), seen));
      buffering(harness, 5, bodies);
      const client = harness.client().send(`${CHUNKED}2\r\nhe\r\n`);
      await until(() => harness.requests.length === 1);
      client.send(`3\r\nllo\r\n${end}`);
      await client.contains("\r\n\r\nx");
      assert.deepEqual(bodies, ["hello"]);
      assert.deepEqual(seen, [`POST / HTTP/1.1\r\nhost: a\r\n${message}`]);
    }
  });

  test("tells what has arrived of the body, and can be answered before its end", async (context) => {
    const harness = await start(context, () => {});
    const bodies: (string | undefined)[] = [];
    const told: number[] = [];
    buffering(harness, 10, bodies);
    harness.handler.buffering = (stream, bytes) => {
      told.push(bytes);
      if (told.length === 2)
        stream.respondWith({ status: 503, headers: [], body: Buffer.from("full") });
    };
    const client = harness.client().send(CHUNKED);
    await until(() => harness.requests.length === 1);
    client.send("2\r\nhe\r\n");
    await until(() => told.length === 1);
    client.send("3\r\nllo\r\n");
    assert.match(await client.contains("full"), /^HTTP\/1.1 503 /);
    client.send("1\r\n!\r\n0\r\n\r\n");
    await until(() => harness.ends.length === 1);
    assert.deepEqual([told, bodies], [[2, 3], []]);
  });

  test("reports that the body is too long, and forwards all of it nevertheless", async (context) => {
    for (const body of ["2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n", "5\r\nhello\r\n0\r\n\r\n"]) {
      const seen: string[] = [];
      const bodies: (string | undefined)[] = [];
      const harness = await start(context, respondAfter("0\r\n\r\n", seen));
      buffering(harness, 4, bodies);
      const client = harness.client().send(CHUNKED);
      await until(() => harness.requests.length === 1);
      client.send(body.slice(0, 9));
      await until(() => harness.requests[0]?.requestBytes !== 0);
      await client.send(body.slice(9)).contains("\r\n\r\nx");
      assert.deepEqual(bodies, [undefined]);
      assert.deepEqual(seen, [CHUNKED + body]);
    }
  });

  test("a body that turns out too long continues in new chunks, with its trailers", async (context) => {
    const seen: string[] = [];
    const bodies: (string | undefined)[] = [];
    const harness = await start(context, respondAfter("\r\nx: y\r\n\r\n", seen));
    buffering(harness, 3, bodies);
    const client = harness.client().send(`${CHUNKED}1;a=b\r\nh\r\n`);
    await until(() => harness.requests.length === 1);
    client.send("1;c=d\r\ne\r\n1;e");
    await until(() => harness.requests[0]?.requestBytes === 2);
    client.send("=f\r\nl\r\n2\r\nl");
    await until(() => bodies.length === 1);
    await client.send("o\r\n0\r\nx: y\r\n\r\n").contains("\r\n\r\nx");
    assert.deepEqual(bodies, [undefined]);
    const chunks = "1\r\nh\r\n3\r\nell\r\n1\r\no\r\n0\r\nx: y\r\n\r\n";
    assert.deepEqual(seen, [CHUNKED + chunks]);
  });

  test("a content-length above the limit is known immediately; a missing body counts as empty", async (context) => {
    const seen: string[] = [];
    const bodies: (string | undefined)[] = [];
    const harness = await start(context, respondAfter("\r\n\r\n", seen));
    buffering(harness, 4, bodies);
    const client = harness.client().send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n");
    await until(() => bodies.length === 1);
    await client.send("12345\r\n\r\n").contains("\r\n\r\nx");
    await harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").contains("\r\n\r\nx");
    assert.deepEqual(bodies, [undefined, ""]);
  });

  test("a body that the gateway has not requested waits in the kernel", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, respondAfter("end", seen));
    harness.handler.request = (stream) => harness.requests.push(stream);
    const client = harness
      .client()
      .send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000003\r\n\r\n");
    await until(() => harness.requests.length === 1);
    client.send(`${"a".repeat(10_000_000)}end`);
    const [stream] = harness.requests;
    await until(() => stream?.requestBytes !== 0);
    await turns();
    assert.ok(
      (stream?.requestBytes ?? 0) <= 65_536 * 2,
      `${stream?.requestBytes} bytes were taken`,
    );
    stream?.forward({ upstream: harness.upstream, timeout: 0 });
    await client.contains("\r\n\r\nx");
    assert.equal(
      seen[0]?.length,
      10_000_003 + "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000003\r\n\r\n".length,
    );
  });
});

describe("bufferResponse", () => {
  function buffering(
    harness: Harness,
    limit: number,
    bodies: (string | undefined)[],
    replacement?: string,
  ): void {
    harness.handler.response = (stream) =>
      stream.bufferResponse(limit, (body) => {
        bodies.push(body === undefined ? undefined : Buffer.from(body).toString("latin1"));
        if (replacement !== undefined) stream.replaceResponseBody(Buffer.from(replacement));
        stream.respond();
      });
  }

  const response =
    "HTTP/1.1 200 OK\r\ndate: now\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";

  test("collects the body, which is then sent unchanged", async (context) => {
    const bodies: (string | undefined)[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => {
        socket.write(response.slice(0, -8));
        setImmediate(() => socket.write(response.slice(-8)));
      }),
    );
    buffering(harness, 5, bodies);
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.equal(await client.contains("\r\n0\r\n\r\n"), response);
    assert.deepEqual(bodies, ["hello"]);
  });

  test("reports that the body is too long, and all of it can be sent nevertheless", async (context) => {
    const bodies: (string | undefined)[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(response)),
    );
    buffering(harness, 4, bodies);
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.equal(await client.contains("\r\n0\r\n\r\n"), response);
    assert.deepEqual(bodies, [undefined]);
  });

  test("the body can be replaced; HEAD reports the length of the new one", async (context) => {
    const bodies: (string | undefined)[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(response)),
    );
    buffering(harness, 5, bodies, "replaced");
    const expected = "HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 8\r\n\r\nreplaced";
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.equal(await client.contains("replaced"), expected);
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.until((text) => text === expected + expected);
    assert.equal(harness.requests[1]?.responseBytes, 8);
  });

  test("tells what has arrived of the body, and can be replaced before its end", async (context) => {
    const counted: number[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(response.slice(0, -8))),
    );
    buffering(harness, 10, []);
    harness.handler.buffering = (stream, bytes) => {
      counted.push(bytes);
      stream.respondWith({ status: 503, headers: [], body: Buffer.from("full") });
    };
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.match(await client.contains("full"), /^HTTP\/1\.1 503 /);
    assert.deepEqual(counted, [4]);
    harness.handler.buffering = (_stream, bytes) => void counted.push(bytes);
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await until(() => counted.length === 2);
    assert.deepEqual(counted, [4, 4]);
  });

  test("an upstream that disconnects before the end of the body is a failure of the dispatch", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.end(response.slice(0, -8))),
    );
    buffering(harness, 5, []);
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.match(await client.contains("reset"), /^HTTP\/1\.1 503 /);
    assert.deepEqual(
      harness.failures.map(({ canReplay }) => canReplay),
      [false],
    );
  });

  test("a body that was not requested waits in the kernel", async (context) => {
    const body = "b".repeat(10_000_000);
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok(body))),
    );
    let answered = false;
    harness.handler.response = () => (answered = true);
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await until(() => answered);
    await turns();
    const [stream] = harness.requests;
    assert.ok(
      (stream?.responseBytes ?? 0) <= 65_536 * 2,
      `${stream?.responseBytes} bytes were taken`,
    );
    stream?.respond();
    assert.equal(await client.until((text) => text.length >= ok(body).length), ok(body));
  });
});

test("taps see the data of both bodies once, without framing", async (context) => {
  const harness = await start(
    context,
    respondAfter(
      "0\r\n\r\n",
      [],
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
    ),
  );
  const seen = { request: "", response: "" };
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    stream.tapRequest((chunk) => (seen.request += Buffer.from(chunk).toString("latin1")));
    stream.forward({ upstream: harness.upstream, timeout: 0 });
  };
  harness.handler.response = (stream) => {
    stream.tapResponse((chunk) => (seen.response += Buffer.from(chunk).toString("latin1")));
    stream.respond();
  };
  const client = harness.client().send(`${CHUNKED}2\r\nhe\r\n`);
  await until(() => harness.requests.length === 1);
  await client.send("3\r\nllo\r\n0\r\n\r\n").contains("\r\n0\r\n\r\n");
  assert.deepEqual(seen, { request: "hello", response: "abcde" });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ok, onHead, respondAfter, start, until } from "../testing/harness.ts";

const CHUNKED = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";

describe("Expect: 100-continue (RFC 9110 section 10.1.1)", () => {
  const head = "POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\n";

  test("is forwarded, and so is the upstream's 100", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, (socket) => {
      let text = "";
      socket.on("data", (bytes: Buffer) => {
        text += bytes.toString("latin1");
        seen.push(text);
        socket.write(text.endsWith("hello") ? ok("x") : "HTTP/1.1 100 Continue\r\n\r\n");
      });
    });
    const client = harness.client().send(head);
    assert.equal(await client.contains("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    await client.send("hello").contains("\r\n\r\nx");
    assert.deepEqual(seen, [head, `${head}hello`]);
  });

  test("the gateway sends 100 when it needs the body itself", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, respondAfter("hello", seen));
    harness.handler.request = (stream) =>
      stream.bufferRequest(5, () => stream.forward({ upstream: harness.upstream, timeout: 0 }));
    const client = harness.client().send(head);
    assert.equal(await client.contains("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    await client.send("hello").contains("\r\n\r\nx");
    assert.deepEqual(seen, ["POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello"]);
  });

  test("the gateway sends 100 when it has removed the expectation, and the client sends the body", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, respondAfter("hello", seen));
    harness.handler.request = (stream) => {
      stream.request.remove("expect");
      stream.forward({ upstream: harness.upstream, timeout: 0 });
    };
    const client = harness.client().send(head);
    assert.equal(await client.contains("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    await client.send("hello").contains("\r\n\r\nx");
    assert.deepEqual(seen, ["POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello"]);
  });

  test("an attempt after the upstream's 100 does not ask for another one", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, (socket) => {
      let text = "";
      socket.on("data", (bytes: Buffer) => {
        text += bytes.toString("latin1");
        if (!text.includes("hello")) return void socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        seen.push(text);
        if (seen.length === 1) socket.destroy();
        else socket.write(ok("x"));
      });
    });
    harness.handler.request = (stream) =>
      stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
    harness.handler.failed = (stream) => stream.forward({ upstream: harness.upstream, timeout: 0 });
    const client = harness.client().send(head);
    await client.contains("\r\n\r\n");
    const received = await client.send("hello").contains("\r\n\r\nx");
    assert.equal(received.split("100 Continue").length, 2);
    assert.match(seen[0] ?? "", /expect/);
    assert.doesNotMatch(seen[1] ?? "", /expect/);
  });

  test("a final response instead closes the connection, because the body may or may not follow", async (context) => {
    const harness = await start(context, () => {});
    harness.handler.request = (stream) =>
      stream.respondWith({ status: 403, headers: [], body: Buffer.from("no") });
    const received = await harness.client().send(head).end();
    assert.match(received, /^HTTP\/1\.1 403 Forbidden\r\n.*connection: close\r\n\r\nno$/s);
  });

  test("of an HTTP/1.0 client is ignored", async (context) => {
    const seen: string[] = [];
    const harness = await start(context, respondAfter("hello", seen));
    await harness
      .client()
      .send(`${head.replace("1.1", "1.0")}hello`)
      .end();
    assert.deepEqual(seen, ["POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello"]);
  });
});

describe("a response before the request is complete", () => {
  test("a short rest is read and discarded, then the next request is served", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("next"))),
    );
    harness.handler.request = (stream) => {
      if (stream.request.method === "GET")
        return stream.forward({ upstream: harness.upstream, timeout: 0 });
      stream.respondWith({ status: 403, headers: [], body: Buffer.from("no") });
    };
    const client = harness.client().send(`${CHUNKED}2\r\nhe\r\n`);
    await client.contains("no");
    client.send("3\r\nllo\r\n0\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.ok((await client.contains("next")).endsWith(ok("next")));
    assert.ok(!client.received.includes("connection: close"));
  });

  test("a long rest closes the connection, but not before the response was read", async (context) => {
    const harness = await start(context, () => {});
    harness.handler.request = (stream) =>
      stream.respondWith({ status: 413, headers: [], body: Buffer.from("too long") });
    const client = harness
      .client()
      .send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9000000\r\n\r\n");
    client.send("a".repeat(9_000_000));
    const received = await client.end();
    assert.match(received, /^HTTP\/1\.1 413 .*connection: close\r\n\r\ntoo long$/s);
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    client.socket.end();
    await until(() => client.closed);
    assert.equal(harness.ends.length, 1);
  });

  test("an early upstream response is forwarded, and its connection is not reused", async (context) => {
    const numbers: number[] = [];
    const harness = await start(context, (socket, number) =>
      onHead(() => {
        numbers.push(number);
        socket.write(ok("early"));
      })(socket),
    );
    const client = harness.client().send(`${CHUNKED}2\r\nhe\r\n`);
    await client.contains("early");
    client.send("3\r\nllo\r\n0\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.until((text) => text === ok("early") + ok("early"));
    assert.deepEqual(numbers, [0, 1]);
  });
});

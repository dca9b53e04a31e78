import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ok, onHead, start } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

describe("bodies of responses", () => {
  test("RFC 9110 section 9.3.2: HEAD has no body, whatever its length", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) =>
        socket.write("HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 5\r\n\r\n"),
      ),
    );
    const client = harness.client().send("HEAD / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.equal(
      await client.contains("\r\n\r\n"),
      "HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 5\r\n\r\n",
    );
    assert.deepEqual(harness.ends, ["complete"]);
  });

  test("RFC 9110 sections 15.3.5 and 15.4.5: 204 and 304 have no body; 204 has no length", async (context) => {
    const responses = [
      "HTTP/1.1 204 No Content\r\ndate: now\r\ncontent-length: 0\r\n\r\n",
      "HTTP/1.1 304 Not Modified\r\ndate: now\r\ncontent-length: 5\r\n\r\n",
    ];
    let count = 0;
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(responses[count++] ?? "")),
    );
    const client = harness.client().send(GET);
    assert.equal(await client.contains("\r\n\r\n"), "HTTP/1.1 204 No Content\r\ndate: now\r\n\r\n");
    client.send(GET);
    assert.ok((await client.contains("304")).endsWith(responses[1] ?? ""));
  });

  test("a body without length becomes chunks, and the client's connection stays open", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => {
        socket.write("HTTP/1.1 200 OK\r\ndate: now\r\n\r\nhello");
        setImmediate(() => socket.end(" world"));
      }),
    );
    const client = harness.client().send(GET);
    const received = await client.contains("\r\n0\r\n\r\n");
    const end = received.indexOf("\r\n\r\n");
    const head = received.slice(0, end);
    const lines = received.slice(end + 4).split("\r\n");
    assert.equal(head, "HTTP/1.1 200 OK\r\ndate: now\r\ntransfer-encoding: chunked");
    assert.equal(lines.filter((_, index) => index % 2 === 1).join(""), "hello world");
    client.send(GET);
    await client.until((text) => text.split("world").length === 3);
    assert.deepEqual(harness.ends, ["complete", "complete"]);
  });

  test("an HTTP/1.0 client gets no chunks; closing the connection ends the body", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) =>
        socket.write(
          "HTTP/1.1 200 OK\r\ndate: now\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\nx: y\r\n\r\n",
        ),
      ),
    );
    const client = harness.client().send("GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n");
    assert.equal(
      await client.end(),
      "HTTP/1.1 200 OK\r\ndate: now\r\nconnection: close\r\n\r\nabcde",
    );
  });

  test("an HTTP/1.0 client can keep its connection", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    const client = harness.client();
    for (const count of [1, 2]) {
      client.send("GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n");
      await client.until(
        (text) => text.split("connection: keep-alive\r\n\r\nx").length === count + 1,
      );
    }
    client.send("GET / HTTP/1.0\r\n\r\n");
    assert.ok((await client.end()).endsWith("connection: close\r\n\r\nx"));
  });

  test("RFC 9110 section 6.6.1: a response without Date gets one", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")),
    );
    assert.match(await harness.client().send(GET).contains("\r\n\r\n"), /\r\ndate: [^\r]+ GMT\r\n/);
  });

  test("framing and Host are rewritten in both directions, however they were received", async (context) => {
    const heads: string[] = [];
    const responses = [
      "HTTP/1.1 200 OK\r\nDATE: now\r\nCONTENT-LENGTH:\t01 \r\n\r\nx",
      "HTTP/1.1 200 OK\r\nDATE: now\r\nTransfer-Encoding:  Chunked \r\n\r\n0\r\n\r\n",
      "HTTP/1.1 103 Early Hints\r\ncontent-length: 5\r\n\r\nHTTP/1.1 204 No Content\r\nDATE: now\r\n\r\n",
    ];
    const harness = await start(
      context,
      onHead((head, socket) => {
        if (head === "0\r\n\r\n") return;
        socket.write(responses[heads.push(head) - 1] ?? "");
      }),
    );
    const client = harness
      .client()
      .send("POST / HTTP/1.1\r\nCONTENT-LENGTH:\t00\r\nHOST:\ta \r\n\r\n");
    const first = "HTTP/1.1 200 OK\r\nDATE: now\r\ncontent-length: 1\r\n\r\nx";
    assert.equal(await client.contains("\r\n\r\nx"), first);
    client.send("POST / HTTP/1.1\r\nHost:a\r\nTransfer-Encoding:CHUNKED \r\n\r\n0\r\n\r\n");
    const second = "HTTP/1.1 200 OK\r\nDATE: now\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";
    assert.equal(await client.contains(second), first + second);
    const third = "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\nDATE: now\r\n\r\n";
    assert.equal(
      await client.send(GET).contains("204 No Content\r\nDATE: now\r\n\r\n"),
      first + second + third,
    );
    assert.deepEqual(heads, [
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n",
      "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n",
      GET,
    ]);
  });

  test("HTTP/1.0 without Host: the local address of the connection replaces it", async (context) => {
    const heads: string[] = [];
    const harness = await start(
      context,
      onHead((head, socket) => {
        heads.push(head);
        socket.write(ok("x"));
      }),
    );
    await harness.client().send("GET / HTTP/1.0\r\n\r\n").end();
    assert.deepEqual(heads, [`GET / HTTP/1.1\r\nhost: 127.0.0.1:${harness.port}\r\n\r\n`]);
  });

  test("an interim response is forwarded, but not to HTTP/1.0", async (context) => {
    const early = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(early + ok("x"))),
    );
    assert.equal(await harness.client().send(GET).contains("\r\n\r\nx"), early + ok("x"));
    const old = harness.client().send("GET / HTTP/1.0\r\n\r\n");
    assert.equal(
      await old.end(),
      ok("x", "").replace("content-length: 1", "content-length: 1\r\nconnection: close"),
    );
  });

  test("a status changed by the gateway determines whether there is a body", async (context) => {
    const harness = await start(
      context,
      onHead((head, socket) =>
        socket.write(
          head.includes("/with") ? ok("body") : "HTTP/1.1 304 Not Modified\r\ndate: now\r\n\r\n",
        ),
      ),
    );
    harness.handler.response = (stream) => {
      if (stream.response !== undefined)
        stream.response.status = stream.request.target === "/with" ? 204 : 200;
      stream.respond();
    };
    const client = harness.client().send("GET /with HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.equal(await client.contains("\r\n\r\n"), "HTTP/1.1 204 No Content\r\ndate: now\r\n\r\n");
    client.send(GET);
    const received = await client.contains("200 OK");
    assert.ok(received.endsWith("HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 0\r\n\r\n"));
  });
});

describe("connection-specific headers (RFC 9110 section 7.6.1)", () => {
  test("are not forwarded in either direction, nor are headers named by Connection", async (context) => {
    let seen = "";
    const harness = await start(
      context,
      onHead((head, socket) => {
        seen = head;
        socket.write(
          ok(
            "x",
            "Connection: x-hop\r\nKeep-Alive: timeout=5\r\nX-Hop: 1\r\nProxy-Connection: a\r\nx: 1\r\n",
          ),
        );
      }),
    );
    const client = harness
      .client()
      .send(
        "GET / HTTP/1.1\r\nhost: a\r\nConnection: x-hop, upgrade, keep-alive\r\nX-Hop: 1\r\nUpgrade: h2c\r\n" +
          "TE: gzip\r\nProxy-Connection: keep-alive\r\nKeep-Alive: 5\r\nx: 1\r\n\r\n",
      );
    assert.equal(await client.contains("\r\n\r\nx"), ok("x", "x: 1\r\n"));
    assert.equal(seen, "GET / HTTP/1.1\r\nhost: a\r\nx: 1\r\n\r\n");
  });

  test("Connection cannot remove end-to-end headers", async (context) => {
    let seen = "";
    const harness = await start(
      context,
      onHead((head, socket) => {
        seen = head;
        socket.write(ok("x"));
      }),
    );
    const fields = "host: a\r\nauthorization: b\r\nx-forwarded-for: c\r\ncontent-length: 0\r\n";
    const client = harness
      .client()
      .send(
        `POST / HTTP/1.1\r\n${fields}connection: host, content-length, authorization, x-forwarded-for\r\n\r\n`,
      );
    await client.contains("\r\n\r\nx");
    assert.equal(seen, `POST / HTTP/1.1\r\n${fields}\r\n`);
  });

  test("TE: trailers is forwarded, with its connection option (RFC 9110 section 10.1.4)", async (context) => {
    let seen = "";
    const harness = await start(
      context,
      onHead((head, socket) => {
        seen = head;
        socket.write(ok("x"));
      }),
    );
    const client = harness
      .client()
      .send("GET / HTTP/1.1\r\nhost: a\r\nTE: trailers\r\nConnection: TE\r\n\r\n");
    await client.contains("\r\n\r\nx");
    assert.equal(seen, "GET / HTTP/1.1\r\nhost: a\r\nte: trailers\r\nconnection: te\r\n\r\n");
  });
});

describe("closing connections", () => {
  test("the client asks for the connection to be closed", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(ok("x"))),
    );
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    assert.equal(await client.end(), ok("x").replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
  });

  test("the upstream closes a connection: the next request uses another one", async (context) => {
    const numbers: number[] = [];
    const harness = await start(context, (socket, number) =>
      onHead(() => {
        numbers.push(number);
        socket.end(ok("x", "connection: close\r\n"));
      })(socket),
    );
    const client = harness.client().send(GET);
    await client.until((text) => text === ok("x"));
    client.send(GET);
    await client.until((text) => text === ok("x") + ok("x"));
    assert.deepEqual(numbers, [0, 1]);
  });

  test("bytes after a response close the upstream's connection and are not forwarded", async (context) => {
    const numbers: number[] = [];
    const harness = await start(context, (socket, number) =>
      onHead(() => {
        numbers.push(number);
        socket.write(`${ok("x")}HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nstolen`);
      })(socket),
    );
    const client = harness.client().send(GET);
    await client.until((text) => text === ok("x"));
    client.send(GET);
    await client.until((text) => text === ok("x") + ok("x"));
    assert.deepEqual(numbers, [0, 1]);
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { ok, onHead, start } from "../testing/harness.ts";

test("a request is forwarded with the gateway's edits, and the response is returned", async (context) => {
  const heads: string[] = [];
  const harness = await start(
    context,
    onHead((head, socket) => {
      heads.push(head);
      socket.write(ok("hello"));
    }),
  );
  harness.handler.request = (stream) => {
    stream.request.set("x-edge", "1");
    stream.forward({ upstream: harness.upstream, timeout: 0 });
  };
  const client = harness
    .client()
    .send("GET /a?b=c HTTP/1.1\r\nHost: example.com\r\nX-A: 1\r\n\r\n");
  assert.equal(await client.contains("hello"), ok("hello"));
  assert.deepEqual(heads, [
    "GET /a?b=c HTTP/1.1\r\nhost: example.com\r\nX-A: 1\r\nx-edge: 1\r\n\r\n",
  ]);
  assert.deepEqual(harness.ends, ["complete"]);
});

test("client and upstream connections carry several requests", async (context) => {
  const connections = new Set<number>();
  const harness = await start(context, (socket, number) => {
    connections.add(number);
    onHead((_head, answered, count) => answered.write(ok(`response ${count}`)))(socket);
  });
  const client = harness.client();
  for (const number of [0, 1, 2]) {
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.contains(`response ${number}`);
  }
  assert.equal(connections.size, 1);
});

test("pipelined requests are processed in order, one at a time", async (context) => {
  let open = 0;
  let most = 0;
  const harness = await start(
    context,
    onHead((head, socket) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        socket.write(ok(head.split(" ")[1] ?? ""));
      });
    }),
  );
  const client = harness.client();
  client.send(["/1", "/2", "/3"].map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(""));
  const received = await client.contains("/3");
  assert.equal(received, ok("/1") + ok("/2") + ok("/3"));
  assert.equal(most, 1);
});

test("a body is forwarded unchanged, by length and by chunks with trailers", async (context) => {
  const bodies = [
    "content-length: 5\r\n\r\nhello",
    "transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx-t: 1\r\n\r\n",
  ];
  for (const message of bodies) {
    let received = "";
    const harness = await start(context, (socket) => {
      socket.on("data", (bytes: Buffer) => {
        received += bytes.toString("latin1");
        if (received.endsWith(message)) socket.write(`HTTP/1.1 200 OK\r\ndate: now\r\n${message}`);
      });
    });
    const client = harness.client().send(`POST / HTTP/1.1\r\nhost: a\r\n${message}`);
    const response = await client.until((text) => text.endsWith(message));
    assert.equal(response, `HTTP/1.1 200 OK\r\ndate: now\r\n${message}`);
    assert.equal(received, `POST / HTTP/1.1\r\nhost: a\r\n${message}`);
    assert.equal(harness.requests[0]?.requestBytes, 5);
    assert.equal(harness.requests[0]?.responseBytes, 5);
  }
});

test("the gateway's own response has length and date", async (context) => {
  const harness = await start(context, () => assert.fail("no connection is made"));
  harness.handler.request = (stream) =>
    stream.respondWith({
      status: 404,
      headers: [["x-why", "none"]],
      body: Buffer.from("no route"),
    });
  const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  const received = await client.contains("no route");
  assert.match(
    received,
    /^HTTP\/1\.1 404 Not Found\r\nx-why: none\r\ncontent-length: 8\r\ndate: [^\r]+ GMT\r\n\r\nno route$/,
  );
});

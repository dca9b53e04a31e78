import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { TestContext } from "node:test";
import type { Stream } from "../exchange/stream/stream.ts";
import { start, turns } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";

/** Allowed trailers, and headers edited before them (RFC 9110 section 6.5.1). */

const POST = "POST / HTTP/1.1\r\nHost: a\r\nX-Gone: 0\r\n";
const OK = "HTTP/1.1 200 OK\r\nDate: now\r\nX-Gone: 0\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const BODY = "2\r\nhi\r\n0\r\n";
const TRAILERS = [
  ...["Authorization: a", "Cookie: a", "Set-Cookie: a", "Content-Type: a", "Max-Forwards: 1"],
  ...["X-Set: a", "X-Gone: a", "X-Never: a", "X-Named: a", "Grpc-Status: 0", "X-Kept:  a b "],
];
const SECTION = `${TRAILERS.join("\r\n")}\r\n\r\n`;
const KEPT = "grpc-status: 0\r\nx-kept: a b\r\n";

/**
 * Starts a gateway that edits the headers of requests and responses; `seen` is what its upstream
 * receives.
 */
async function startEditing(
  context: TestContext,
  limits: { readonly keepsNameCase?: boolean; readonly maxReplayBytes?: number } = {},
): Promise<{ readonly harness: Harness; seen: () => string }> {
  let seen = "";
  const harness = await start(
    context,
    (socket) => {
      socket.setEncoding("latin1").on("data", (text: string) => {
        seen += text;
        if (!seen.endsWith("0\r\n\r\n") && !/0\r\n[^]+\r\n\r\n$/.test(seen)) return;
        socket.write(`${OK}Connection: X-Named\r\n${CHUNKED}\r\n${BODY}${SECTION}`);
      });
    },
    { keepsNameCase: false, ...limits },
  );
  harness.handler.request = (stream) => {
    edit(stream.request);
    stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
  };
  harness.handler.response = (stream) => {
    if (stream.response !== undefined) edit(stream.response);
    stream.respond();
  };
  return { harness, seen: () => seen };
}

function edit(head: Pick<Stream["request"], "set" | "remove">): void {
  head.set("x-set", "ours");
  head.remove("x-gone");
  head.remove("x-never");
}

const bodyOf = (message: string): string => message.slice(message.indexOf("\r\n\r\n") + 4);

describe("trailers do not restore removed or replaced headers", () => {
  const head = `${POST}Connection: x-named\r\n${CHUNKED}\r\n`;

  test("in both directions, in one piece", async (context) => {
    const { harness, seen } = await startEditing(context);
    const client = harness.client().send(`${head}${BODY}${SECTION}`);
    const received = await client.contains(KEPT);
    assert.equal(bodyOf(received), `${BODY}${KEPT}\r\n`);
    assert.equal(bodyOf(seen()), `${BODY}${KEPT}\r\n`);
    assert.match(received, /\r\nx-set: ours\r\n/);
  });

  test("however the bytes of the request are split", async (context) => {
    const { harness, seen } = await startEditing(context);
    const client = harness.client().send(head);
    await turns();
    for (const byte of `${BODY}${SECTION}`) {
      client.send(byte);
      await turns();
    }
    await client.contains(KEPT);
    assert.equal(bodyOf(seen()), `${BODY}${KEPT}\r\n`);
  });

  test("trailers also follow a body that the gateway has collected", async (context) => {
    const { harness, seen } = await startEditing(context);
    harness.handler.request = (stream) => {
      edit(stream.request);
      stream.bufferRequest(1, () => stream.forward({ upstream: harness.upstream, timeout: 0 }));
    };
    const client = harness.client().send(`${head}1\r\nh\r\n`);
    await turns();
    client.send(`1\r\ni\r\n0\r\n${SECTION}`);
    await client.contains(KEPT);
    assert.match(bodyOf(seen()), new RegExp(`0\r\n${KEPT}\r\n$`));
  });

  test("a body ends correctly if all of its trailers are left out", async (context) => {
    const { harness, seen } = await startEditing(context);
    await harness.client().send(`${head}${BODY}X-Set: a\r\n\r\n`).contains(KEPT);
    assert.equal(bodyOf(seen()), `${BODY}\r\n`);
  });
});

test("names of trailers are written like those of headers", async (context) => {
  const { harness, seen } = await startEditing(context, { keepsNameCase: true });
  const client = harness.client().send(`${POST}${CHUNKED}\r\n${BODY}${SECTION}`);
  await client.contains("Grpc-Status: 0\r\nX-Kept: a b\r\n\r\n");
  assert.match(seen(), /0\r\nX-Named: a\r\nGrpc-Status: 0\r\nX-Kept: a b\r\n\r\n$/);
});

test("a repeated request is sent with its trailers again", async (context) => {
  const seen: string[] = [];
  const harness = await start(context, (socket, number) => {
    seen[number] = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      seen[number] += text;
      if (!seen[number]?.endsWith("x-kept: 1\r\n\r\n")) return;
      if (number === 0) socket.destroy();
      else socket.write(`${OK}Content-Length: 0\r\n\r\n`);
    });
  });
  harness.handler.request = (stream) => {
    stream.request.remove("x-gone");
    stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
  };
  harness.handler.failed = (stream) => stream.forward({ upstream: harness.upstream, timeout: 0 });
  const trailers = "x-gone: 1\r\nx-kept: 1\r\n\r\n";
  const client = harness.client().send(`${POST}${CHUNKED}\r\n${BODY}${trailers}`);
  await client.contains("200 OK");
  assert.deepEqual(seen.map(bodyOf), [`${BODY}x-kept: 1\r\n\r\n`, `${BODY}x-kept: 1\r\n\r\n`]);
});

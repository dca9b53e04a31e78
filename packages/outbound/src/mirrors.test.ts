import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { ok, onHead, start, turns, until } from "@edge-gateway/http/testing";
import { Mirrors } from "./mirrors.ts";

/** A gateway that mirrors each request to an upstream that never responds. */
async function arrange(context: TestContext, maxRequests: number) {
  let copied = "";
  const copies = await start(context, (socket) =>
    socket.on("data", (bytes: Buffer) => (copied += bytes.toString())),
  );
  const harness = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
  );
  const settings = { maxRequests, maxBodySize: 5, timeout: 1_000 };
  const leftOut: string[] = [];
  const metrics = {
    mirrorLeftOut: (_upstream: string, reason: string) => void leftOut.push(reason),
  };
  const mirrors = new Mirrors(settings, { thread: copies.upstream.thread, metrics });
  let ended: ((isSent: boolean) => void) | undefined;
  harness.handler.request = (stream) => {
    ended = mirrors.begin(stream, { upstream: copies.upstream, authority: undefined });
    stream.forward({ upstream: harness.upstream, timeout: 0 });
  };
  harness.handler.requestEnd = () => ended?.(true);
  const send = async (path: string, body = ""): Promise<void> => {
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`;
    await harness
      .client()
      .send(head + body)
      .contains("\r\n\r\nx");
    await turns();
  };
  return { copies, send, copied: () => copied, leftOut };
}

test("the number of concurrent copies is limited, and a finished copy makes room for another", async (context) => {
  const { copies, send, copied, leftOut } = await arrange(context, 2);
  for (const path of ["/1", "/2", "/3"]) await send(path);
  await until(() => copied().includes("/2"));
  assert.ok(!copied().includes("/3"));
  assert.deepEqual(leftOut, ["too_many"]);
  copies.pass(1100);
  await turns();
  await send("/4");
  await until(() => copied().includes("/4"));
});

test("a body is copied up to the limit", async (context) => {
  const { send, copied, leftOut } = await arrange(context, 8);
  await send("/most", "12345");
  await until(() => copied().includes("12345"));
  await send("/more", "123456");
  await send("/last", "1");
  await until(() => copied().includes("/last"));
  assert.ok(!copied().includes("/more"));
  assert.deepEqual(leftOut, ["body_too_large"]);
});

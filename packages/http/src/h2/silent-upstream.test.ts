import assert from "node:assert/strict";
import type { ClientHttp2Stream } from "node:http2";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { HTTP2_SUSPICIOUS_SILENCE } from "../bounds.ts";
import { until } from "../testing/harness.ts";
import { FLAG_END_HEADERS, FLAG_END_STREAM, RST_STREAM } from "./frames/constants.ts";
import { headers, listenRequests, settings } from "./testing/frame-upstream.ts";
import type { FrameConnection } from "./testing/frame-upstream.ts";
import { openSession, responseOf, startBeforeHttp2 } from "./testing/harness.ts";

const ALL = FLAG_END_HEADERS | FLAG_END_STREAM;

/** Starts a gateway whose upstream has responded to one request, and ignores requests to `/silent`. */
async function startBeforeSilent(context: TestContext) {
  const ignored: FrameConnection[] = [];
  const { port, connections } = await listenRequests(context, (stream, to, { payload }) => {
    if (payload.includes(SILENT)) ignored.push(to);
    else to.send(headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  const session = openSession(context, harness.port);
  const ask = async (): Promise<number | undefined> =>
    (await responseOf(session.request({ ":path": "/" }))).status;
  assert.equal(await ask(), 200);
  const askInVain = async (): Promise<ClientHttp2Stream> => {
    const { length } = ignored;
    const stream = session.request({ ":path": SILENT });
    stream.on("error", () => {});
    await until(() => ignored.length > length);
    return stream;
  };
  return { harness, connections, ask, askInVain };
}

/** Characters that have no shorter codes in HPACK, so that the test finds the text in the frame. */
const SILENT = "/\\\\\\";

const isCancelled = ({ frames }: FrameConnection): boolean =>
  frames.some(({ type }) => type === RST_STREAM);

test("a request without a response moves later requests to another connection, if nothing has arrived meanwhile", async (context) => {
  const { harness, connections, ask, askInVain } = await startBeforeSilent(context);
  const other = await askInVain();
  const given = await askInVain();
  harness.pass(HTTP2_SUSPICIOUS_SILENCE);
  given.close();
  const [first] = connections;
  assert.ok(first);
  await until(() => isCancelled(first));
  assert.equal(await ask(), 200);
  assert.equal(connections.length, 2);
  assert.equal(first.closed, false, "the other request may still get its response");
  other.close();
  await until(() => first.closed);
});

test("a request that is cancelled at once changes nothing", async (context) => {
  const { connections, ask, askInVain } = await startBeforeSilent(context);
  const given = await askInVain();
  given.close();
  const [first] = connections;
  assert.ok(first);
  await until(() => isCancelled(first));
  assert.equal(await ask(), 200);
  assert.equal(connections.length, 1);
});

test("an upstream that sends anything is kept", async (context) => {
  const { harness, connections, ask, askInVain } = await startBeforeSilent(context);
  const given = await askInVain();
  const [first] = connections;
  assert.ok(first);
  const { length } = first.frames;
  first.send(settings());
  await until(() => first.frames.length > length);
  harness.pass(HTTP2_SUSPICIOUS_SILENCE);
  given.close();
  await until(() => isCancelled(first));
  assert.equal(await ask(), 200);
  assert.equal(connections.length, 1);
});

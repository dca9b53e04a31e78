import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { INITIALIZE, postTo } from "../raw.ts";
import { connectHttp, connectSse } from "../programs/every-method-clients.ts";
import { everyMethodOptions, fillEveryMethod } from "../programs/every-method-server.ts";
import type { AnyClient } from "../programs/every-method-steps.ts";
import { startSseServer } from "../programs/sse-server.ts";

/** A cancellation that one worker has read before another one has sent the call that it cancels. */

const PROGRAM = fileURLToPath(new URL("../programs/every-method-program.ts", import.meta.url));
/** Without care for this case, a fifth of the cancellations is lost with four workers. */
const ROUNDS = 12;

const http = await startSdkServer(fillEveryMethod, undefined, everyMethodOptions);
const sse = await startSseServer(fillEveryMethod, everyMethodOptions);
const other = await startSdkServer(fillPlain("other"));
after(() => Promise.all([http, sse, other].map((each) => each.close())));

const at = (port: number, protocol = "StreamableHTTP") => ({
  static: { host: "127.0.0.1", port, protocol },
});
const TARGETS = {
  StreamableHTTP: at(http.port),
  SSE: at(sse.port, "SSE"),
  stdio: { stdio: { command: process.execPath, args: [PROGRAM] } },
};

async function abandonedAt(client: AnyClient): Promise<string> {
  return JSON.stringify(await client.request("tools/call", { name: "m-abandoned", arguments: {} }));
}

const OTHERS = { "one of two": [{ name: "other", ...at(other.port) }], alone: [] };
const CASES = Object.entries(TARGETS).flatMap(([transport, target]) =>
  // A gateway reads all messages for one server, too, unless its transport is Streamable HTTP.
  Object.entries(OTHERS)
    .filter(([place]) => place !== "alone" || transport === "StreamableHTTP")
    .map(([place, others]) => ({ kind: `${transport}, ${place}`, target, others })),
);
const CLIENTS = {
  "": (url: string) => connectHttp(`${url}/mcp`),
  // What its messages are posted to may be another worker than that of its stream.
  ", client with HTTP and SSE": (url: string) => connectSse(`${url}/sse`),
};

for (const [client, connect] of Object.entries(CLIENTS))
  for (const { kind, target, others } of CASES)
    testCase(`${kind}${client}`, { target, others, connect });

interface Case extends Pick<(typeof CASES)[number], "target" | "others"> {
  readonly connect: (url: string) => Promise<AnyClient>;
}

function testCase(kind: string, { target, others, connect }: Case): void {
  test(`${kind}: a call that is cancelled at once stops at the server, whichever worker is faster`, async () => {
    const targets = [...others, { name: "it", ...target }];
    const mcp = { targets, prefixMode: "Never" };
    await using gateway = await startGateway({}, mcp, { workerThreads: 4 });
    for (let round = 0; round < ROUNDS; round++) {
      await using client = await connect(gateway.url);
      const before = await abandonedAt(client);
      const ended = new AbortController();
      const params = { name: "m-patience", arguments: {} };
      const call = client.request("tools/call", params, { signal: ended.signal });
      ended.abort();
      await assert.rejects(call);
      await waitFor("the end of the call", async () => (await abandonedAt(client)) !== before);
    }
  });
}

/** The bytes of a text, each piece in a turn of its own. */
async function* inPieces(whole: string): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(whole.length / 3);
  for (let start = 0; start < whole.length; start += size) {
    await setImmediate();
    yield Buffer.from(whole.slice(start, start + size));
  }
}

test("a call whose cancellation came before it arrives whole, and the cancellation beside it", async () => {
  const bodies: string[] = [];
  const head = { "content-type": "application/json", "mcp-session-id": "one" };
  await using server = await listen(
    createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        if (body.includes("cancelled")) return response.writeHead(202).end();
        return response.writeHead(200, head).end('{"jsonrpc":"2.0","id":1,"result":{}}');
      });
    }),
  );
  await using gateway = await startGateway({ server }, {}, { workerThreads: 1 });
  const post = (body: string | ReadableStream, session?: string) => postTo(gateway, body, session);
  const session = await post(INITIALIZE);
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  // From the length of a cancellation to a length that it fills together with its headers.
  for (const [id, length] of [0, 500, 1_000, 5_000].entries()) {
    // Then both messages get connections that are open already.
    await Promise.all([ping, ping, ping].map((each) => post(each, session)));
    bodies.length = 0;
    const params = `{"requestId":${id}}`;
    const cancellation = `{"jsonrpc":"2.0","method":"notifications/cancelled","params":${params}}`;
    await post(cancellation, session);
    const name = "x".repeat(length);
    const call = `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}"}}`;
    // The last one arrives in pieces.
    await post(length < 5_000 ? call : ReadableStream.from(inPieces(call)), session);
    await waitFor("all", () => bodies.length > 2);
    assert.deepEqual(bodies.toSorted(), [call, cancellation, cancellation]);
  }
});

import assert from "node:assert/strict";
import { once } from "node:events";
import { request as send } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { type Listening, listen } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEditing } from "./editing-processor.ts";

/** Steps that edit a body where two of them meet, or where another server gets it, too. */

/** More bytes than the gateways buffer. */
const LONG = `secret secret ${"x".repeat(5000)}`;
const LONGER = "something longer";
const SAID = JSON.stringify({ model: "m", messages: [{ role: "user", content: "a secret" }] });
const OPENAI = JSON.stringify({
  ...{ id: "1", object: "chat.completion", created: 1, model: "m" },
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "ok" } }],
});
const CLAUDE = JSON.stringify({
  ...{ id: "1", type: "message", role: "assistant", model: "m", stop_reason: "end_turn" },
  content: [{ type: "text", text: "ok" }],
  usage: { input_tokens: 1, output_tokens: 1 },
});

interface Received {
  readonly server: "upstream" | "side";
  readonly url: string;
  readonly body: string;
}

let upstream: Listening;
let side: Listening;
let http2: Listening;
let processor: GrpcServer | undefined;
let gateway: Gateway | undefined;
let twicePort: number;
const received: Received[] = [];

function processing(mode: string) {
  return {
    extProc: {
      url: `http://127.0.0.1:${processor?.port}`,
      processingOptions: { requestBodyMode: mode, responseBodyMode: mode },
    },
  };
}

const rewrite = (replaceFullPath: string) => ({
  type: "URLRewrite",
  urlRewrite: { path: { type: "ReplaceFullPath", replaceFullPath } },
});
const mirror = { type: "RequestMirror", requestMirror: { backendRef: { name: "side" } } };
const edit = { request: { body: 'string(request.body).replace("secret", "edited")' } };

function configuration(): string {
  const host = `127.0.0.1:${upstream.port}`;
  const provider = (name: string, { port }: Listening, kind: object) => ({
    providers: [{ name, host: "127.0.0.1", port, ...kind }],
  });
  const at = (path: string, route: object) => ({
    matches: [{ path: { type: "PathPrefix", value: path } }],
    backends: [{ host }],
    ...route,
  });
  const frontend = { http: { maxBufferSize: "1Ki" } };
  const routes = [
    at("/failover", { policies: { transformation: edit }, backends: [{ backend: "failover" }] }),
    at("/guarded", {
      filters: [rewrite("/v1/chat/completions")],
      backends: [{ backend: "guarded" }],
    }),
    at("/long", { policies: { directResponse: { status: 200, bodyExpression: "request.body" } } }),
    at("/mirror-first", { filters: [mirror, rewrite("/rewritten")] }),
    at("/rewrite-first", { filters: [rewrite("/rewritten"), mirror] }),
    at("/socket", {
      backends: [{ host: `127.0.0.1:${http2.port}`, policies: { http: { version: "HTTP2" } } }],
    }),
  ];
  const twice = [at("/", { policies: processing("BufferedPartial") })];
  const guarded = { request: [{ regex: { action: "Mask", matches: [{ pattern: "secret" }] } }] };
  return JSON.stringify({
    backends: {
      side: { static: { host: "127.0.0.1", port: side.port } },
      failover: {
        ai: {
          groups: [
            provider("one", side, { openai: {} }),
            provider("two", upstream, { anthropic: {} }),
          ],
        },
        policies: {
          ai: {
            promptGuard: {
              request: [{ regex: { action: "Mask", matches: [{ pattern: "edited" }] } }],
            },
          },
        },
      },
      guarded: {
        ai: { provider: { openai: {}, host: "127.0.0.1", port: upstream.port } },
        policies: { ai: { promptGuard: guarded } },
      },
    },
    gateways: {
      web: { port: "PORT", protocol: "HTTP", frontend, routes },
      twice: {
        ...{ port: twicePort, protocol: "HTTP", frontend, routes: twice },
        policies: processing("BufferedPartial"),
      },
    },
  }).replace('"PORT"', () => "$PORT");
}

before(async () => {
  twicePort = await freePort();
  const keep = (server: Received["server"], status: number) =>
    startUpstream(async (request, response) => {
      const { url = "" } = request;
      const body = await text(request);
      received.push({ server, url, body });
      const type = { "content-type": "application/json" };
      response.writeHead(status, type);
      if (url.endsWith("/messages")) response.end(CLAUDE);
      else response.end(url.endsWith("/completions") ? OPENAI : body);
    });
  [upstream, side] = await Promise.all([keep("upstream", 200), keep("side", 503)]);
  http2 = await listen(
    createHttp2Server((_, response) => {
      response.writeHead(426).end("no socket");
    }),
  );
  processor = await startEditing(LONGER);
  gateway = await Gateway.start({ config: configuration() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  for (const server of [upstream, side, http2]) await server.close();
});

async function post(url: string, body: string): Promise<{ status: number; body: string }> {
  received.length = 0;
  const headers = { "content-type": "application/json" };
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(url, { method: "POST", headers, body, signal });
  return { status: response.status, body: await response.text() };
}

test("two processors edit the beginning of a body longer than the buffer, one after the other", async () => {
  const { status, body } = await post(`http://127.0.0.1:${twicePort}/`, LONG);
  assert.equal(status, 200);
  assert.equal(received[0]?.body, LONG.replaceAll("secret", LONGER));
  // Both processors had nothing left to edit on the way back.
  assert.equal(body, received[0].body);
});

test("the second provider gets the edited and masked body in its own format", async () => {
  const { status } = await post(`${gateway?.url}/failover/v1/chat/completions`, SAID);
  assert.equal(status, 200);
  assert.deepEqual(
    received.map(({ server }) => server),
    ["side", "upstream"],
  );
  for (const { body } of received) assert.doesNotMatch(body, /secret|edited/);
  assert.match(received[1]?.url ?? "", /\/messages$/);
  assert.equal(typeof JSON.parse(received[1]?.body ?? "").max_tokens, "number");
});

test("a guard reads a request whose path becomes that of its API", async () => {
  const { status } = await post(`${gateway?.url}/guarded`, SAID);
  assert.equal(status, 200);
  assert.doesNotMatch(received[0]?.body ?? "secret", /secret/);
});

test("an expression over a body longer than the buffer is 413", async () => {
  const { status } = await post(`${gateway?.url}/long`, LONG);
  assert.equal(status, 413);
  assert.deepEqual(await post(`${gateway?.url}/long`, "short"), { status: 200, body: "short" });
});

for (const path of ["/mirror-first", "/rewrite-first"])
  test(`the mirror gets the rewritten request, whatever the order of the filters: ${path}`, async () => {
    await post(`${gateway?.url}${path}`, "x");
    await waitFor("the mirror", () => received.length > 1);
    assert.deepEqual(
      received.map(({ url }) => url),
      ["/rewritten", "/rewritten"],
    );
  });

test("a server of HTTP/2 without WebSockets gets a plain request, whose response says so", async () => {
  const headers = {
    ...{ connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  const request = send(`${gateway?.url}/socket`, { headers, timeout: 60_000 });
  request.end();
  const [response] = await once(request, "response");
  assert.deepEqual([response.statusCode, await text(response)], [426, "no socket"]);
});

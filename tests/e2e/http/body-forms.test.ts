import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { type Listening, listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEditing } from "./editing-processor.ts";

/**
 * A body has one current form: each step that edits a body before each step that reads it, in both
 * directions. Every body says `secret`, every edit makes `edited` of it, and nobody behind the edit sees the
 * secret.
 */

/** A request that a server received. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let upstream: Listening;
let http2: Listening;
let side: Listening;
let processor: GrpcServer;
let gateway: Gateway | undefined;
let editedPort: number;
/** What the upstream received; what the authorization server and the mirrored backend received. */
const atUpstream: Received[] = [];
const aside: Received[] = [];
/** How many of the next requests the upstream refuses. */
let refusals = 0;

const SAID = JSON.stringify({ model: "m", messages: [{ role: "user", content: "secret" }] });
const REPLY = JSON.stringify({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "secret" } }],
  usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
});

const edit = (body: string): string => `string(${body}).replace("secret", "edited")`;
const marked = (body: string): string => `string(${body}).replace("edited", "edited twice")`;
const requestEdit = { transformation: { request: { body: edit("request.body") } } };
const responseEdit = { transformation: { response: { body: edit("response.body") } } };

const responseMark = { transformation: { response: { body: marked("response.body") } } };

const processing = (requestBodyMode: string, responseBodyMode: string) => ({
  extProc: {
    url: `http://127.0.0.1:${processor.port}`,
    processingOptions: { requestBodyMode, responseBodyMode },
  },
});
const READERS = [
  ...["upstream", "http2", "delay", "direct", "buffered", "model", "signed", "asked", "again"],
  ...["retried", "mirrored"],
];
const MODES = ["Buffered", "BufferedPartial", "FullDuplexStreamed"];

type Policies = Readonly<Record<string, unknown>>;
interface Place {
  readonly route?: Policies;
  readonly backend?: Policies;
  readonly ai?: true;
  readonly isHttp2?: true;
  readonly filters?: readonly object[];
}

/** The steps that edit a request on its way through the route. */
const requestEditors = (): Readonly<Record<string, Place>> => ({
  transformation: { route: requestEdit },
  ...Object.fromEntries(MODES.map((mode) => [mode, { route: processing(mode, "None") }])),
});

/** The steps behind them that read the request. */
const requestReaders = (): Readonly<Record<string, Place>> => ({
  upstream: {},
  http2: { isHttp2: true },
  delay: { route: { delay: { duration: "size(request.body) * 0" } } },
  direct: { route: { directResponse: { status: 200, bodyExpression: "string(request.body)" } } },
  buffered: { route: { buffer: { request: { maxBytes: 1000 } } } },
  model: { ai: true },
  signed: {
    backend: { auth: { aws: { region: "a", serviceName: "b", secretRef: { name: "aws" } } } },
  },
  asked: {
    backend: { extAuth: { url: side.url, http: {}, forwardBody: { maxSize: 1000 } } },
  },
  again: { backend: { transformation: { request: { body: marked("request.body") } } } },
  retried: {
    route: { retry: { attempts: 1, codes: [503] } },
    backend: { transformation: { request: { body: marked("request.body") } } },
  },
  mirrored: {
    filters: [{ type: "RequestMirror", requestMirror: { backendRef: { name: "side" } } }],
  },
});

/** The steps that edit a response, from the inside. */
const responseEditors = (): Readonly<Record<string, Place>> => ({
  "backend-transformation": { backend: responseEdit },
  transformation: { route: responseEdit },
  model: { ai: true, backend: responseEdit },
  ...Object.fromEntries(MODES.map((mode) => [mode, { route: processing("None", mode) }])),
});

/** The steps behind them that read the response. */
const responseReaders = (): Readonly<Record<string, Place>> => ({
  client: {},
  buffered: { route: { buffer: { response: { maxBytes: 2000 } } } },
});

function joined(first: Place, second: Place): Place {
  return {
    ...first,
    ...second,
    route: { ...first.route, ...second.route },
    backend: { ...first.backend, ...second.backend },
  };
}

function table(
  editors: Readonly<Record<string, Place>>,
  readers: Readonly<Record<string, Place>>,
  kind: string,
): Record<string, Place> {
  return Object.fromEntries(
    Object.entries(editors).flatMap(([editor, first]) =>
      Object.entries(readers).map(([reader, second]) => [
        `${kind}-${editor}-${reader}`,
        joined(first, second),
      ]),
    ),
  );
}

function routesOf(places: Readonly<Record<string, Place>>) {
  return Object.entries(places).map(([name, { route = {}, backend = {}, ...place }]) => ({
    matches: [{ path: { type: "PathPrefix", value: `/${name}/` } }],
    policies: route,
    ...(place.filters === undefined ? {} : { filters: place.filters }),
    backends: "directResponse" in route ? [] : [backendOf(place, backend)],
  }));
}

function backendOf({ ai, isHttp2 }: Place, policies: Policies) {
  if (ai === true) return { backend: "transformation" in policies ? "model-edited" : "model" };
  const host = new URL(isHttp2 === true ? http2.url : upstream.url).host;
  return { host, policies: isHttp2 === true ? { http: { version: "HTTP2" } } : policies };
}

const requests = () => table(requestEditors(), requestReaders(), "request");
const responses = () => ({
  ...table(responseEditors(), responseReaders(), "response"),
  // Those that edit again, outside of the first editor.
  ...table(responseEditors(), { again: { route: responseMark } }, "response"),
});

function configuration(): string {
  const model = (policies: object) => ({
    ai: { provider: { openai: {}, host: "127.0.0.1", port: upstream.port } },
    policies,
  });
  const routes = routesOf({ ...requests(), ...responses() });
  const outer = routesOf(table({ gateway: {} }, requestReaders(), "request"));
  return JSON.stringify({
    backends: {
      side: { static: { host: "127.0.0.1", port: side.port } },
      model: model({}),
      "model-edited": model(responseEdit),
    },
    secrets: { aws: { data: { accessKey: "AKID", secretKey: "key" } } },
    gateways: {
      web: { port: "PORT", protocol: "HTTP", routes },
      edited: { port: editedPort, protocol: "HTTP", policies: requestEdit, routes: outer },
    },
  }).replace('"PORT"', () => "$PORT");
}

before(async () => {
  upstream = await listen(
    createServer(async (request, response) => {
      atUpstream.push({ headers: request.headers, body: await text(request) });
      refusals -= 1;
      response.statusCode = refusals >= 0 ? 503 : 200;
      response.writeHead(response.statusCode, { "content-type": "application/json" }).end(REPLY);
    }),
  );
  http2 = await listen(
    createHttp2Server(async (request, response) => {
      atUpstream.push({ headers: request.headers, body: await text(request) });
      response.writeHead(200, { "content-type": "application/json" }).end(REPLY);
    }),
  );
  side = await listen(
    createServer(async (request, response) => {
      aside.push({ headers: request.headers, body: await text(request) });
      response.end();
    }),
  );
  processor = await startEditing();
  editedPort = await freePort();
  gateway = await Gateway.start({ config: configuration() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await processor[Symbol.asyncDispose]();
  for (const server of [upstream, http2, side]) await server.close();
});

const sha256 = (body: string): string => createHash("sha256").update(body).digest("hex");

/** Sends the body with a length, or in chunks. */
async function send(path: string, isChunked: boolean): Promise<{ status: number; body: string }> {
  atUpstream.length = 0;
  aside.length = 0;
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...(isChunked ? { body: new Blob([SAID]).stream(), duplex: "half" } : { body: SAID }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: await response.text() };
}

/** What each reader must have seen, besides the upstream. */
async function check(reader: string, reply: string): Promise<void> {
  const [first, ...more] = atUpstream;
  if (reader === "direct") return assert.equal(reply, SAID.replace("secret", "edited"));
  const twice = reader === "again" || reader === "retried";
  const wanted = twice ? "edited twice" : "edited";
  for (const { body } of atUpstream)
    assert.equal(JSON.parse(body).messages[0].content, wanted, "at the upstream");
  assert.equal(more.length, reader === "retried" ? 1 : 0);
  if (reader === "signed")
    assert.equal(first?.headers["x-amz-content-sha256"], sha256(first?.body ?? ""));
  if (reader !== "asked" && reader !== "mirrored") return;
  await waitFor("the other server", () => aside.length > 0);
  assert.equal(aside[0]?.body, SAID.replace("secret", "edited"));
}

describe("the form of a request that its readers see", () => {
  for (const reader of READERS) {
    for (const editor of ["transformation", ...MODES, "gateway"]) {
      test(`${reader} after ${editor}`, async () => {
        const url = editor === "gateway" ? `http://127.0.0.1:${editedPort}` : String(gateway?.url);
        for (const isChunked of [false, true]) {
          refusals = reader === "retried" ? 1 : 0;
          const { status, body } = await send(
            `${url}/request-${editor}-${reader}/v1/chat/completions`,
            isChunked,
          );
          assert.equal(status, 200);
          await check(reader, body);
        }
      });
    }
  }
});

describe("the form of a response that its readers see", () => {
  for (const editor of ["backend-transformation", "transformation", "model", ...MODES]) {
    for (const reader of ["client", "buffered", "again"]) {
      // A route has one transformation.
      if (reader === "again" && editor === "transformation") continue;
      test(`${reader} after ${editor}`, async () => {
        refusals = 0;
        const { status, body } = await send(
          `${gateway?.url}/response-${editor}-${reader}/v1/chat/completions`,
          false,
        );
        assert.equal(status, 200);
        assert.equal(body.includes("secret"), false);
        // The transformation of a route comes before its external processing on the way back.
        const isTwice = reader === "again" && !MODES.includes(editor);
        const wanted = isTwice ? "edited twice" : "edited";
        assert.equal(JSON.parse(body).choices[0].message.content, wanted);
      });
    }
  }
});

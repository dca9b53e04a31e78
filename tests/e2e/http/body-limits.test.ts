import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEditing } from "./editing-processor.ts";

/** Whoever reads a whole body refuses a longer one in the same way, and the access log says why. */

/** More bytes than the gateway buffers. */
const LONG = JSON.stringify({ model: "m", messages: [], text: "x".repeat(2_000) });

interface Place {
  readonly route?: object;
  readonly backend?: object;
}

/** The policies that read the body of a request. */
const requestReaders = (port: number): Readonly<Record<string, Place>> => ({
  buffer: { route: { buffer: { request: {} } } },
  "buffer-limit": { route: { buffer: { request: { maxBytes: 10 } } } },
  transformation: { route: { transformation: { request: { body: "request.body" } } } },
  replacement: { route: { transformation: { request: { body: '"new"' } } } },
  direct: { route: { directResponse: { status: 200, bodyExpression: "request.body" } } },
  "ext-auth": {
    route: { extAuth: { url: `http://127.0.0.1:${port}`, http: {}, forwardBody: { maxSize: 10 } } },
  },
  "rate-limit": {
    route: {
      rateLimit: {
        global: {
          url: `http://127.0.0.1:${port}`,
          domain: "edge",
          descriptors: [{ entries: [{ name: "body", expression: "string(request.body)" }] }],
        },
      },
    },
  },
  "ext-proc": { route: processing(port, { requestBodyMode: "Buffered" }) },
  "backend-transformation": { backend: { transformation: { request: { body: "request.body" } } } },
  "backend-ext-auth": {
    backend: {
      extAuth: { url: `http://127.0.0.1:${port}`, http: {}, forwardBody: { maxSize: 10 } },
    },
  },
  aws: {
    backend: { auth: { aws: { region: "a", serviceName: "b", secretRef: { name: "aws" } } } },
  },
});

/** The policies that read the body of a response. */
const responseReaders = (port: number): Readonly<Record<string, Place>> => ({
  buffer: { route: { buffer: { response: {} } } },
  "buffer-limit": { route: { buffer: { response: { maxBytes: 10 } } } },
  transformation: { route: { transformation: { response: { body: "response.body" } } } },
  "ext-proc": { route: processing(port, { responseBodyMode: "Buffered" }) },
  "backend-transformation": {
    backend: { transformation: { response: { body: "response.body" } } },
  },
});

function processing(port: number, processingOptions: object) {
  return { extProc: { url: `http://127.0.0.1:${port}`, processingOptions } };
}

let upstream: Listening;
let processor: GrpcServer | undefined;
let gateway: Gateway | undefined;

function routesOf(kind: string, readers: Readonly<Record<string, Place>>) {
  return Object.entries(readers).map(([name, { route = {}, backend = {} }]) => ({
    matches: [{ path: { type: "Exact", value: `/${kind}/${name}` } }],
    ...(Object.keys(route).length === 0 ? {} : { policies: route }),
    backends:
      "directResponse" in route
        ? []
        : [
            {
              host: `127.0.0.1:${upstream.port}`,
              ...(Object.keys(backend).length === 0 ? {} : { policies: backend }),
            },
          ],
  }));
}

before(async () => {
  processor = await startEditing();
  upstream = await startUpstream(async (request, response) => {
    await text(request);
    response.end(request.url?.startsWith("/response/") === true ? LONG : "ok");
  });
  const routes = [
    ...routesOf("request", requestReaders(processor.port)),
    ...routesOf("response", responseReaders(processor.port)),
  ];
  const frontend = { http: { maxBufferSize: "1Ki" } };
  const config = JSON.stringify({
    secrets: { aws: { data: { accessKey: "AKID", secretKey: "key" } } },
    gateways: { web: { port: "PORT", protocol: "HTTP", frontend, routes } },
  }).replace('"PORT"', () => "$PORT");
  gateway = await Gateway.start({ config });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await processor?.[Symbol.asyncDispose]();
  await upstream.close();
});

/** Sends a body; returns the response, and the line of the access log. */
async function exchange(path: string, body: string) {
  const response = await fetch(`${gateway?.url}${path}`, {
    ...{ method: "POST", body, signal: AbortSignal.timeout(60_000) },
  });
  const shown = await response.text();
  const line = await waitFor("a line of the access log", () =>
    gateway?.output.split("\n").find((each) => each.includes(`http.path=${path} `)),
  );
  return { status: response.status, shown, line };
}

describe("a request body that is too large", () => {
  for (const name of Object.keys(requestReaders(0)))
    test(name, async () => {
      const { status, shown, line } = await exchange(`/request/${name}`, LONG);
      assert.deepEqual({ status, shown }, { status: 413, shown: "" });
      assert.match(line, /error="the request body is larger than the buffer limit"/);
      assert.match(line, /reason=InvalidRequest/);
    });
});

describe("a response body that is too large", () => {
  for (const name of Object.keys(responseReaders(0)))
    test(name, async () => {
      const { status, shown, line } = await exchange(`/response/${name}`, "short");
      assert.deepEqual({ status, shown }, { status: 502, shown: "" });
      assert.match(line, /error="the response body is larger than the buffer limit"/);
      assert.match(line, /reason=UpstreamFailure/);
    });
});

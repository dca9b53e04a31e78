import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:http2";
import { after, before, test } from "node:test";
import type {
  HeaderMap,
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type Conversation, GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import type { Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** External processing (doc 2 §Traffic policies, `extProc`). */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

type Processor = (
  request: ProcessingRequest,
) => ProcessingResponse | undefined | readonly ProcessingResponse[];

/** A processor that responds to each message. */
function process(answer: Processor): Promise<GrpcServer> {
  return GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => answerAll(call, answer));
}

function answerAll(
  call: Conversation<ProcessingRequest, ProcessingResponse>,
  answer: Processor,
): void {
  call.on("data", (request: ProcessingRequest) => {
    for (const response of [answer(request) ?? []].flat()) call.write(response);
  });
  call.on("end", () => call.end());
  call.on("error", () => {});
}

/** A gateway whose routes are processed, at the paths `/0`, `/1` and so on. */
function start(policies: readonly object[], upstream = echo): Promise<Gateway> {
  const routes = policies.map((extProc, index) => ({
    name: `route${index}`,
    matches: [{ path: { value: `/${index}` } }],
    policies: { extProc },
    backends: [{ host: upstream.url.replace("http://", "") }],
  }));
  const gateways = { web: { port: "PORT", protocol: "HTTP", routes } };
  const config = {
    config: { policyServers: { processingTimeout: "2s" } },
    gateways,
  };
  return Gateway.start({ config: JSON.stringify(config).replace('"PORT"', () => "$PORT") });
}

function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = headers?.headers?.find(({ key }) => key === name);
  return found?.rawValue === undefined ? undefined : Buffer.from(found.rawValue).toString();
}

const HEADERS_ONLY = { requestBodyMode: "None", responseBodyMode: "None" };
const BUFFERED = { requestBodyMode: "Buffered", responseBodyMode: "Buffered" };

function set(key: string, value: string) {
  return { response: { headerMutation: { setHeaders: [{ header: { key, value } }] } } };
}

test("headers of requests and responses are sent and edited, with metadata and attributes", async () => {
  const seen: ProcessingRequest[] = [];
  await using server = await process((message) => {
    seen.push(message);
    if (message.requestHeaders !== undefined) return { requestHeaders: set("x-added", "yes") };
    return {
      responseHeaders: set("x-seen", headerOf(message.responseHeaders?.headers, ":status") ?? ""),
    };
  });
  await using gateway = await start([
    {
      url: `http://127.0.0.1:${server.port}`,
      processingOptions: HEADERS_ONLY,
      metadataContext: { demo: { path: "request.path", broken: "request.headers.none" } },
      requestAttributes: { method: "request.method" },
      responseAttributes: { code: "response.code" },
    },
  ]);
  const response = await fetch(`${gateway.url}/0?q`, { headers: { "x-in": "one" } });
  assert.equal(response.headers.get("x-seen"), "200");
  const echoed: Echo = JSON.parse(await response.text());
  assert.equal(echoed.headers["x-added"], "yes");
  const [request, answer, ...others] = seen;
  assert.deepEqual(others, []);
  assert.equal(headerOf(request?.requestHeaders?.headers, ":path"), "/0?q");
  assert.equal(headerOf(request?.requestHeaders?.headers, "x-in"), "one");
  assert.equal(request?.requestHeaders?.endOfStream, true);
  assert.deepEqual(request?.metadataContext?.filterMetadata, {
    demo: { fields: { path: { stringValue: "/0" } } },
  });
  const attributes = (name: string, value: object) => ({
    "envoy.filters.http.ext_proc": { fields: { [name]: value } },
  });
  assert.deepEqual(request.attributes, attributes("method", { stringValue: "GET" }));
  assert.deepEqual(answer?.attributes, attributes("code", { numberValue: 200 }));
});

test("bodies are sent whole and replaced, and a body over the buffer is refused", async () => {
  await using server = await process((message) => {
    const { requestBody, responseBody } = message;
    if (message.requestHeaders !== undefined) return { requestHeaders: {} };
    if (message.responseHeaders !== undefined) return { responseHeaders: {} };
    const text = Buffer.from(requestBody?.body ?? responseBody?.body ?? "").toString();
    const body = Buffer.from(requestBody === undefined ? `<${text}>` : text.toUpperCase());
    const response = { response: { bodyMutation: { body } } };
    return requestBody === undefined ? { responseBody: response } : { requestBody: response };
  });
  await using gateway = await start([
    { url: `http://127.0.0.1:${server.port}`, processingOptions: BUFFERED },
  ]);
  const response = await fetch(`${gateway.url}/0`, { method: "POST", body: "hello" });
  const text = await response.text();
  assert.match(text, /^<.*>$/s);
  const echoed: Echo = JSON.parse(text.slice(1, -1));
  assert.equal(echoed.body, "HELLO");
  assert.equal(response.headers.get("content-length"), String(text.length));
  const large = await fetch(`${gateway.url}/0`, { method: "POST", body: "x".repeat(3_000_000) });
  assert.equal(large.status, 413);
});

test("in full duplex the server responds with its own pieces after it has seen the end", async () => {
  let received = "";
  await using server = await process(
    ({ requestHeaders, requestBody, responseHeaders, responseBody }) => {
      if (requestHeaders?.endOfStream === true) return { requestHeaders: {} };
      if (requestHeaders !== undefined || responseHeaders !== undefined) return [];
      if (responseBody !== undefined)
        return [
          { responseHeaders: set("x-late", "yes") },
          {
            responseBody: {
              response: {
                bodyMutation: { streamedResponse: { body: responseBody.body, endOfStream: true } },
              },
            },
          },
        ];
      received += Buffer.from(requestBody?.body ?? "").toString();
      if (requestBody?.endOfStream !== true) return [];
      const pieces = ["got ", String(received.length)].map((text, index) => ({
        requestBody: {
          response: {
            bodyMutation: {
              streamedResponse: { body: Buffer.from(text), endOfStream: index === 1 },
            },
          },
        },
      }));
      return [{ requestHeaders: set("x-early", "no") }, ...pieces];
    },
  );
  await using gateway = await start([{ url: `http://127.0.0.1:${server.port}` }]);
  const response = await fetch(`${gateway.url}/0`, { method: "POST", body: "x".repeat(200_000) });
  assert.equal(response.headers.get("x-late"), "yes");
  const echoed: Echo = JSON.parse(await response.text());
  assert.equal(echoed.body, "got 200000");
  assert.equal(echoed.headers["x-early"], "no");
});

test("the server responds itself, changes the modes where it may, and replaces a body unseen", async () => {
  const seen: ProcessingRequest[] = [];
  await using server = await process((message) => {
    seen.push(message);
    const path = headerOf(message.requestHeaders?.headers, "x-want");
    if (path === "stop") {
      return {
        immediateResponse: {
          status: { code: 418 },
          headers: { setHeaders: [{ header: { key: "x-pot", value: "tea" } }] },
          body: Buffer.from("short and stout"),
        },
      };
    }
    if (path === "replace") {
      const body = Buffer.from("another");
      return {
        requestHeaders: { response: { status: "CONTINUE_AND_REPLACE", bodyMutation: { body } } },
      };
    }
    if (message.requestHeaders !== undefined)
      return { requestHeaders: {}, modeOverride: { responseHeaderMode: "SKIP" } };
    return message.requestBody === undefined ? { responseHeaders: {} } : { requestBody: {} };
  });
  const url = `http://127.0.0.1:${server.port}`;
  const options = { ...HEADERS_ONLY, requestBodyMode: "Buffered" };
  await using gateway = await start([
    { url, processingOptions: options },
    { url, processingOptions: { ...options, allowModeOverride: true } },
    {
      url,
      processingOptions: { ...HEADERS_ONLY, requestHeaderMode: "Skip", responseHeaderMode: "Skip" },
    },
    {
      conditional: [
        { condition: "request.method == 'PUT'", policy: { url, processingOptions: options } },
      ],
    },
  ]);
  const send = (path: string, want = "", method = "POST") =>
    fetch(gateway.url + path, {
      method,
      headers: { "x-want": want },
      ...(method === "GET" ? {} : { body: "one" }),
    });
  const stopped = await send("/0", "stop");
  assert.equal(stopped.status, 418);
  assert.equal(stopped.headers.get("x-pot"), "tea");
  assert.equal(await stopped.text(), "short and stout");
  const replaced: Echo = JSON.parse(await (await send("/0", "replace")).text());
  assert.equal(replaced.body, "another");
  const parts = async (path: string, method?: string): Promise<string[]> => {
    seen.length = 0;
    assert.equal((await send(path, "", method)).status, 200);
    return seen.flatMap((message) =>
      Object.keys(message).filter((name) => /^re(quest|sponse)/.test(name)),
    );
  };
  assert.deepEqual(await parts("/0"), ["requestHeaders", "requestBody", "responseHeaders"]);
  assert.deepEqual(await parts("/1"), ["requestHeaders"]);
  assert.deepEqual(await parts("/2"), []);
  assert.deepEqual(await parts("/3"), []);
  assert.deepEqual(await parts("/3", "PUT"), ["requestHeaders", "requestBody", "responseHeaders"]);
});

test("a server that is away, silent, lies or ends: the failure mode decides, in time", async () => {
  await using silent = await process(() => []);
  await using lying = await process(() => ({ responseBody: {} }));
  await using broken = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("error", () => {});
    call.emit("error", new Error("broken"));
  });
  await using ending = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("data", () => call.end());
  });
  const ports = [await freePort(), silent.port, lying.port, broken.port];
  const policies = ports.flatMap((port) =>
    ["FailClosed", "FailOpen"].map((failureMode) => ({
      url: `http://127.0.0.1:${port}`,
      failureMode,
      processingOptions: HEADERS_ONLY,
    })),
  );
  const ended = { url: `http://127.0.0.1:${ending.port}`, processingOptions: HEADERS_ONLY };
  const streamed = policies.map(({ url, failureMode }) => ({ url, failureMode }));
  await using gateway = await start([...policies, ended, ...streamed]);
  for (const index of ports.keys()) {
    const closed = await fetch(`${gateway.url}/${index * 2}`);
    assert.equal(closed.status, 500, String(index));
    assert.equal(await closed.text(), "external processing failed");
    assert.equal((await fetch(`${gateway.url}/${index * 2 + 1}`)).status, 200, String(index));
  }
  assert.equal((await fetch(`${gateway.url}/8`)).status, 200);
  for (const [index, { failureMode }] of streamed.entries()) {
    const url = `${gateway.url}/${policies.length + 1 + index}`;
    const response = await fetch(url, { method: "POST", body: "a body to be streamed" });
    // Until the processor has responded, no part of the body was sent on.
    assert.equal(response.status, failureMode === "FailOpen" ? 200 : 500, String(index));
  }
});

test("a server that breaks off while the upstream works: the failure mode decides about the response", async () => {
  const held: (() => void)[] = [];
  await using upstream = await startUpstream((_request, response) => {
    held.push(() => response.end("from the upstream"));
  });
  const options = { requestBodyMode: "None", responseBodyMode: "None" };
  const statuses = async (more: object): Promise<number> => {
    await using server = await process(() => ({ requestHeaders: {} }));
    const policy = { url: `http://127.0.0.1:${server.port}`, ...more };
    await using gateway = await start([policy], upstream);
    const pending = fetch(`${gateway.url}/0`);
    await waitFor("a request that waits for the upstream", () => held.length === 1);
    await server.close();
    held.pop()?.();
    return (await pending).status;
  };
  assert.equal(await statuses({ processingOptions: options }), 500);
  assert.equal(await statuses({ processingOptions: options, failureMode: "FailOpen" }), 200);
  const unseen = { ...options, responseHeaderMode: "Skip" };
  assert.equal(await statuses({ processingOptions: unseen }), 200);
});

test("a client that disconnects ends the stream to the server", async () => {
  let open = 0;
  await using server = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    open += 1;
    call.on("data", () => {});
    call.on("cancelled", () => (open -= 1));
    call.on("error", () => {});
  });
  await using gateway = await start([{ url: `http://127.0.0.1:${server.port}` }]);
  const client = new AbortController();
  const response = fetch(`${gateway.url}/0`, { signal: client.signal });
  await waitFor("a conversation", () => open === 1);
  client.abort();
  await assert.rejects(response);
  await waitFor("its end", () => open === 0);
});

test("the timeout of a request also ends the wait for what the processor says of its response", async () => {
  await using server = await process(({ requestHeaders }) =>
    requestHeaders === undefined ? undefined : { requestHeaders: {} },
  );
  const extProc = { url: `http://127.0.0.1:${server.port}` };
  const http = { version: "HTTP1" };
  const backends = [{ host: echo.url.replace("http://", ""), policies: { http } }];
  const policies = { extProc, timeouts: { request: "200ms" } };
  const routes = [
    { name: "late", matches: [{ path: { value: "/late" } }], policies, backends },
    { name: "other", backends },
  ];
  await using gateway = await Gateway.start({
    config: JSON.stringify({
      gateways: { web: { port: "PORT", protocol: "HTTP", routes } },
    }).replace('"PORT"', () => "$PORT"),
  });
  const http2 = connect(gateway.url);
  for (let round = 0; round < 2; round++) {
    const late = await fetch(`${gateway.url}/late`);
    assert.deepEqual([late.status, await late.text()], [504, "request timeout"]);
    assert.equal((await fetch(gateway.url)).status, 200);
    const [head] = await once(http2.request({ ":path": "/late" }), "response");
    assert.equal(head[":status"], 504);
  }
  http2.destroy();
});

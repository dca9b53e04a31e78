import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, createServer } from "node:http2";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import type {
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { listen } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Bodies that are streamed to a processor, and trailers (doc 2 §Traffic policies, `extProc`). */

type Processor = (message: ProcessingRequest) => readonly ProcessingResponse[];

function process(respond: Processor): Promise<GrpcServer> {
  return GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("data", (message: ProcessingRequest) => {
      for (const response of respond(message)) call.write(response);
    });
    call.on("end", () => call.end());
    call.on("error", () => {});
  });
}

/** Echoes the body while it arrives, and returns the trailers that it received. */
function startRepeating() {
  return startUpstream((incoming, response) => {
    response.writeHead(200, { trailer: "x-got" });
    incoming.on("data", (chunk: Uint8Array) => response.write(chunk));
    incoming.on("end", () => {
      response.addTrailers({ "x-got": JSON.stringify(incoming.trailers) });
      response.end();
    });
  });
}

function start(upstream: string, policy: object, version = "HTTP1"): Promise<Gateway> {
  const routes = [
    {
      name: "processed",
      policies: { extProc: policy },
      backends: [{ host: upstream.replace("http://", ""), policies: { http: { version } } }],
    },
  ];
  const config = {
    config: { policyServers: { processingTimeout: "6s" } },
    gateways: { web: { port: "PORT", protocol: "HTTP", routes } },
  };
  return Gateway.start({ config: JSON.stringify(config).replace('"PORT"', () => "$PORT") });
}

/** A POST whose body is written by the test. */
function post(gateway: Gateway) {
  const sent = request(`${gateway.url}/`, {
    method: "POST",
    headers: { "transfer-encoding": "chunked", trailer: "x-sent" },
  });
  const response = once(sent, "response").then(([received]: IncomingMessage[]) => {
    assert.ok(received);
    return received;
  });
  return { sent, response };
}

const textOf = (body: Uint8Array | undefined): string => Buffer.from(body ?? "").toString();

function piece(body: string, endOfStream: boolean) {
  const streamedResponse = { body: Buffer.from(body), endOfStream };
  return { response: { bodyMutation: { streamedResponse } } };
}

const TRAILER_MARK = {
  headerMutation: { setHeaders: [{ header: { key: "x-marked", value: "yes" } }] },
};

/** Converts the body to capital letters, piece by piece. */
const CAPITALS: Processor = (message) => {
  const { requestBody, responseBody } = message;
  if (message.requestHeaders !== undefined) return [{ requestHeaders: {} }];
  if (message.responseHeaders !== undefined) return [{ responseHeaders: {} }];
  if (message.requestTrailers !== undefined) return [{ requestTrailers: TRAILER_MARK }];
  if (message.responseTrailers !== undefined) return [{ responseTrailers: TRAILER_MARK }];
  const { body, endOfStream = false } = requestBody ?? responseBody ?? {};
  const made = piece(textOf(body).toUpperCase(), endOfStream);
  return [requestBody === undefined ? { responseBody: made } : { requestBody: made }];
};

test("in full duplex both bodies pass while they are on their way, with the server's trailers", async () => {
  await using upstream = await startRepeating();
  await using server = await process(CAPITALS);
  await using gateway = await start(upstream.url, { url: `http://127.0.0.1:${server.port}` });
  const { sent, response } = post(gateway);
  sent.write("one ");
  const received = await response;
  received.setEncoding("utf8");
  let seen = "";
  received.on("data", (part: string) => (seen += part));
  await waitFor("the first piece, while the request continues", () => seen === "ONE ");
  sent.write("two ");
  await waitFor("the second", () => seen === "ONE TWO ");
  sent.addTrailers({ "x-sent": "1" });
  sent.end("three");
  await once(received, "end");
  assert.equal(seen, "ONE TWO THREE");
  assert.deepEqual(JSON.parse(received.trailers["x-got"] ?? ""), {
    "x-sent": "1",
    "x-marked": "yes",
  });
  assert.equal(received.trailers["x-marked"], "yes");
});

test("a body much longer than any buffer passes in full duplex, whichever side is slow", async () => {
  await using upstream = await startRepeating();
  await using server = await process(CAPITALS);
  await using gateway = await start(upstream.url, { url: `http://127.0.0.1:${server.port}` });
  const size = 24 * 2 ** 20;
  const body = Buffer.alloc(size, "x");
  const response = await fetch(gateway.url, { method: "POST", body });
  let count = 0;
  for await (const part of response.body ?? []) count += part.length;
  assert.equal(count, size);
});

test("the server processes the part of a long body that fits into the buffer, the rest is forwarded unchanged", async () => {
  const shown: (readonly [string, boolean])[] = [];
  await using upstream = await startRepeating();
  await using server = await process(({ requestHeaders, requestBody }) => {
    if (requestHeaders !== undefined) return [{ requestHeaders: {} }];
    shown.push([textOf(requestBody?.body), requestBody?.endOfStream ?? false]);
    const body = Buffer.from(`<${textOf(requestBody?.body)}>`);
    return [{ requestBody: { response: { bodyMutation: { body } } } }];
  });
  await using gateway = await start(upstream.url, {
    url: `http://127.0.0.1:${server.port}`,
    processingOptions: {
      requestBodyMode: "BufferedPartial",
      responseHeaderMode: "Skip",
      responseBodyMode: "None",
      requestTrailerMode: "Skip",
      responseTrailerMode: "Skip",
    },
  });
  const send = async (body: string) => (await fetch(gateway.url, { method: "POST", body })).text();
  assert.equal(await send("short"), "<short>");
  const long = "0123456789".repeat(300_000);
  const got = await send(long);
  const [, [prefix, isWhole] = ["", true]] = shown;
  assert.equal(isWhole, false);
  assert.ok(prefix.length > 0 && prefix.length < long.length && long.startsWith(prefix));
  assert.equal(got, `<${prefix}>${long.slice(prefix.length)}`);
});

test("trailers are shown and edited without the body, unless they are skipped", async () => {
  const kinds: string[] = [];
  await using upstream = await startRepeating();
  await using server = await process((message) => {
    kinds.push(...Object.keys(message).filter((name) => /^re(quest|sponse)/.test(name)));
    return CAPITALS(message);
  });
  const url = `http://127.0.0.1:${server.port}`;
  const without = { requestBodyMode: "None", responseBodyMode: "None" };
  await using shown = await start(upstream.url, { url, processingOptions: without });
  const send = async (gateway: Gateway) => {
    const { sent, response } = post(gateway);
    sent.addTrailers({ "x-sent": "1" });
    sent.end("quiet");
    const received = await response;
    assert.equal(await text(received), "quiet");
    return received.trailers;
  };
  const trailers = await send(shown);
  assert.equal(trailers["x-marked"], "yes");
  assert.match(trailers["x-got"] ?? "", /"x-marked":"yes"/);
  assert.deepEqual(kinds.splice(0), [
    ...["requestHeaders", "requestTrailers"],
    ...["responseHeaders", "responseTrailers"],
  ]);
  const skipped = { requestTrailerMode: "Skip", responseTrailerMode: "Skip" };
  await using unseen = await start(upstream.url, {
    url,
    processingOptions: { ...without, ...skipped },
  });
  assert.equal((await send(unseen))["x-got"], '{"x-sent":"1"}');
  assert.deepEqual(kinds, ["requestHeaders", "responseHeaders"]);
});

test("a server that refuses a body on its way responds itself while it can, and else cuts the response", async () => {
  await using upstream = await startUpstream((incoming, response) => {
    if (incoming.url === "/early") response.write("early");
    incoming.resume().on("end", () => response.end());
  });
  const immediateResponse = { status: { code: 403 }, body: Buffer.from("bad words") };
  await using server = await process((message) => {
    if (message.responseHeaders !== undefined) return [{ responseHeaders: {} }];
    if (message.responseBody !== undefined) return CAPITALS(message);
    if (textOf(message.requestBody?.body).includes("bad")) return [{ immediateResponse }];
    return CAPITALS(message);
  });
  await using gateway = await start(upstream.url, { url: `http://127.0.0.1:${server.port}` });
  const { sent, response } = post(gateway);
  sent.write("good ");
  sent.write("bad");
  const refused = await response;
  assert.equal(refused.statusCode, 403);
  assert.equal(await text(refused), "bad words");
  sent.destroy();
});

test("a processor that falls silent behind a whole body is a failure in time", async () => {
  await using upstream = await startRepeating();
  await using server = await process(({ requestHeaders }) =>
    requestHeaders === undefined ? [] : [{ requestHeaders: {} }],
  );
  await using gateway = await start(upstream.url, {
    url: `http://127.0.0.1:${server.port}`,
    failureMode: "FailOpen",
  });
  const response = await fetch(gateway.url, { method: "POST", body: "any" });
  assert.equal(response.status, 500);
  assert.equal(await response.text(), "external processing failed");
});

test("a body that is passed on unseen keeps its length, also from HTTP/2 to HTTP/1.1", async () => {
  await using upstream = await startUpstream((incoming, response) => {
    incoming.resume().on("end", () => response.end(incoming.headers["content-length"] ?? "none"));
  });
  await using server = await process(CAPITALS);
  await using gateway = await start(upstream.url, {
    url: `http://127.0.0.1:${server.port}`,
    processingOptions: { requestBodyMode: "None", responseBodyMode: "None" },
  });
  const session = connect(gateway.url);
  const stream = session.request({ ":method": "POST", "content-length": "5" });
  stream.end("quiet");
  assert.equal(await text(stream), "5");
  session.close();
});

test("a body that continues after its first part keeps its content-length, in both directions", async () => {
  const seen: (string | undefined)[] = [];
  await using upstream = await startUpstream((incoming, response) => {
    seen.push(incoming.headers["content-length"], incoming.headers["transfer-encoding"]);
    void text(incoming).then((body) => {
      seen.push(body.slice(0, 4));
      response.setHeader("content-length", body.length);
      response.end(body);
    });
  });
  await using server = await process(({ requestBody, ...others }) => {
    if (others.requestHeaders !== undefined) return [{ requestHeaders: {} }];
    if (others.responseHeaders !== undefined) return [{ responseHeaders: {} }];
    const made = { response: { bodyMutation: { body: Buffer.from("made") } } };
    return [requestBody === undefined ? { responseBody: {} } : { requestBody: made }];
  });
  await using gateway = await start(upstream.url, {
    url: `http://127.0.0.1:${server.port}`,
    processingOptions: { requestBodyMode: "BufferedPartial", responseBodyMode: "BufferedPartial" },
  });
  const length = 6_000_000;
  const response = await fetch(gateway.url, { method: "POST", body: "x".repeat(length) });
  const body = await response.text();
  const [sent, coding, first] = seen;
  assert.equal(coding, undefined);
  assert.equal(first, "made");
  assert.ok(Number(sent) < length, `${sent}`);
  assert.equal(response.headers.get("content-length"), sent);
  assert.equal(response.headers.get("transfer-encoding"), null);
  assert.equal(body, `made${"x".repeat(Number(sent) - 4)}`);
});

test("a body that becomes longer in full duplex has no content-length, also over HTTP/2", async () => {
  const seen: (string | undefined)[] = [];
  const server2 = createServer();
  server2.on("stream", (stream, headers) => {
    seen.push(headers["content-length"]);
    void text(stream).then((body) => {
      stream.respond({ ":status": 200, "content-length": body.length });
      stream.end(body);
    });
  });
  await using upstream = await listen(server2);
  await using server = await process((message) => {
    const { body, endOfStream = false } = message.requestBody ?? message.responseBody ?? {};
    if (body === undefined && !endOfStream) return CAPITALS(message);
    const made = piece(textOf(body).repeat(2), endOfStream);
    return [message.requestBody === undefined ? { responseBody: made } : { requestBody: made }];
  });
  await using gateway = await start(
    upstream.url,
    { url: `http://127.0.0.1:${server.port}` },
    "HTTP2",
  );
  const response = await fetch(gateway.url, { method: "POST", body: "ab" });
  assert.equal(await response.text(), "ab".repeat(4));
  const session = connect(gateway.url);
  const stream = session.request({ ":method": "POST", "content-length": 2 });
  stream.end("ab");
  const [headers]: unknown[] = await once(stream, "response");
  assert.equal(await text(stream), "ab".repeat(4));
  assert.equal(Object(headers)["content-length"], undefined);
  assert.deepEqual(seen, [undefined, undefined]);
  session.close();
});

test("a processor that stops responding before a body ends fails in time, for requests and responses", async () => {
  await using upstream = await startRepeating();
  let speaks = true;
  await using server = await process((message) => {
    const isHeaders = message.requestHeaders !== undefined;
    return speaks || isHeaders ? CAPITALS(message) : [];
  });
  await using gateway = await start(upstream.url, {
    url: `http://127.0.0.1:${server.port}`,
    processingOptions: { responseBodyMode: "None" },
  });
  const { sent, response } = post(gateway);
  sent.write("one ");
  const received = await response;
  let seen = "";
  received.setEncoding("utf8").on("data", (part: string) => (seen += part));
  const ended = new Promise((resolve) => received.on("close", resolve).on("error", () => {}));
  sent.on("error", () => {});
  await waitFor("the first piece", () => seen === "ONE ");
  speaks = false;
  sent.write("two ");
  await ended;
  assert.ok(!received.complete);
  sent.destroy();
});

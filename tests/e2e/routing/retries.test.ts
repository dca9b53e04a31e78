import assert from "node:assert/strict";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { text } from "node:stream/consumers";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Retries of requests: after which failures, how often, with which body, and within which time. */

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The ways in which an upstream fails an attempt, by the stage that it has reached. */
const FAULTS: Readonly<Record<string, Behaviour>> = {
  "a reset after the head": ({ socket }) => void socket.resetAndDestroy(),
  "an end within the body, or after it": (request) => {
    request.once("data", () => request.socket.destroy());
    request.once("end", () => request.socket.destroy());
  },
  "half a head": ({ socket }) => void socket.end("HTTP/1.1 200 OK\r\ncontent-le"),
  "an invalid response": ({ socket }) => void socket.end("SSH-2.0\r\n\r\n"),
  "no response in time": () => {},
  "a status before the body": (_request, response) => void response.writeHead(503).end("busy"),
  "a status after the body": async (request, response) => {
    await text(request);
    response.writeHead(503).end("busy");
  },
  "a status with a body that does not end": (_request, response) => {
    response.writeHead(503).write("bu");
  },
};

/** A transformation that is for the first attempt only. */
const FIRST_ONLY = `conditional: [{condition: '!("x-retry-attempt" in request.headers)', policy: {response: {set: [{name: x-attempt, value: "'first'"}]}}}]`;

const tries: { readonly attempt: unknown; readonly added: unknown; body?: string }[] = [];
let faults: Behaviour[] = [];
let keepsAlive = false;
let upstream: Listening;
let gateway: Gateway;

before(async () => {
  upstream = await startUpstream(async (request, response) => {
    const { "x-retry-attempt": attempt, "x-added": added } = request.headers;
    const entry: (typeof tries)[number] = { attempt, added };
    // A reused connection that ends does not prove a failure: even without a policy the engine
    // tries another connection.
    if (!keepsAlive) response.setHeader("connection", "close");
    tries.push(entry);
    const fault = faults.shift();
    if (fault !== undefined) return fault(request, response);
    entry.body = await text(request);
    response.end(`took ${entry.body.length}`);
  });
  gateway = await Gateway.start({ config: configOf() });
});

beforeEach(() => {
  tries.length = 0;
  faults = [];
  keepsAlive = false;
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await upstream.close();
});

function configOf(): string {
  const route = (path: string, policies: string, requestTimeout = "1s") => `
      - matches: [{path: {type: PathPrefix, value: ${path}}}]
        policies: {${policies}}
        backends:
          - host: "127.0.0.1:${upstream.port}"
            filters: [{type: RequestHeaderModifier, requestHeaderModifier: {add: [{name: x-added, value: "1"}]}}]
            policies: {http: {requestTimeout: ${requestTimeout}}}`;
  // Each worker has its own budgets and idle connections.
  return `
config: {workerThreads: 1}
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("/once", "timeouts: {request: 1m}"),
      route("/retry", "retry: {attempts: 2, codes: [503]}"),
      route("/no-codes", "retry: {attempts: 2}"),
      route("/default", "retry: {codes: [503]}"),
      route("/get-only", `retry: {codes: [503], precondition: 'request.method == "GET"'}`),
      route("/by-body", `retry: {codes: [503], precondition: 'string(request.body) == "again"'}`),
      route("/condition", `retry: {condition: 'response.headers["x-again"] == "yes"'}`),
      route("/backoff", "retry: {codes: [503], backoff: 1h}, timeouts: {request: 80ms}"),
      route("/patient", "retry: {codes: [503], backoff: 1h}"),
      route("/try-timeout", "retry: {attempts: 2}, timeouts: {backendRequest: 500ms}", "1h"),
      route("/resets", "retry: {attempts: 2, failures: [Reset]}"),
      route("/timeouts", "retry: {attempts: 2, failures: [Timeout]}"),
      route(
        "/budget",
        "retry: {codes: [503], backoff: 1h, budget: {percent: 0, minConcurrent: 1}}",
      ),
      route(
        "/share",
        "retry: {codes: [503], backoff: 1h, budget: {percent: 100, minConcurrent: 1}}",
      ),
      route("/deadline", "retry: {attempts: 50, codes: [503]}, timeouts: {request: 150ms}"),
      route("/whole", "buffer: {response: {}}, timeouts: {request: 150ms}"),
      route(
        "/edited",
        `transformation: {response: {body: string(response.body)}}, timeouts: {request: 150ms}`,
      ),
      route("/first", "retry: {codes: [503]}", `1s}, transformation: {${FIRST_ONLY}`),
    ].join("")}
`;
}

function get(path: string): Promise<Response> {
  return fetch(gateway.url + path);
}

function post(path: string, body: RequestInit["body"]): Promise<Response> {
  return fetch(gateway.url + path, { method: "POST", body, duplex: "half" } as RequestInit);
}

/** A body in several parts, as chunks. */
function slowly(...parts: readonly string[]): ReadableStream {
  return ReadableStream.from(
    (async function* () {
      for (const part of parts) {
        yield Buffer.from(part);
        await new Promise(setImmediate);
      }
    })(),
  );
}

describe("a request is sent again, whole, after every kind of failure at every stage", () => {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(name, async () => {
      const requests: readonly [string, () => Promise<Response>][] = [
        ["", () => get("/retry")],
        ["x".repeat(1000), () => post("/retry", "x".repeat(1000))],
        ["onetwothree", () => post("/retry", slowly("one", "two", "three"))],
      ];
      for (const [body, send] of requests) {
        tries.length = 0;
        faults = [fault, fault];
        const response = await send();
        assert.equal(await response.text(), `took ${body.length}`);
        assert.deepEqual(
          tries.map(({ attempt }) => attempt),
          [undefined, "1", "2"],
        );
        assert.deepEqual(
          tries.map(({ added }) => added),
          ["1", "1", "1"],
          "edits for the backend are made once for each try",
        );
        assert.equal(tries.at(-1)?.body, body);
      }
    });
  }
});

const busy: Behaviour = (_request, response) => void response.writeHead(503).end("busy");

test("when all attempts fail the last response counts", async () => {
  faults = [busy, busy, busy, busy];
  const response = await get("/retry");
  assert.equal(response.status, 503);
  assert.equal(await response.text(), "busy");
  assert.equal(tries.length, 3);
});

test("without a policy a request is sent once", async () => {
  faults = [busy];
  assert.equal((await get("/once")).status, 503);
  faults = [({ socket }) => void socket.destroy()];
  assert.equal((await post("/once", "x")).status, 503);
  assert.equal(tries.length, 2);
});

test("on a connection that ends under a POST only a policy sends it again", async () => {
  keepsAlive = true;
  const reset: Behaviour = ({ socket }) => void socket.resetAndDestroy();
  await (await get("/once")).text();
  faults = [reset];
  assert.equal((await post("/once", "x")).status, 503);
  await (await get("/retry")).text();
  faults = [reset];
  assert.equal(await (await post("/retry", "x")).text(), "took 1");
});

test("without codes only failed calls count, without attempts there is one more try", async () => {
  faults = [busy];
  assert.equal((await get("/no-codes")).status, 503);
  faults = [busy, busy];
  assert.equal((await get("/default")).status, 503);
  assert.equal(tries.length, 3);
});

test("a precondition decides on the request, also by its body", async () => {
  faults = [busy];
  assert.equal((await post("/get-only", "x")).status, 503);
  faults = [busy];
  assert.equal((await get("/get-only")).status, 200);
  faults = [busy];
  assert.equal((await post("/by-body", "never")).status, 503);
  faults = [busy];
  assert.equal((await post("/by-body", "again")).status, 200);
});

test("a condition decides on the response", async () => {
  const answers = (again: string): Behaviour => {
    return (_request, response) => void response.writeHead(200, { "x-again": again }).end("first");
  };
  faults = [answers("yes")];
  assert.equal(await (await get("/condition")).text(), "took 0");
  faults = [answers("no")];
  assert.equal(await (await get("/condition")).text(), "first");
});

test("a body that is too long to be kept is sent once, whether its length is known or not", async () => {
  const long = "x".repeat(65_537);
  faults = [busy];
  assert.equal((await post("/retry", long)).status, 503);
  faults = [FAULTS["a status after the body"] ?? busy];
  const half = "x".repeat(40_000);
  assert.equal((await post("/retry", slowly(half, half))).status, 503);
  assert.equal(tries.length, 2);
  faults = [busy];
  assert.equal((await post("/retry", "x".repeat(65_536))).status, 200);
});

test("the time of the whole request ends pauses and tries", async () => {
  faults = [busy];
  assert.equal((await get("/backoff")).status, 504);
  faults = Array.from({ length: 60 }, (): Behaviour => () => {});
  assert.equal((await get("/deadline")).status, 504);
});

test("a client that leaves between two tries ends them", async () => {
  const failed = Promise.withResolvers<void>();
  faults = [
    (_request, response) => {
      response.writeHead(503).end();
      failed.resolve();
    },
  ];
  const client = connect(gateway.port, "127.0.0.1");
  client.write("GET /patient HTTP/1.1\r\nhost: a\r\n\r\n");
  await failed.promise;
  client.destroy();
  await waitFor("a line of the log", () => /error=client-aborted/.test(gateway.output));
  assert.equal(tries.length, 1);
});

test("log and metrics tell how often", async () => {
  faults = [busy, busy];
  await (await get("/retry?seen")).text();
  await waitFor("a line of the log", () => /retry\.attempt=2/.test(gateway.output));
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  assert.match(metrics, /edge_gateway_retries_total\{[^}]*status="200"[^}]*\} [1-9]/);
});

test("a try on an idle connection that ends is repeated on a new one, and does not count", async () => {
  const reset = FAULTS["a reset after the head"];
  assert.ok(reset !== undefined);
  for (const [path, expected] of [
    ["/once", 2],
    ["/retry", 4],
  ] as const) {
    keepsAlive = true;
    assert.equal((await get(path)).status, 200);
    tries.length = 0;
    faults = Array.from({ length: 10 }, () => reset);
    assert.equal((await get(path)).status, 503);
    assert.equal(tries.length, expected, path);
    faults = [];
  }
});

test("each try has a time of its own, shorter than that of the backend", async () => {
  const [fault = busy] = [FAULTS["no response in time"]];
  faults = [fault, fault];
  assert.equal(await (await get("/try-timeout")).text(), "took 0");
  assert.equal(tries.length, 3);
});

test("only failures that are named are followed by another try", async () => {
  const [reset = busy, silence = busy] = [
    FAULTS["a reset after the head"],
    FAULTS["no response in time"],
  ];
  for (const [path, fault, status] of [
    ["/resets", reset, 200],
    ["/resets", silence, 504],
    ["/timeouts", silence, 200],
    ["/timeouts", reset, 503],
  ] as const) {
    faults = [fault];
    assert.equal((await get(path)).status, status, path);
  }
});

test("a budget bounds how many requests are being sent again", async () => {
  faults = [busy];
  const controller = new AbortController();
  const waiting = fetch(`${gateway.url}/budget`, { signal: controller.signal });
  waiting.catch(() => {});
  await waitFor("first try", () => tries.length === 1);
  faults = [busy];
  assert.equal((await get("/budget")).status, 503, "the one before has the only place");
  controller.abort();
  await assert.rejects(waiting);
  faults = [busy];
  const next = fetch(`${gateway.url}/budget`, { signal: AbortSignal.timeout(300) });
  await assert.rejects(next, "it has a place, and waits for its next try");
});

test("a budget of all requests has a place for each of them", async () => {
  faults = [busy];
  const controller = new AbortController();
  const waiting = fetch(`${gateway.url}/share`, { signal: controller.signal });
  waiting.catch(() => {});
  await waitFor("first try", () => tries.length === 1);
  faults = [busy];
  const next = fetch(`${gateway.url}/share`, { signal: AbortSignal.timeout(300) });
  await assert.rejects(next, "it has a place, and waits for its next try");
  controller.abort();
  await assert.rejects(waiting);
});

test("a response is edited as the condition says for its own attempt", async () => {
  assert.equal((await get("/first")).headers.get("x-attempt"), "first");
  faults = [busy];
  const response = await get("/first");
  assert.deepEqual([response.status, response.headers.get("x-attempt")], [200, null]);
});

test("the timeout of the whole request applies until the response begins, also while its body is read before", async () => {
  for (const path of ["/whole", "/edited"]) {
    faults = [(_request, response) => void response.write("to")];
    const response = await get(path);
    assert.deepEqual([response.status, await response.text()], [504, "request timeout"]);
  }
});

import assert from "node:assert/strict";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho, startUpstream, type Echo } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/**
 * Checks the responses that the gateway creates for errors, and responses that it forwards (doc 1
 * §Errors; reference, errors).
 */

let gateway: Gateway;
let echo: Listening;
let silent: Listening;
let broken: Listening;

before(async () => {
  echo = await startEcho();
  silent = await startUpstream(() => {});
  broken = await listen(
    createServer((socket) => {
      socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf"));
    }),
  );
  gateway = await Gateway.start({ config: configOf(await freePort()) });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
  await silent.close();
  await broken.close();
});

function configOf(refusedPort: number): string {
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: echo
        matches: [{path: {type: PathPrefix, value: /echo}}]
        policies:
          headerModifiers:
            request: {set: [{name: X-Set, value: s}], add: [{name: X-Add, value: a}], remove: [X-Remove]}
            response: {set: [{name: X-Answer, value: yes}]}
        backends: [{host: "${new URL(echo.url).host}"}]
      - name: empty
        matches: [{path: {type: PathPrefix, value: /empty}}]
      - name: weightless
        matches: [{path: {type: PathPrefix, value: /weightless}}]
        backends: [{host: "${new URL(echo.url).host}", weight: 0}]
      - name: refused
        matches: [{path: {type: PathPrefix, value: /refused}}]
        backends: [{host: "127.0.0.1:${refusedPort}"}]
      - name: slow
        matches: [{path: {type: PathPrefix, value: /slow}}]
        policies: {timeouts: {request: 60ms}}
        backends: [{host: "${new URL(silent.url).host}"}]
      - name: slow-try
        matches: [{path: {type: PathPrefix, value: /slow-try}}]
        backends:
          - host: "${new URL(silent.url).host}"
            policies: {http: {requestTimeout: 60ms}}
      - name: small
        matches: [{path: {type: PathPrefix, value: /small}}]
        policies: {buffer: {request: {maxBytes: "10"}, response: {maxBytes: 1Ki}}}
        backends: [{host: "${new URL(echo.url).host}"}]
      - name: broken
        matches: [{path: {type: PathPrefix, value: /broken}}]
        policies:
          buffer: {response: {}}
          headerModifiers: {response: {set: [{name: x-seen, value: once}]}}
        backends: [{host: "127.0.0.1:${broken.port}"}]
      - name: by-body
        matches: [{path: {type: PathPrefix, value: /by-body}}]
        policies:
          authorization: {policy: {matchExpressions: ['json(string(request.body)).role == "admin"']}}
          buffer: {request: {}}
        backends: [{host: "${new URL(echo.url).host}"}]
      - name: direct
        matches: [{path: {type: Exact, value: /direct}}]
        policies:
          directResponse:
            conditional:
              - condition: request.method == "DELETE"
                policy: {status: 202, bodyExpression: '{"method": request.method}', headers: [{name: x-path, value: request.path}]}
              - policy: {status: 200, body: hello}
`;
}

async function answer(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: string; headers: Headers }> {
  const response = await fetch(gateway.url + path, init);
  return { status: response.status, body: await response.text(), headers: response.headers };
}

test("a request is forwarded with its header edits, and so is the response", async () => {
  const { status, body, headers } = await answer("/echo/a?b=c", {
    method: "POST",
    body: "hello",
    headers: { "x-remove": "1", "x-set": "old" },
  });
  const seen: Echo = JSON.parse(body);
  assert.equal(status, 200);
  assert.equal(seen.method, "POST");
  assert.equal(seen.url, "/echo/a?b=c");
  assert.equal(seen.body, "hello");
  assert.equal(seen.headers["x-set"], "s");
  assert.equal(seen.headers["x-add"], "a");
  assert.equal(seen.headers["x-remove"], undefined);
  assert.equal(headers.get("x-answer"), "yes");
});

for (const [what, path, status, text] of [
  ["no route", "/none", 404, "route not found"],
  ["a route without backends", "/empty", 500, "no valid backends"],
  ["a route whose backends have no weight", "/weightless", 500, "no valid backends"],
  ["an upstream that refuses", "/refused", 503, "upstream call failed"],
  ["an upstream that is slower than the route allows", "/slow", 504, "request timeout"],
  ["an upstream that is slower than one try may take", "/slow-try", 504, "upstream call timeout"],
] as const) {
  test(`${what}: ${status} ${text}`, async () => {
    const { status: got, body, headers } = await answer(path);
    assert.equal(got, status);
    assert.equal(body, text);
    assert.equal(headers.get("content-type"), "text/plain; charset=utf-8");
  });
}

test("a body over the buffer limit: 413 for the request, 502 for the response", async () => {
  assert.equal((await answer("/small", { method: "POST", body: "12345678901" })).status, 413);
  assert.equal((await answer("/small", { method: "POST", body: "1234567890" })).status, 200);
  const long = { "x-long": "x".repeat(1024) };
  assert.equal((await answer("/small", { headers: long })).status, 502);
});

test("a response that breaks off while it is buffered becomes an error of the gateway", async () => {
  const { status, body, headers } = await answer("/broken");
  assert.equal(status, 503);
  assert.equal(body, "upstream call failed");
  assert.equal(headers.get("x-seen"), "once");
});

test("a rule that reads the body sees all of it, and the upstream gets it unchanged", async () => {
  const send = (role: string) =>
    answer("/by-body", { method: "POST", body: JSON.stringify({ role }) });
  const allowed = await send("admin");
  assert.equal(allowed.status, 200);
  assert.equal((JSON.parse(allowed.body) as Echo).body, '{"role":"admin"}');
  assert.equal((await send("guest")).status, 403);
  assert.equal((await answer("/by-body")).status, 403);
});

test("a direct response, by condition", async () => {
  const first = await answer("/direct", { method: "DELETE" });
  assert.equal(first.status, 202);
  assert.deepEqual(JSON.parse(first.body), { method: "DELETE" });
  assert.equal(first.headers.get("x-path"), "/direct");
  assert.equal(first.headers.get("content-type"), "application/json");
  assert.equal((await answer("/direct")).body, "hello");
});

test("CONNECT is refused with 405, as nothing is configured for it", async () => {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.end(
    "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\nConnection: close\r\n\r\n",
  );
  assert.match(
    await text(socket),
    /^HTTP\/1\.1 405 Method Not Allowed\r\n[^]*allow: GET, HEAD,[^]*method not allowed$/,
  );
});

test("an invalid request is refused, logged and counted", async () => {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
  assert.match(await text(socket), /^HTTP\/1\.1 400 Bad Request\r\n/);
  await waitFor("line of the log", () =>
    /http\.status=400 .*reason=InvalidRequest/.test(gateway.output),
  );
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  assert.match(
    metrics,
    /^edge_gateway_requests_total\{.*status="400",reason="InvalidRequest".*\} 1$/m,
  );
});

test("a response reveals nothing about the upstream; the log does", async () => {
  assert.doesNotMatch((await answer("/refused")).body, /127\.0\.0\.1|ECONNREFUSED/);
});

import assert from "node:assert/strict";
import { request } from "node:http";
import { createServer } from "node:net";
import { after, before, beforeEach, test } from "node:test";
import { text } from "node:stream/consumers";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startEcho, startUpstream, type Echo } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Copies of requests: their content, their number, and that clients never see their responses. */

const copies: Echo[] = [];
let gateway: Gateway;
let echo: Listening;
let mirror: Listening;
let silent: Listening;
let broken: Listening;

before(async () => {
  echo = await startEcho();
  mirror = await startUpstream(async (request, response) => {
    const { method, url, headers } = request;
    copies.push({ method, url, headers, body: await text(request) });
    response.writeHead(500).end("thrown away");
  });
  silent = await startUpstream((request, response) => {
    if (request.url?.startsWith("/stuck") === true) response.writeHead(200).write("without end");
  });
  broken = await listen(createServer((socket) => socket.resetAndDestroy()));
  gateway = await Gateway.start({ config: configOf(await freePort()) });
});

beforeEach(() => {
  copies.length = 0;
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo, mirror, silent, broken].map((server) => server.close()));
});

function configOf(refused: number): string {
  const mirrorTo = (name: string, share = "") =>
    `{type: RequestMirror, requestMirror: {backendRef: {name: ${name}}${share}}}`;
  const route = (path: string, ...filters: readonly string[]) => `
      - matches: [{path: {value: ${path}}}]
        filters: [${filters.join(", ")}]
        backends: [{host: "127.0.0.1:${echo.port}"}]`;
  return `
config: {mirror: {maxRequests: 8, maxBodySize: 100Ki, timeout: 2s}}
backends:
  mirror: {static: {host: 127.0.0.1, port: ${mirror.port}}}
  silent: {static: {host: 127.0.0.1, port: ${silent.port}}}
  broken: {static: {host: 127.0.0.1, port: ${broken.port}}}
  refused: {static: {host: 127.0.0.1, port: ${refused}}}
gateways:
  web:
    port: \${PORT}
    routes:${[
      route(
        "/one",
        mirrorTo("mirror"),
        `{type: RequestHeaderModifier, requestHeaderModifier: {set: [{name: x-set, value: s}]}}`,
      ),
      route("/two", mirrorTo("mirror"), mirrorTo("mirror")),
      route("/none", mirrorTo("mirror", ", percent: 0")),
      route("/half", mirrorTo("mirror", ", fraction: {numerator: 1, denominator: 2}")),
      route("/bad", mirrorTo("silent"), mirrorTo("broken"), mirrorTo("refused")),
      route("/stuck", mirrorTo("silent"), mirrorTo("mirror")),
    ].join("")}
      - matches: [{path: {value: /refused}}]
        filters: [${mirrorTo("mirror")}]
        backends:
          - host: "127.0.0.1:${echo.port}"
            policies: {transformation: {request: {body: json(request.body)}}}
`;
}

async function send(path: string, init: RequestInit = {}): Promise<Echo> {
  const response = await fetch(gateway.url + path, { duplex: "half", ...init });
  assert.equal(response.status, 200);
  return (await response.json()) as Echo;
}

const copied = (count: number): Promise<boolean> =>
  waitFor(`${count} copies`, () => copies.length >= count);

test("a copy equals the backend's request, with its body, and its response is discarded", async () => {
  const bodies = [undefined, "", "a body", "x".repeat(90_000)];
  for (const body of bodies) {
    copies.length = 0;
    const method = body === undefined ? "GET" : "POST";
    const seen = await send("/one?q=1", { method, ...(body === undefined ? {} : { body }) });
    await copied(1);
    assert.deepEqual(copies[0], seen);
    assert.equal(copies[0]?.headers["x-set"], "s");
  }
});

test("what belongs to the client's connection is not copied", async () => {
  const headers = { connection: "x-hop, close", "x-hop": "secret", "x-kept": "yes" };
  request(`${gateway.url}/one`, { headers }).end();
  await copied(1);
  const { "x-hop": hop, "x-kept": kept } = copies[0]?.headers ?? {};
  assert.deepEqual([hop, kept], [undefined, "yes"]);
});

test("a body of unknown length is copied too", async () => {
  const body = ReadableStream.from([Buffer.from("one "), Buffer.from("two")]);
  assert.equal((await send("/one", { method: "POST", body })).body, "one two");
  await copied(1);
  assert.equal(copies[0]?.body, "one two");
});

test("several mirrors get a copy each; a body that is too long is not copied", async () => {
  await send("/two");
  await copied(2);
  const long = "x".repeat(110_000);
  assert.equal((await send("/two", { method: "POST", body: long })).body.length, long.length);
  await send("/one?last");
  await waitFor("the last copy", () => copies.some(({ url }) => url === "/one?last"));
  assert.equal(copies.length, 3);
  const metrics = await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`);
  const leftOut =
    /^edge_gateway_mirrored_requests_left_out_total\{backend="127.0.0.1:\d+",reason="body_too_large"\} 2$/mu;
  assert.match(await metrics.text(), leftOut);
});

test("only a share of the requests is copied", async () => {
  for (let index = 0; index < 10; index++) await send("/none");
  assert.equal(copies.length, 0);
  for (let index = 0; index < 200; index++) await send("/half");
  await send("/one?last");
  await waitFor("the last copy", () => copies.some(({ url }) => url === "/one?last"));
  assert.ok(copies.length > 40 && copies.length < 161, `${copies.length} of 200`);
});

test("mirrors that hang, break or are not there neither slow nor fail a request", async () => {
  for (let index = 0; index < 20; index++) await send("/bad", { method: "POST", body: "x" });
});

test("the number of concurrent copies is limited, and new ones are sent when others have ended", async () => {
  // All at once, so that no copy of them ends before the last one is made.
  await Promise.all(Array.from({ length: 30 }, () => send("/stuck")));
  assert.ok(copies.length < 30, "some were not made");
  await waitFor("room for copies", async () => {
    copies.length = 0;
    await send("/one?again");
    return waitFor("a copy", () => copies.some(({ url }) => url === "/one?again"), 100).catch(
      () => false,
    );
  });
});

test("a request that the gateway answers itself is not copied, even if its body has arrived", async () => {
  const refused = await fetch(`${gateway.url}/refused`, { method: "POST", body: "whole" });
  assert.equal(refused.status, 500);
  await send("/one");
  await waitFor("the copy", () => copies.some(({ url }) => url === "/one"));
  assert.ok(!copies.some(({ url }) => url === "/refused"));
});

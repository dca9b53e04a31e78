import assert from "node:assert/strict";
import { createServer as createHttp } from "node:http";
import { connect, createServer as createTcp } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type Listening, listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** One of two endpoints is away: nothing was sent to it, so what it should get goes to the other one. */

/** If only chance chose the second time, an endpoint that is away would be chosen twice. */
const TIMES = 40;

let http: Listening;
let tcp: Listening;
let gateway: Gateway;
let relayed: number;
let requests = 0;

before(async () => {
  http = await listen(createHttp((_, response) => (requests++, response.end("works"))));
  tcp = await listen(createTcp((socket) => socket.on("error", () => {}).end("works")));
  const away = await freePort();
  relayed = await freePort();
  const two = (port: number) =>
    `{static: {endpoints: [{host: 127.0.0.1, port: ${away}}, {host: 127.0.0.1, port: ${port}}]}}`;
  const direct = "directResponse: {status: 200, body: direct}";
  gateway = await Gateway.start({
    config: `
backends: {http: ${two(http.port)}, tcp: ${two(tcp.port)}}
gateways:
  raw: {port: ${relayed}, protocol: TCP}
  web:
    port: \${PORT}
    routes:
    - matches: [{path: {value: /asked}}]
      policies: {extAuth: {backendRef: {name: http}, http: {}}, ${direct}}
    - matches: [{path: {value: /mirrored}}]
      filters: [{type: RequestMirror, requestMirror: {backendRef: {name: http}}}]
      backends: [{host: "127.0.0.1:${http.port}"}]
tcpRoutes:
- {gateways: [raw], backends: [{backend: tcp}]}
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), http.close(), tcp.close()]));

test("a relayed connection goes to another server of its backend", async () => {
  for (let time = 0; time < TIMES; time++)
    assert.equal(await text(connect(relayed, "127.0.0.1")), "works");
});

test("a question to a server of a policy goes to another endpoint", async () => {
  for (let time = 0; time < TIMES; time++)
    assert.equal((await fetch(`${gateway.url}/asked`)).status, 200);
});

test("a mirrored request goes to another endpoint", async () => {
  requests = 0;
  for (let time = 0; time < TIMES; time++)
    assert.equal(await (await fetch(`${gateway.url}/mirrored`)).text(), "works");
  await waitFor("all copies", () => requests === 2 * TIMES);
});

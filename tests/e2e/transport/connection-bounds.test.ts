import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttp1, type ServerResponse } from "node:http";
import { connect as connectHttp2, createServer as createHttp2 } from "node:http2";
import { connect, createServer as createTcp, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * The limit on connections to one endpoint, for requests of both HTTP versions and for TCP routes.
 */

const TOO_MANY = "too many connections to the upstream";

const configuration = (upstream: number, tcp: number) => `
config: {workerThreads: 1, logging: {format: json}, backend: {maxConnections: 1}}
gateways:
  web: {port: $PORT}
  raw: {port: ${tcp}, protocol: TCP}
routes: [{gateways: [web], backends: [{host: "127.0.0.1:${upstream}"}]}]
tcpRoutes: [{gateways: [raw], backends: [{host: "127.0.0.1:${upstream}"}]}]
`;

test("a request that needs one more connection is refused at once; a free one is used by the next", async () => {
  const waiting: ServerResponse[] = [];
  await using upstream = await listen(createHttp1((_, response) => waiting.push(response)));
  await using gateway = await Gateway.start({
    config: configuration(upstream.port, await freePort()),
  });
  const first = fetch(gateway.url);
  await waitFor("the first request", () => waiting.length === 1);
  const refused = await fetch(gateway.url);
  assert.equal(refused.status, 503);
  assert.equal(await refused.text(), TOO_MANY);
  waiting.pop()?.end("one");
  assert.equal(await (await first).text(), "one");
  const next = fetch(gateway.url);
  await waitFor("the next request", () => waiting.length === 1);
  waiting.pop()?.end("two");
  assert.equal(await (await next).text(), "two");
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const counted = `upstream_connections_refused_total{endpoint="127.0.0.1:${upstream.port}"} 1`;
  assert.ok(metrics.includes(counted), metrics);
  await waitFor("the line of the log", () => gateway.output.includes("no more than 1 connections"));
  const line = gateway.output.split("\n").find((each) => each.includes("no more than 1"));
  const { error, "http.status": status } = JSON.parse(line ?? "{}");
  assert.equal(status, 503);
  assert.match(error, /config\.backend\.maxConnections/);
});

test("a request that needs one more connection goes to another endpoint of the backend", async () => {
  const waiting: ServerResponse[] = [];
  const hold = () => listen(createHttp1((_, response) => waiting.push(response)));
  await using one = await hold();
  await using two = await hold();
  const endpoints = [one, two].map(({ port }) => `{host: 127.0.0.1, port: ${port}}`).join();
  await using gateway = await Gateway.start({
    config: `
config: {workerThreads: 1, backend: {maxConnections: 1}}
gateways: {web: {port: $PORT}}
routes: [{gateways: [web], backends: [{static: {endpoints: [${endpoints}]}}]}]
`,
  });
  const both = [fetch(gateway.url, { method: "POST", body: "x" }), fetch(gateway.url)];
  await waitFor("a request at each endpoint", () => waiting.length === 2);
  const refused = await fetch(gateway.url);
  assert.deepEqual([refused.status, await refused.text()], [503, TOO_MANY]);
  for (const response of waiting) response.end("x");
  for (const response of both) assert.equal(await (await response).text(), "x");
});

test("streams of HTTP/2 share one connection, beside which no other one is made", async () => {
  let sessions = 0;
  const server = createHttp2((request, response) => {
    if (request.url !== "/slow") response.end("x");
  });
  server.on("session", () => sessions++);
  await using upstream = await listen(server);
  const config = configuration(upstream.port, await freePort());
  await using gateway = await Gateway.start({ config });
  const session = connectHttp2(gateway.url);
  session.request({ ":path": "/slow" });
  const quick = session.request({ ":path": "/quick" });
  assert.equal((await once(quick, "response"))[0][":status"], 200);
  assert.equal(sessions, 1);
  assert.equal(await (await fetch(gateway.url)).text(), TOO_MANY);
  session.destroy();
});

test("an unused HTTP/1.1 connection makes room for an HTTP/2 connection", async () => {
  await using upstream = await listen(createHttp1((_, response) => response.end("x")));
  const config = configuration(upstream.port, await freePort());
  await using gateway = await Gateway.start({ config });
  assert.equal(await (await fetch(gateway.url)).text(), "x");
  const session = connectHttp2(gateway.url);
  const request = session.request({ ":path": "/" });
  // The server does not support HTTP/2; that it was tried proves that there was room for a
  // connection.
  assert.equal(await text(request), "upstream call failed");
  session.destroy();
  assert.equal(await (await fetch(gateway.url)).text(), "x");
});

test("a connection of a TCP route is closed when its server has reached the limit", async () => {
  const sockets: Socket[] = [];
  await using upstream = await listen(
    createTcp((socket) => sockets.push(socket.on("error", () => {}))),
  );
  const port = await freePort();
  await using gateway = await Gateway.start({ config: configuration(upstream.port, port) });
  const first = connect(port, "127.0.0.1");
  await waitFor("the first connection", () => sockets.length === 1);
  const second = connect(port, "127.0.0.1").on("error", () => {});
  await once(second, "close");
  await waitFor("a line of the log", () => gateway.output.includes("no more than 1 connections"));
  assert.equal(sockets.length, 1);
  first.destroy();
  const third: Socket[] = [];
  await waitFor("the place of the first connection", () => {
    third.push(connect(port, "127.0.0.1").on("error", () => {}));
    return sockets.length === 2;
  });
  for (const socket of third) socket.destroy();
});

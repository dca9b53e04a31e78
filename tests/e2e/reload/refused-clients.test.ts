import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Connections that are open when a change of `networkAuthorization` refuses their clients. */

let held: ServerResponse | undefined;
const slow = await listen(createHttpServer((_request, response) => void (held = response)));
const echo = await listen(
  createServer(
    (socket) => void socket.on("error", () => {}).on("data", (bytes) => socket.write(bytes)),
  ),
);
const switching = await listen(
  createHttpServer().on("upgrade", (_request, socket) => {
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n",
    );
    socket.on("error", () => {}).pipe(socket);
  }),
);
after(() => Promise.all([slow, echo, switching].map((server) => server.close())));
const tcp = await freePort();

const rules = (expression: string): string =>
  `frontend: { networkAuthorization: { action: Deny, policy: { matchExpressions: ['${expression}'] } } }`;
const configuration = (frontend: string, deadline = "1h"): string => `
config: { connectionTerminationDeadline: ${deadline} }
gateways:
  web:
    port: \${PORT}
    ${frontend}
    routes:
      - matches: [{ path: { value: /slow } }]
        backends: [{ host: "127.0.0.1:${slow.port}" }]
      - policies: { directResponse: { status: 200, body: here } }
  relayed: { port: ${tcp}, protocol: TCP, ${frontend} }
tcpRoutes: [{ gateways: [relayed], backends: [{ host: "127.0.0.1:${echo.port}" }] }]
`;
const OTHERS = rules('source.address == "10.9.9.9"');
const EVERYONE = rules('source.address == "127.0.0.1"');

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function ask(socket: Socket, sent = "GET / HTTP/1.1\r\nhost: a\r\n\r\n"): Promise<string> {
  socket.write(sent);
  const [answer] = await once(socket, "data");
  return String(answer);
}

const isClosed = (socket: Socket) => () => socket.destroyed || socket.readableEnded;

async function appliedAt(gateway: Gateway, generation: number): Promise<void> {
  await waitFor("the change", async () => {
    const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/config/status`);
    const status: unknown = await response.json();
    return JSON.stringify(status).includes(`"generation":${generation}`);
  });
}

test("clients that may still connect keep their connections, the others end after their requests", async () => {
  await using gateway = await Gateway.start({ config: configuration("") });
  const idle = await open(gateway.port);
  const busy = await open(gateway.port);
  const http2 = connectHttp2(gateway.url).on("error", () => {});
  assert.match(await ask(idle), /here$/);
  const response = text(busy);
  busy.write("GET /slow HTTP/1.1\r\nhost: a\r\n\r\n");
  await waitFor("a request", () => held !== undefined);
  const first = http2.request({ ":path": "/" });
  assert.equal(await text(first), "here");

  await gateway.reconfigure(configuration(OTHERS));
  await appliedAt(gateway, 2);
  assert.match(await ask(idle), /here$/);
  assert.equal(await text(http2.request({ ":path": "/" })), "here");

  await gateway.reconfigure(configuration(EVERYONE));
  await waitFor("the ends of idle connections", () => isClosed(idle)() && http2.closed);
  held?.end("late");
  assert.match(await response, /connection: close[^]*late/i);
});

test("what does not end by itself is cut at the deadline", async () => {
  await using gateway = await Gateway.start({ config: configuration("", "50ms") });
  const relayed = await open(tcp);
  assert.equal(await ask(relayed, "hi"), "hi");
  await gateway.reconfigure(configuration(EVERYONE, "50ms"));
  await waitFor("the end", isClosed(relayed.resume()));
});

test("a WebSocket whose client the PROXY header names is cut at the deadline, and another client's stays", async () => {
  const proxied = (address: string) =>
    rules(`source.address == "${address}"`).replace(
      "frontend: {",
      "frontend: { proxyProtocol: { version: V1 },",
    );
  const config = (address: string) => `
config: { connectionTerminationDeadline: 50ms }
gateways:
  web:
    port: \${PORT}
    ${proxied(address)}
    routes: [{ backends: [{ host: "127.0.0.1:${switching.port}" }] }]
`;
  await using gateway = await Gateway.start({ config: config("10.9.9.9") });
  const begin = async (client: string): Promise<Socket> => {
    const socket = await open(gateway.port);
    const upgrade = "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n";
    const answer = await ask(socket, `PROXY TCP4 ${client} 10.0.0.9 1 2\r\n${upgrade}`);
    assert.match(answer, /^HTTP\/1.1 101/);
    return socket;
  };
  const [refused, kept] = [await begin("10.1.1.1"), await begin("10.1.1.2")];
  await gateway.reconfigure(config("10.1.1.1"));
  await waitFor("the end", isClosed(refused.resume()));
  assert.equal(await ask(kept, "hi"), "hi");
});

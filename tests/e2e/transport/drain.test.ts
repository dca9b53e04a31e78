import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect as connectHttp2, type ClientHttp2Session } from "node:http2";
import { connect as connectTcp, createServer as createTcpServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";
import { connect, type TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** TLS connections whose listener is changed or removed while the port remains. */

let authority: CertificateAuthority;
let server: Credentials;
let slow: Listening;
let echo: Listening;
let gateway: Gateway;
let plain: number;
/** Requests to which the slow backend has not responded yet. */
let held: ServerResponse[] = [];

const KEYS = "cert: a.crt, key: a.key";

interface Change {
  /** Additional TLS settings of the listener `a`. */
  readonly tls?: string;
  readonly deadline?: string;
  /** Whether the listeners `b` and `passed` exist. */
  readonly others?: boolean;
  readonly protocol?: string;
}

/** Responses contain `generation`, which identifies the configuration. */
const configOf = (generation: number, change: Change = {}): string => `
config: {connectionTerminationDeadline: ${change.deadline ?? "1h"}}
gateways:
  plain: {port: $PLAIN, ${change.protocol ?? "protocol: HTTP"}}
  web:
    port: $PORT
    listeners:
    - {name: a, hostname: a.test, protocol: HTTPS, tls: {${KEYS}${change.tls ?? ""}}}
    - {name: c, hostname: c.test, protocol: HTTPS, tls: {${KEYS}}}
${change.others === false ? "" : `    - {name: b, hostname: b.test, protocol: HTTPS, tls: {${KEYS}}}\n    - {name: passed, hostname: passed.test, protocol: TLS}`}
routes:
- gateways: [web, plain]
  matches: [{path: {value: /slow}}]
  backends: [{host: "127.0.0.1:$SLOW"}]
- {gateways: [web, plain], policies: {directResponse: {status: 200, body: "answer ${generation}"}}}
${change.others === false ? "" : `tcpRoutes:\n- {gateways: [web/passed], backends: [{host: "127.0.0.1:$ECHO"}]}`}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  const alternativeNames = ["a.test", "b.test", "c.test"].map((name) => `DNS:${name}`);
  server = await authority.issue({ name: "server", alternativeNames });
  slow = await listen(createServer((_request, response) => void held.push(response)));
  echo = await listen(createTcpServer((socket) => socket.on("error", () => {}).write("here")));
  plain = await freePort();
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const one of [slow, echo]) await one.close();
  await authority[Symbol.asyncDispose]();
});

async function start(deadline: string): Promise<void> {
  gateway = await Gateway.start({
    config: configOf(1, { deadline }),
    environment: { PLAIN: String(plain), SLOW: String(slow.port), ECHO: String(echo.port) },
    files: { "a.crt": server.certificate, "a.key": server.key, "ca.crt": authority.certificate },
  });
}

let generation = 1;
beforeEach(async (context) => {
  held = [];
  await gateway?.[Symbol.asyncDispose]();
  generation = 1;
  await start(context.name.includes("deadline") ? "50ms" : "1h");
});

/** Writes another configuration and waits until responses come from it. */
async function change(next: Change): Promise<void> {
  generation += 1;
  await gateway.reconfigure(configOf(generation, next));
  await waitFor("the change", async () => {
    const client = await secured("c.test");
    const answer = await get(client).catch(() => "");
    client.destroy();
    return answer.endsWith(`answer ${generation}`);
  });
}

async function secured(servername: string): Promise<TLSSocket> {
  const socket = connect({ port: gateway.port, servername, ca: authority.certificate });
  socket.on("error", () => {});
  await once(socket, "secureConnect");
  return socket;
}

/** Sends one request over a connection that is kept open. */
async function get(socket: Socket, path = "/"): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostOf(socket)}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  return String(answer);
}

const hostOf = (socket: Socket): string =>
  "servername" in socket && typeof socket.servername === "string" ? socket.servername : "a";

async function ended(socket: Socket): Promise<void> {
  if (!socket.readableEnded) await once(socket.resume(), "end");
}

function http2(servername: string): ClientHttp2Session {
  const options = { servername, ca: authority.certificate, ALPNProtocols: ["h2"] };
  return connectHttp2(`https://127.0.0.1:${gateway.port}`, options).on("error", () => {});
}

/** The next request that the slow backend receives. */
async function slowRequest(): Promise<ServerResponse> {
  await waitFor("the request", () => held.length > 0);
  const [response] = held.splice(0, 1);
  assert.ok(response !== undefined);
  return response;
}

test("who must show a certificate from now on comes again; other listeners continue", async () => {
  const [idle, other] = [await secured("a.test"), await secured("c.test")];
  for (const one of [idle, other]) assert.match(await get(one), /answer 1$/);
  const session = http2("a.test");
  await once(session, "remoteSettings");
  const closed = once(session, "close");
  await change({ tls: ", frontendValidation: {ca: ca.crt}" });
  await Promise.all([ended(idle), closed]);
  assert.match(await get(other), /answer 2$/);
  other.destroy();
});

test("running requests get their response, which closes the connection", async () => {
  const busy = await secured("b.test");
  const answer = get(busy, "/slow");
  const response = await slowRequest();
  await change({ others: false });
  response.end("late");
  assert.match(await answer, /^HTTP\/1.1 200 [^]*connection: close/i);
  await ended(busy);
});

test("a connection over HTTP/2 takes no new request and completes the one it has", async () => {
  const session = http2("b.test");
  const stream = session.request({ ":path": "/slow", ":authority": "b.test" });
  const response = await slowRequest();
  const goaway = once(session, "goaway");
  await change({ others: false });
  await goaway;
  const closed = once(session, "close");
  response.end("late");
  assert.equal(await text(stream), "late");
  await closed;
});

test("relayed connections continue after their listener was removed, until the deadline", async () => {
  const passed = connectTcp(gateway.port, "127.0.0.1").on("error", () => {});
  // A TLS client whose first message names the listener; the backend itself responds.
  connect({ socket: passed, servername: "passed.test" }).on("error", () => {});
  await waitFor("the backend", () => passed.bytesRead > 0);
  const closed = once(passed, "close");
  await change({ others: false });
  await closed;
});

test("plain connections end when the port begins to speak TLS", async () => {
  const idle = connectTcp(plain, "127.0.0.1").on("error", () => {});
  assert.match(await get(idle), /answer 1$/);
  await change({ protocol: `protocol: HTTPS, tls: {${KEYS}}` });
  await ended(idle);
});

test("connections continue through a change that is not about them", async () => {
  const [kept, unsecured] = [await secured("a.test"), connectTcp(plain, "127.0.0.1")];
  for (const one of [kept, unsecured]) assert.match(await get(one), /answer 1$/);
  await change({ others: false });
  for (const one of [kept, unsecured]) assert.match(await get(one), /answer 2$/);
  for (const one of [kept, unsecured]) one.destroy();
});

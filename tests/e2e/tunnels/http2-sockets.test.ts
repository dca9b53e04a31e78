import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import {
  connect,
  createServer as createHttp2Server,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type ServerHttp2Stream,
} from "node:http2";
import { after, before, test, type TestContext } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { WebSocket, WebSocketServer } from "ws";

/** WebSockets over HTTP/2 (RFC 8441), with clients and with upstreams. */

const CLOSE_TIMEOUT = 10_000;

let authority: CertificateAuthority;
/** An upstream that speaks HTTP/1.1. */
let old: Listening;
/** An upstream that speaks HTTP/2, and WebSocket in its streams. */
let modern: Listening;
/** An upstream that speaks only HTTP/2. */
let plain: Listening;
let gateway: Gateway;
let securePort: number;
/** The last request that the upstream received. */
let asked: readonly string[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  securePort = await freePort();
  [old, modern, plain] = await Promise.all([startOld(), startModern(), startPlain()]);
  const { certificate, key } = await authority.issue({ name: "localhost" });
  gateway = await Gateway.start({
    config: configOf(),
    files: { "s.crt": certificate, "s.key": key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([old.close(), modern.close(), plain.close()]);
  await authority[Symbol.asyncDispose]();
});

function startOld(): Promise<Listening> {
  const server = createServer((_request, response) => response.end("no socket"));
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "chat" });
  server.on("upgrade", (request, socket, head) => {
    if (request.url === "/refused")
      return void socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno");
    if (request.url === "/liar") {
      const lie =
        "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n";
      return void socket.end(`${lie}sec-websocket-accept: AAAA\r\n\r\n`);
    }
    sockets.handleUpgrade(request, socket, head, echoTo);
  });
  return listen(server);
}

function startModern(): Promise<Listening> {
  const server = createHttp2Server({ settings: { enableConnectProtocol: true } });
  server.on("stream", (stream, _headers, _flags, fields) => {
    asked = fields;
    stream.on("error", () => {});
    if (fields.includes("/refused")) {
      stream.respond({ ":status": 403 });
      return void stream.end("no");
    }
    stream.respond({ ":status": 200, "sec-websocket-protocol": "chat" });
    echoTo(socketOver(stream, true));
  });
  return listen(server);
}

function startPlain(): Promise<Listening> {
  const server = createHttp2Server((_request, response) => response.end("no socket"));
  return listen(server);
}

function echoTo(socket: WebSocket): void {
  socket.on("error", () => {});
  socket.on("message", (data, binary) => socket.send(data, { binary }));
}

/** A WebSocket of `ws` over a stream that was already switched. */
function socketOver(stream: ServerHttp2Stream | ClientHttp2Stream, isServer: boolean): WebSocket {
  const socket: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}]);
  Object.assign(socket, { _isServer: isServer, _closeTimeout: CLOSE_TIMEOUT });
  const options = { maxPayload: 0, skipUTF8Validation: false, allowSynchronousEvents: true };
  Reflect.apply(Reflect.get(socket, "setSocket"), socket, [stream, Buffer.alloc(0), options]);
  return socket;
}

function configOf(): string {
  const http2 = "policies: {http: {version: HTTP2}}";
  return `
gateways:
  web: {port: $PORT, frontend: {http: {tunnelIdleTimeout: 2s}}}
  secure: {port: ${securePort}, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
routes:
- {name: modern, gateways: [web, secure], hostnames: [modern.test], backends: [{host: "127.0.0.1:${modern.port}", ${http2}}]}
- {name: plain, gateways: [web, secure], hostnames: [plain.test], backends: [{host: "127.0.0.1:${plain.port}", ${http2}}]}
- {name: old, gateways: [web, secure], backends: [{host: "127.0.0.1:${old.port}"}]}
`;
}

async function sessionOf(context: TestContext, secure: boolean): Promise<ClientHttp2Session> {
  const url = secure ? `https://localhost:${securePort}` : `http://127.0.0.1:${gateway.port}`;
  const session = connect(url, { ca: authority.certificate });
  session.on("error", () => {});
  context.after(() => session.destroy());
  const [settings] = await once(session, "remoteSettings");
  assert.equal(settings.enableConnectProtocol, true);
  return session;
}

function request(
  session: ClientHttp2Session,
  host: string,
  path = "/chat",
  protocol = "websocket",
) {
  const line = { ":method": "CONNECT", ":protocol": protocol, ":scheme": "http", ":path": path };
  const fields = { "sec-websocket-version": "13", "sec-websocket-protocol": "chat" };
  return session.request({ ...line, ":authority": host, ...fields }).on("error", () => {});
}

async function statusOf(stream: ClientHttp2Stream): Promise<number> {
  const [headers] = await once(stream, "response");
  return Number(headers[":status"]);
}

/** Exchanges messages in both directions, and closes with a code. */
async function converse(socket: WebSocket): Promise<void> {
  for (const message of ["hello", "x".repeat(300_000), Buffer.alloc(70_000, 7)]) {
    socket.send(message);
    const [echo, binary] = await once(socket, "message");
    assert.equal(binary, typeof message !== "string");
    assert.ok(Buffer.from(message).equals(echo));
  }
  socket.close(4001, "done");
  const [code] = await once(socket, "close");
  assert.equal(code, 4001);
}

for (const secure of [false, true]) {
  for (const host of ["old.test", "modern.test"]) {
    test(`a stream of a client is a WebSocket with ${host}${secure ? ", with TLS" : ""}`, async (context) => {
      const stream = request(await sessionOf(context, secure), host);
      const [headers] = await once(stream, "response");
      assert.equal(headers[":status"], 200);
      assert.equal(headers["sec-websocket-protocol"], "chat");
      for (const name of ["sec-websocket-accept", "upgrade", "connection"])
        assert.ok(!(name in headers));
      await converse(socketOver(stream, false));
    });
  }
}

test("a client of HTTP/1.1 converses with an upstream that speaks HTTP/2", async () => {
  const options = { headers: { host: "modern.test" } };
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/chat?room=1`, ["chat"], options);
  await once(socket, "open");
  assert.equal(socket.protocol, "chat");
  await converse(socket);
  const line = { ":method": "CONNECT", ":protocol": "websocket", ":path": "/chat?room=1" };
  for (const [name, value] of Object.entries(line))
    assert.equal(asked[asked.indexOf(name) + 1], value);
  assert.ok(!asked.includes("sec-websocket-key"));
  await waitFor("a line of the log", () =>
    /http\.method=GET http\.host=modern\.test http\.path=\/chat .*http\.status=101.*bytes\.sent=3\d{5}/.test(
      gateway.output,
    ),
  );
});

test("a refusal passes, with its body, and the connection continues", async (context) => {
  const session = await sessionOf(context, false);
  for (const host of ["old.test", "modern.test"]) {
    const refused = request(session, host, "/refused");
    let body = "";
    refused.setEncoding("utf8").on("data", (part: string) => (body += part));
    assert.equal(await statusOf(refused), 403);
    await waitFor("the body", () => body === "no" && refused.closed);
  }
  assert.equal(await statusOf(session.request({ ":path": "/", ":authority": "plain.test" })), 200);
});

test("a response that does not switch, or does not prove it, becomes 502", async (context) => {
  const session = await sessionOf(context, false);
  assert.equal(await statusOf(request(session, "plain.test")), 502);
  assert.equal(await statusOf(request(session, "old.test", "/liar")), 502);
  assert.equal(await statusOf(request(session, "old.test", "/chat", "h2c")), 400);
  const unasked = new WebSocket(`ws://127.0.0.1:${gateway.port}/`, {
    headers: { host: "plain.test" },
  });
  const [error] = await once(unasked, "error");
  assert.match(String(error), /200/);
});

test("a socket that is quiet for too long is reset, one whose peer has gone ends", async (context) => {
  const session = await sessionOf(context, false);
  const quiet = request(session, "old.test");
  await once(quiet, "response");
  await waitFor("the end", () => quiet.closed);
  assert.notEqual(quiet.rstCode, 0);
  const open = request(session, "modern.test");
  await once(open, "response");
  open.close(8);
  await waitFor("a line of the log", () =>
    /http\.version=HTTP\/2 .*error=client-aborted/.test(gateway.output),
  );
});

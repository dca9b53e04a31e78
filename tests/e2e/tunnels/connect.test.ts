import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectHttp2, type ClientHttp2Stream } from "node:http2";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test, type TestContext } from "node:test";
import { connect as connectTls } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** CONNECT that leads to another port of the gateway (`frontend.connect.mode: Tunnel`). */

const NAMES = ["guarded", "plain", "secure", "tcp", "behindProxy", "direct", "outer"] as const;

let authority: CertificateAuthority;
let echo: Listening;
let raw: Listening;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

before(async () => {
  authority = await CertificateAuthority.create();
  echo = await startEcho();
  raw = await listen(
    createServer({ allowHalfOpen: true }, (socket) => {
      void text(socket).then((all) => socket.end(`raw ${all}`));
    }),
  );
  const found = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(found) as typeof ports;
  const { certificate, key } = await authority.issue({ name: "localhost" });
  gateway = await Gateway.start({
    config: configOf(),
    files: { "s.crt": certificate, "s.key": key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo.close(), raw.close()]);
  await authority[Symbol.asyncDispose]();
});

function configOf(): string {
  const tls = "{cert: s.crt, key: s.key}";
  return `
gateways:
  entry:
    port: $PORT
    frontend: {connect: {mode: Tunnel}, http: {tunnelIdleTimeout: 2s}}
  guarded:
    port: ${ports.guarded}
    frontend: {connect: {mode: Tunnel}}
    policies: {authorization: {policy: {matchExpressions: ['request.headers["x-key"] == "right"']}}}
  outer:
    port: ${ports.outer}
    listeners: [{name: proxy, hostname: localhost, protocol: HTTPS, tls: ${tls}}]
    frontend: {connect: {mode: Tunnel}}
  plain: {port: ${ports.plain}}
  secure: {port: ${ports.secure}, protocol: HTTPS, tls: ${tls}}
  tcp: {port: ${ports.tcp}, protocol: TCP}
  behind-proxy: {port: ${ports.behindProxy}, frontend: {proxyProtocol: {mode: Strict}}}
  direct:
    port: ${ports.direct}
    frontend: {networkAuthorization: {policy: {matchExpressions: ["!has(source.connectHeaders)"]}}}
routes:
- {name: echo, gateways: [plain, secure, behind-proxy, direct], backends: [{host: "127.0.0.1:${echo.port}", policies: {http: {version: HTTP1}}}]}
- name: source
  gateways: [plain]
  matches: [{path: {value: /source}}]
  policies:
    directResponse:
      status: 200
      bodyExpression: source.address + " " + source.connectHeaders["X-Job"] + " " + string(destination.port)
- {name: unreached, gateways: [entry], backends: [{host: "127.0.0.1:${echo.port}"}]}
tcpRoutes:
- {name: raw, gateways: [tcp], backends: [{host: "127.0.0.1:${raw.port}"}]}
`;
}

/** curl through a tunnel that begins at this port. */
function curlBy(port: number, url: string, ...more: readonly string[]) {
  const trust = ["--cacert", authority.certificatePath];
  return curl("-p", "-x", `http://127.0.0.1:${port}`, ...trust, ...more, url);
}

/**
 * Sends this to the entry port as a raw client; returns the received bytes once they contain the
 * text.
 */
async function ask(send: string, part: string): Promise<{ socket: Socket; received: string }> {
  const socket = connect({ port: gateway.port, host: "127.0.0.1", allowHalfOpen: true });
  socket
    .on("error", () => {})
    .setEncoding("latin1")
    .write(send);
  let received = "";
  socket.on("data", (bytes: string) => (received += bytes));
  await waitFor(part, () => received.includes(part));
  return { socket, received };
}

function connectHead(target: string): string {
  return `CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`;
}

/** A tunnel in an HTTP/2 stream. */
async function openStream(context: TestContext, port: number): Promise<ClientHttp2Stream> {
  const session = connectHttp2(`http://127.0.0.1:${gateway.port}`);
  context.after(() => session.destroy());
  const stream = session.request({ ":method": "CONNECT", ":authority": `localhost:${port}` });
  const [headers] = await once(
    stream.on("error", () => {}),
    "response",
  );
  assert.equal(headers[":status"], 200);
  return stream;
}

test("curl reaches the gateway of the port that it asks for, whatever the host", async () => {
  const answer = await curlBy(gateway.port, `http://api.internal:${ports.plain}/a?b=c`);
  assert.equal(answer.status, 200);
  const { url, headers } = JSON.parse(answer.body);
  assert.equal(url, "/a?b=c");
  assert.equal(headers.host, `api.internal:${ports.plain}`);
});

test("curl speaks TLS through the tunnel with the listener of that port", async () => {
  const answer = await curlBy(gateway.port, `https://localhost:${ports.secure}/`);
  assert.equal(answer.status, 200);
});

test("curl uses an HTTPS listener with another name than the target's", async () => {
  const proxy = ["--proxy", `https://localhost:${ports.outer}`, "--proxy-cacert"];
  const url = `http://api.internal:${ports.plain}/`;
  const answer = await curl("-p", ...proxy, authority.certificatePath, url);
  assert.equal(answer.status, 200);
});

test("expressions see the client, the port that was asked for and the fields of CONNECT", async () => {
  const url = `http://localhost:${ports.plain}/source`;
  const answer = await curlBy(gateway.port, url, "--proxy-header", "x-job: nightly");
  assert.equal(answer.body, `127.0.0.1 nightly ${ports.plain}`);
});

test("policies of the gateway run before the tunnel", async () => {
  const url = `http://localhost:${ports.plain}/`;
  const refused = await curlBy(ports.guarded, url);
  assert.match(refused.messages, /403/);
  const answer = await curlBy(ports.guarded, url, "--proxy-header", "x-key: right");
  assert.equal(answer.status, 200);
});

test("a port without a gateway is 404, a tunnel within a tunnel 405, a target without port 400", async () => {
  const none = await ask(connectHead("localhost:1"), "route not found");
  assert.match(none.received, /^HTTP\/1\.1 404 /);
  const inner = await ask(connectHead(`localhost:${gateway.port}`), "\r\n\r\n");
  inner.socket.write(connectHead(`localhost:${ports.plain}`));
  const bytes: unknown = (await once(inner.socket, "data"))[0];
  assert.match(String(bytes), /^HTTP\/1\.1 405 /);
  const bad = await ask("CONNECT localhost HTTP/1.1\r\nhost: localhost\r\n\r\n", "bad request");
  assert.match(bad.received, /^HTTP\/1\.1 400 /);
  for (const { socket } of [none, inner, bad]) socket.destroy();
});

test("the rule on who may connect sees how a client has come, and a PROXY header is not asked for", async () => {
  const turnedAway = await curlBy(gateway.port, `http://localhost:${ports.direct}/`);
  assert.equal(turnedAway.status, 0);
  assert.equal((await curl(`http://127.0.0.1:${ports.direct}/`)).status, 200);
  const within = await curlBy(gateway.port, `http://localhost:${ports.behindProxy}/`);
  assert.equal(within.status, 200);
});

test("a TCP route handles the content of a tunnel, and each direction ends by itself", async () => {
  const head = connectHead(`localhost:${ports.tcp}`);
  const { socket } = await ask(`${head}early `, "\r\n\r\n");
  const rest = text(socket);
  socket.end("and late");
  assert.equal(await rest, "raw early and late");
});

test("a large body passes both ways", async () => {
  const url = `http://localhost:${ports.plain}/`;
  const body = "x".repeat(3_000_000);
  const { socket } = await ask(
    `${connectHead(`localhost:${ports.plain}`)}POST ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
    "\r\n\r\n",
  );
  const answer = text(socket);
  socket.write(body);
  assert.ok((await answer).includes(body));
});

test("a stream of HTTP/2 is a tunnel too, also for TLS", async (context) => {
  const stream = await openStream(context, ports.plain);
  stream.write("GET /first HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  assert.match(await text(stream), /^HTTP\/1\.1 200 OK.*\/first/s);
  const secured = connectTls({
    socket: await openStream(context, ports.secure),
    servername: "localhost",
    ca: authority.certificate,
  });
  await once(secured, "secureConnect");
  secured.write("GET /second HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  assert.match(await text(secured), /^HTTP\/1\.1 200 OK.*\/second/s);
});

test("HTTP/2 is spoken within a tunnel, of either version", async (context) => {
  const { socket } = await ask(connectHead(`localhost:${ports.plain}`), "\r\n\r\n");
  socket.destroy();
  for (const port of [ports.plain, ports.secure]) {
    const stream = await openStream(context, port);
    const trust = { servername: "localhost", ca: authority.certificate, ALPNProtocols: ["h2"] };
    const inner = port === ports.plain ? stream : connectTls({ socket: stream, ...trust });
    const session = connectHttp2("http://localhost", { createConnection: () => inner });
    context.after(() => session.destroy());
    const request = session.request({ ":path": "/inner" });
    assert.match(await text(request), /"url":"\/inner"/);
  }
});

test("a quiet tunnel ends after its time, in HTTP/2 with a reset", async (context) => {
  const { socket } = await ask(connectHead(`localhost:${ports.plain}`), "\r\n\r\n");
  const stream = await openStream(context, ports.plain);
  await waitFor("both ends", () => socket.closed && stream.closed);
  assert.notEqual(stream.rstCode, 0);
});

test("one line of the log for the tunnel, one for each request in it, and a trace", async () => {
  const trace = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`);
  const target = `traced.internal:${ports.plain}`;
  await curlBy(
    gateway.port,
    `http://${target}/`,
    "--proxy-header",
    "Proxy-Authorization: Basic c2VjcmV0czpzZWNyZXRz",
  );
  const records = await trace.text();
  assert.match(records, /"backendCallStart","target":"traced\.internal:\d+"/);
  assert.match(records, /"backendCallResult","status":200/);
  assert.doesNotMatch(records, /c2VjcmV0czpzZWNyZXRz/);
  const tunnel = await waitFor("the line of the tunnel", () =>
    gateway.output
      .split("\n")
      .find((line) => line.includes(`http.method=CONNECT http.host=${target}`)),
  );
  assert.match(
    tunnel,
    /gateway=entry .*http\.status=200 bytes\.received=\d+ bytes\.sent=\d+ duration=/,
  );
  assert.match(
    gateway.output,
    new RegExp(`gateway=plain .*http\\.method=GET http\\.host=${target}`),
  );
});

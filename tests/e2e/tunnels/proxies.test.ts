import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request as requestTo, type RequestListener } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer as createHttpsServer } from "node:https";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { WebSocket, WebSocketServer } from "ws";

/** Backends that are reached through a proxy (`backend.tunnel`). */

let authority: CertificateAuthority;
let echo: Listening;
let secure: Listening;
let sockets: Listening;
let gateway: Gateway;
let proxies: Readonly<Record<"plain" | "other" | "tls", Proxy>>;
let ports: { readonly tcp: number; readonly entry: number; readonly inner: number };

/** A proxy, and the requests that it received. */
interface Proxy extends Listening {
  readonly asked: string[];
}

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  const server = createSecureServer(
    { cert: certificate, key, allowHTTP1: true },
    (request, response) => {
      response.end(`HTTP/${request.httpVersion} ${request.url}`);
    },
  );
  echo = await startEcho();
  secure = await listen(server);
  sockets = await startSockets();
  const [tcp, entry, inner] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = { tcp, entry, inner };
  proxies = {
    plain: await startProxy(),
    other: await startProxy(),
    tls: await startProxy({ cert: certificate, key }),
  };
  gateway = await Gateway.start({
    config: configOf(),
    files: { "roots.json": JSON.stringify({ "ca.crt": authority.certificate }) },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  const all = [echo, secure, sockets, ...Object.values(proxies)];
  await Promise.all(all.map((one) => one.close()));
  await authority[Symbol.asyncDispose]();
});

function startSockets(): Promise<Listening> {
  const server = createServer();
  new WebSocketServer({ server }).on("connection", (socket) => socket.send("hello"));
  return listen(server);
}

/** Accepts requests in absolute form, and CONNECT; refuses hosts called forbidden. */
async function startProxy(tls?: { readonly cert: string; readonly key: string }): Promise<Proxy> {
  const asked: string[] = [];
  const forward: RequestListener = (message, response) => {
    asked.push(`${message.method} ${message.url} host=${message.headers.host}`);
    const { method = "", headers } = message;
    const onward = requestTo(message.url ?? "", { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    message.pipe(onward.on("error", () => response.destroy()));
  };
  const server = tls === undefined ? createServer(forward) : createHttpsServer(tls, forward);
  server.on("connect", ({ url = "" }, socket: Socket, head: Buffer) => {
    asked.push(`CONNECT ${url}`);
    socket.on("error", () => {});
    if (url.startsWith("forbidden"))
      return void socket.end(
        "HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n",
      );
    if (url.startsWith("strange")) return void socket.end("SSH-2.0-OpenSSH_9.2\r\n");
    const [host, port] = url.split(":");
    const onward = connect({ host, port: Number(port), allowHalfOpen: true }, () => {
      socket.write(
        "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.0 200 Connection established\r\nvia: test\r\n\r\n",
      );
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
  });
  return { ...(await listen(server)), asked };
}

function configOf(): string {
  const by = (proxy: Proxy, more = "") => `tunnel: {url: "http://127.0.0.1:${proxy.port}"${more}}`;
  const trust = "tls: {caCertificateRefs: [{name: roots}]}";
  const route = (name: string, host: string, policies: string) =>
    `- {name: ${name}, gateways: [web], hostnames: [${name}.test], backends: [{host: "${host}", policies: {${policies}}}]}`;
  const direct = `127.0.0.1:${echo.port}`;
  const localhost = `localhost:${secure.port}`;
  // Each worker has its own idle connections.
  return `
config: {workerThreads: 1}
configMaps: {roots: {file: roots.json}}
backends:
  proxy:
    static: {host: localhost, port: ${proxies.tls.port}}
    policies: {${trust}}
  echo: {static: {host: 127.0.0.1, port: ${echo.port}}}
policies:
- targetRefs: [{kind: Backend, name: echo}]
  backend: {${by(proxies.other)}}
gateways:
  web: {port: $PORT}
  tcp: {port: ${ports.tcp}, protocol: TCP}
  entry: {port: ${ports.entry}, frontend: {connect: {mode: Tunnel}}}
  inner: {port: ${ports.inner}}
tcpRoutes:
- {gateways: [tcp], backends: [{backend: echo}]}
routes:
${route("forwarded", direct, by(proxies.plain))}
${route("connected", direct, by(proxies.plain, ", mode: Connect"))}
${route("elsewhere", direct, by(proxies.other, ", mode: Connect"))}
${route("secure", localhost, `${by(proxies.plain)}, ${trust}`)}
${route("older", localhost, `${by(proxies.plain)}, ${trust}, http: {version: HTTP1}`)}
${route("modern", localhost, `${by(proxies.plain)}, ${trust}, http: {version: HTTP2}`)}
${route("referred", direct, "tunnel: {backendRef: {name: proxy}, mode: Connect}")}
${route("socket", `127.0.0.1:${sockets.port}`, by(proxies.plain))}
${route("forbidden", "forbidden:443", by(proxies.plain, ", mode: Connect"))}
${route("strange", "strange:443", `${by(proxies.plain)}, ${trust}`)}
${route("down", direct, 'tunnel: {url: "http://127.0.0.1:1", mode: Connect}')}
${route("own", `inner.test:${ports.inner}`, `tunnel: {url: "http://127.0.0.1:${ports.entry}", mode: Connect}`)}
- {name: inner, gateways: [inner], policies: {directResponse: {status: 200, body: inside}}}
`;
}

/** Requests a host from the gateway. */
function ask(host: string, ...more: readonly string[]) {
  return curl("-H", `host: ${host}.test`, ...more, `${gateway.url}/a?b=c`);
}

test("plain HTTP is sent to the proxy with its whole URL, with its body", async () => {
  const answer = await ask("forwarded", "-d", "hello");
  assert.equal(answer.status, 200);
  assert.equal(JSON.parse(answer.body).body, "hello");
  const host = `127.0.0.1:${echo.port}`;
  assert.equal(proxies.plain.asked.at(-1), `POST http://${host}/a?b=c host=${host}`);
});

test("with CONNECT the backend gets the message unchanged, and connections are reused", async () => {
  const before = proxies.plain.asked.length;
  for (let count = 0; count < 3; count++) {
    const answer = await ask("connected");
    assert.equal(JSON.parse(answer.body).headers.host, "connected.test");
  }
  assert.deepEqual(proxies.plain.asked.slice(before), [`CONNECT 127.0.0.1:${echo.port}`]);
  assert.equal((await ask("elsewhere")).status, 200);
  assert.deepEqual(proxies.other.asked, [`CONNECT 127.0.0.1:${echo.port}`]);
  assert.equal(proxies.plain.asked.length, before + 1);
});

for (const [name, version] of [
  ["secure", "2.0"],
  ["older", "1.1"],
  ["modern", "2.0"],
] as const) {
  test(`TLS is spoken with the backend within the tunnel, HTTP/${version} over it: ${name}`, async () => {
    const answer = await ask(name);
    assert.equal(answer.body, `HTTP/${version} /a?b=c`);
    assert.equal(proxies.plain.asked.at(-1), `CONNECT localhost:${secure.port}`);
  });
}

test("a proxy that is a backend is spoken to by the policies of that", async () => {
  assert.equal((await ask("referred")).status, 200);
  assert.deepEqual(proxies.tls.asked, [`CONNECT 127.0.0.1:${echo.port}`]);
});

test("a WebSocket uses CONNECT even if plain requests do not", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/`, {
    headers: { host: "socket.test" },
  });
  const [message] = await once(socket, "message");
  assert.equal(String(message), "hello");
  socket.terminate();
  assert.equal(proxies.plain.asked.at(-1), `CONNECT 127.0.0.1:${sockets.port}`);
});

test("a request that the proxy refuses gets 503, and the log says why", async () => {
  const cases = {
    forbidden: /proxy 127\.0\.0\.1:\d+: the proxy responded to CONNECT with 407/,
    strange: /proxy 127\.0\.0\.1:\d+: malformed status line/,
    down: /proxy 127\.0\.0\.1:1: connection refused \(ECONNREFUSED/,
  };
  for (const [host, reason] of Object.entries(cases)) {
    const answer = await ask(host);
    assert.equal(answer.status, 503, host);
    assert.equal(answer.body, "upstream call failed");
    await waitFor(`the reason for ${host}`, () => reason.test(gateway.output));
  }
});

test("a TCP route passes bytes through the proxy", async () => {
  const socket = connect({ port: ports.tcp, host: "127.0.0.1" });
  socket.write("GET /raw HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  assert.match(await text(socket), /"url":"\/raw"/);
  assert.equal(proxies.other.asked.at(-1), `CONNECT 127.0.0.1:${echo.port}`);
});

test("a gateway is the proxy of another one", async () => {
  assert.equal((await ask("own")).body, "inside");
});

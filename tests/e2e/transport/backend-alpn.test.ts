import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import type { Server, Socket } from "node:net";
import { createServer as createHttpsServer } from "node:https";
import { createSecureServer } from "node:http2";
import { after, before, test } from "node:test";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startNginx, type Peer } from "@edge-gateway/testkit/programs/peer";

/** TLS to backends: the protocols that are offered by ALPN, and the use of the chosen one. */

/** Concurrent requests to a backend whose protocols are not known yet. */
const MANY = 50;

let authority: CertificateAuthority;
let credentials: Credentials;
let gateway: Gateway;
const servers: Listening[] = [];
const peers: Peer[] = [];
/** The protocols offered to the server that only inspects handshakes, by connection. */
const offers: (readonly string[])[] = [];
/** Number of connections of each server. */
const connections = { both: 0, first: 0, second: 0 };

const tls = (more = ""): string => `tls: {insecureSkipVerify: All${more}}`;
const route = (path: string, port: string, policies: string): string => `
    - matches: [{path: {type: PathPrefix, value: /${path}}}]
      backends: [{host: "127.0.0.1:$${port}", policies: {${policies}}}]`;

const CONFIG = `
gateways:
  web:
    port: $PORT
    routes:
    ${route("offer/default", "LOOK", tls())}
    ${route("offer/first", "LOOK", tls(", alpnProtocols: [http/1.1]"))}
    ${route("offer/second", "LOOK", tls(", alpnProtocols: [h2]"))}
    ${route("offer/turned", "LOOK", tls(", alpnProtocols: [http/1.1, h2]"))}
    ${route("offer/other", "LOOK", tls(", alpnProtocols: [acme, h2]"))}
    ${route("offer/HTTP1", "LOOK", `${tls()}, http: {version: HTTP1}`)}
    ${route("offer/HTTP2", "LOOK", `${tls()}, http: {version: HTTP2}`)}
    ${route("both", "BOTH", tls())}
    ${route("only-first", "BOTH", tls(", alpnProtocols: [http/1.1]"))}
    ${route("first", "FIRST", tls())}
    ${route("none", "FIRST", tls(", alpnProtocols: [h2]"))}
    ${route("second", "SECOND", tls())}
    ${route("nginx", "NGINX", tls())}
    ${route("nginx-first", "NGINX_FIRST", tls())}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  credentials = await authority.issue({ name: "localhost" });
  const { certificate: cert, key } = credentials;
  const look = createTlsServer({
    cert,
    key,
    ALPNCallback({ protocols }) {
      offers.push(protocols);
      return undefined;
    },
  });
  const both = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) =>
    response.end(request.httpVersion),
  );
  both.on("secureConnection", () => (connections.both += 1));
  both.on("upgrade", (_request, socket) =>
    socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
  );
  const first = createHttpsServer({ cert, key, ALPNProtocols: [] }, (request, response) =>
    response.end(`${request.httpVersion} ${String((request.socket as TLSSocket).alpnProtocol)}`),
  );
  first.on("secureConnection", () => (connections.first += 1));
  const second = createSecureServer({ cert, key }, (request, response) =>
    response.end(request.httpVersion),
  );
  second.on("secureConnection", () => (connections.second += 1));
  const pair = `ssl_certificate ${credentials.certificatePath}; ssl_certificate_key ${credentials.keyPath};`;
  for (const server of [look, both, first, second]) servers.push(await listen(server));
  for (const version of [" http2", ""])
    peers.push(
      await startNginx(
        `server { listen 127.0.0.1:PORT ssl${version}; ${pair} return 200 "$server_protocol"; }`,
      ),
    );
  const names = ["LOOK", "BOTH", "FIRST", "SECOND", "NGINX", "NGINX_FIRST"];
  const ports = [...servers, ...peers].map(({ port }) => String(port));
  gateway = await Gateway.start({
    config: CONFIG,
    environment: Object.fromEntries(names.map((name, index) => [name, ports[index] ?? ""])),
  });
});

after(async () => {
  for (const each of [gateway, ...servers, ...peers, authority]) await each[Symbol.asyncDispose]();
});

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${gateway.url}/${path}`, init);
  return `${response.status} ${await response.text()}`;
}

async function askMany(path: string): Promise<ReadonlySet<string>> {
  return new Set(await Promise.all(Array.from({ length: MANY }, () => ask(path))));
}

test("the configured protocols are offered in order; a fixed version excludes the other one", async () => {
  for (const [path, offered] of [
    ["default", ["h2", "http/1.1"]],
    ["first", ["http/1.1"]],
    ["second", ["h2"]],
    ["turned", ["http/1.1", "h2"]],
    ["other", ["acme", "h2"]],
    ["HTTP1", ["http/1.1"]],
    ["HTTP2", ["h2"]],
  ] as const) {
    offers.length = 0;
    assert.match(await ask(`offer/${path}`), /^503 /);
    assert.deepEqual(offers, [offered], path);
  }
});

test("requests that begin together share a connection of HTTP/2, and later ones use it", async () => {
  assert.deepEqual(await askMany("both"), new Set(["200 2.0"]));
  assert.equal(connections.both, 1);
  assert.equal(await ask("both", { method: "POST", body: "x".repeat(100_000) }), "200 2.0");
  assert.equal(connections.both, 1);
  assert.equal(await ask("only-first"), "200 1.1");
});

test("a backend that speaks no HTTP/1.1", async () => {
  assert.deepEqual(await askMany("second"), new Set(["200 2.0"]));
  assert.equal(connections.second, 1);
});

test("a backend without HTTP/2 gets every request by HTTP/1.1", async () => {
  assert.deepEqual(await askMany("first"), new Set(["200 1.1 false"]));
  assert.ok(connections.first <= MANY, String(connections.first));
  assert.deepEqual(await askMany("none"), new Set(["200 1.1 false"]));
  const bodies = Array.from({ length: MANY }, () =>
    ask("first", { method: "POST", body: "x".repeat(100_000) }),
  );
  assert.deepEqual(new Set(await Promise.all(bodies)), new Set(["200 1.1 false"]));
});

test("nginx, with HTTP/2 and without", async () => {
  assert.deepEqual(await askMany("nginx"), new Set(["200 HTTP/2.0"]));
  assert.deepEqual(await askMany("nginx-first"), new Set(["200 HTTP/1.1"]));
});

test("an upgrade is requested over HTTP/1.1, whatever version other requests use", async () => {
  const headers = { connection: "upgrade", upgrade: "x" };
  const asked = request(`${gateway.url}/both`, { headers }).end();
  const [response, socket] = await once(asked, "upgrade");
  socket.destroy();
  assert.equal(response.statusCode, 101);
});

test("a backend that speaks another version than before is served", async () => {
  const { certificate: cert, key } = credentials;
  const answer = (request: { httpVersion: string }, response: { end(text: string): void }): void =>
    response.end(request.httpVersion);
  const port = await freePort();
  const start = async (server: Server): Promise<Listening> => {
    const sockets = new Set<Socket>();
    server.on("secureConnection", (socket: Socket) => sockets.add(socket));
    const listening = await listen(server, port);
    const close = async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await listening.close();
    };
    return { ...listening, close, [Symbol.asyncDispose]: close };
  };
  const versions = {
    "1.1": () => createHttpsServer({ cert, key }, answer),
    "2.0": () => createSecureServer({ cert, key }, answer),
  };
  let server = await start(versions["2.0"]());
  await using changed = await Gateway.start({
    config: `
gateways:
  web:
    port: $PORT
    routes: [{backends: [{host: "127.0.0.1:${port}", policies: {tls: {insecureSkipVerify: All}}}]}]
`,
  });
  for (const version of ["2.0", "1.1", "2.0"] as const) {
    await server.close();
    server = await start(versions[version]());
    assert.equal(await (await fetch(changed.url)).text(), version);
  }
  await server.close();
});

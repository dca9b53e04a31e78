import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startNginx, type Peer } from "@edge-gateway/testkit/programs/peer";
import { WebSocketServer } from "ws";
import { installPythonPackage } from "../../../tools/python-package.ts";

/** WebSockets of a Python program, through nginx on either side of the gateway, with and without TLS. */

const CLIENT = { distribution: "websockets", version: "17.4" };
const LIBRARY = fileURLToPath(
  new URL(`../../../.cache/tests/websockets-${CLIENT.version}`, import.meta.url),
);
const PROGRAM = join(import.meta.dirname, "sockets.py");

/** The message after which the server closes. */
const CLOSE = Buffer.from("close");

const run = promisify(execFile);

let authority: CertificateAuthority;
let web: Listening;
let behind: Peer;
let front: Peer;
let gateway: Gateway;
let ports: { readonly secure: number; readonly behindTls: number; readonly frontTls: number };

before(async () => {
  await installPythonPackage(CLIENT, LIBRARY);
  authority = await CertificateAuthority.create();
  web = await startSockets();
  const [secure, behindTls, frontTls] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = { secure, behindTls, frontTls };
  const { certificate, key, certificatePath, keyPath } = await authority.issue({
    name: "localhost",
  });
  const pair = `ssl_certificate ${certificatePath}; ssl_certificate_key ${keyPath};`;
  behind = await startNginx(`
    server { listen 127.0.0.1:PORT; ${passTo(web.url)} }
    server { listen 127.0.0.1:${behindTls} ssl http2; ${pair} ${passTo(web.url)} }`);
  gateway = await Gateway.start({
    config: configOf(),
    environment: { SECURE: String(secure) },
    files: {
      "s.crt": certificate,
      "s.key": key,
      "roots.json": JSON.stringify({ "ca.crt": authority.certificate }),
    },
  });
  const trust = `proxy_ssl_trusted_certificate ${authority.certificatePath}; proxy_ssl_verify on; proxy_ssl_server_name on; proxy_ssl_name localhost;`;
  front = await startNginx(`
    server { listen 127.0.0.1:PORT; ${passTo(gateway.url)} }
    server { listen 127.0.0.1:${frontTls} ssl; ${pair} ${trust} ${passTo(`https://127.0.0.1:${secure}`)} }`);
});

after(async () => {
  await front?.[Symbol.asyncDispose]();
  await gateway?.[Symbol.asyncDispose]();
  await behind?.[Symbol.asyncDispose]();
  await web?.close();
  await authority?.[Symbol.asyncDispose]();
});

/** Responds with the requested path and host, then echoes messages until it is told to close. */
function startSockets(): Promise<Listening> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: true });
  sockets.on("connection", (socket, { url }) => {
    socket.send(JSON.stringify(url));
    socket.on("message", (data, binary) => {
      if (Buffer.isBuffer(data) && data.equals(CLOSE)) socket.close(4001, "as told");
      else socket.send(data, { binary });
    });
  });
  return listen(server);
}

/** The configuration with which nginx forwards WebSockets, from its manual. */
function passTo(url: string): string {
  const upgrade = `proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";`;
  return `location / { proxy_pass ${url}; proxy_http_version 1.1; proxy_set_header Host $host; ${upgrade} }`;
}

function configOf(): string {
  const trust = "tls: {caCertificateRefs: [{name: roots}], sni: localhost}";
  return `
configMaps: {roots: {file: roots.json}}
gateways:
  plain: {port: $PORT}
  secure: {port: $SECURE, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
routes:
- {name: direct, gateways: [plain, secure], matches: [{path: {value: /direct}}], backends: [{host: "127.0.0.1:${web.port}"}]}
- {name: nginx, gateways: [plain, secure], matches: [{path: {value: /nginx}}], backends: [{host: "127.0.0.1:${behind.port}"}]}
- name: nginx-tls
  gateways: [plain, secure]
  matches: [{path: {value: /tls}}]
  backends: [{host: "127.0.0.1:${ports.behindTls}", policies: {${trust}}}]
`;
}

/** The output of the Python client for a URL. */
async function converse(url: string): Promise<unknown> {
  const env = { ...process.env, PYTHONPATH: LIBRARY, PYTHONDONTWRITEBYTECODE: "1" };
  const { stdout } = await run("python3", [PROGRAM, url, authority.certificatePath], { env });
  return JSON.parse(stdout);
}

for (const path of ["/direct", "/nginx", "/tls"]) {
  const entries = {
    "the gateway": () => `ws://127.0.0.1:${gateway.port}`,
    "the gateway, with TLS": () => `wss://127.0.0.1:${ports.secure}`,
    nginx: () => `ws://127.0.0.1:${front.port}`,
    "nginx, with TLS on both sides": () => `wss://127.0.0.1:${ports.frontTls}`,
  };
  for (const [name, entry] of Object.entries(entries)) {
    test(`a Python client that enters by ${name} converses with ${path}`, async () => {
      assert.deepEqual(await converse(`${entry()}${path}`), {
        seen: path,
        subprotocol: "chat.v2",
        extensions: ["permessage-deflate"],
        code: 4001,
        reason: "as told",
      });
    });
  }
}

import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";

/**
 * A response to HEAD has no body, whether the upstream or the gateway made it; its content-length
 * may be that of GET (RFC 9110 section 9.3.2).
 */

const SWITCH = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n";

let echo: Listening;
let switching: Listening;
let gateway: Gateway;

before(async () => {
  echo = await startEcho();
  switching = await listen(
    createServer((socket) => {
      socket.on("error", () => {}).once("data", () => socket.write(SWITCH));
    }),
  );
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo.close(), switching.close()]);
});

function keySet(): string {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1" }] });
}

function configOf(): string {
  return `
gateways:
  web:
    port: $PORT
    frontend: {http: {http2MaxHeaderSize: 4Ki, maxTargetSize: 1Ki}}
routes:
- name: echo
  gateways: [web]
  matches: [{path: {value: /echo}}]
  backends: [{host: "127.0.0.1:${echo.port}", policies: {http: {version: HTTP1}}}]
- name: direct
  gateways: [web]
  matches: [{path: {value: /direct}}]
  policies: {directResponse: {status: 200, body: hello}}
- name: guarded
  gateways: [web]
  matches: [{path: {value: /guarded}}]
  policies: {jwtAuthentication: {providers: [{issuer: i, audiences: [a], jwks: {inline: '${keySet()}'}}]}}
  backends: [{host: "127.0.0.1:${echo.port}", policies: {http: {version: HTTP1}}}]
- name: denied
  gateways: [web]
  matches: [{path: {value: /denied}}]
  policies: {authorization: {policy: {matchExpressions: ["false"]}}}
  backends: [{host: "127.0.0.1:${echo.port}", policies: {http: {version: HTTP1}}}]
- {name: empty, gateways: [web], matches: [{path: {value: /empty}}]}
- name: refused
  gateways: [web]
  matches: [{path: {value: /refused}}]
  backends: [{host: "127.0.0.1:1"}]
- name: switching
  gateways: [web]
  matches: [{path: {value: /switching}}]
  backends: [{host: "127.0.0.1:${switching.port}"}]
`;
}

/** Returns all bytes that the client receives over HTTP/1.1. */
async function received(request: string): Promise<string> {
  const socket = connect({ port: gateway.port, host: "127.0.0.1" });
  socket.write(request);
  return text(socket.setEncoding("latin1"));
}

const PATHS = [
  ["/echo", 200],
  ["/direct", 200],
  ["/none", 404],
  ["/guarded", 401],
  ["/denied", 403],
  ["/empty", 500],
  ["/refused", 503],
] as const;

describe("over HTTP/1.1", () => {
  const lines = (path: string, more = ""): string =>
    `HEAD ${path} HTTP/1.1\r\nhost: a\r\n${more}connection: close\r\n\r\n`;
  const rows: readonly (readonly [request: string, status: number])[] = [
    ...PATHS.map(([path, status]) => [lines(path), status] as const),
    [lines("/switching").replace("close", "close, upgrade\r\nupgrade: x"), 502],
    [lines("/echo").replace("host: a", "host: [a]"), 400],
    [lines("/echo", "host: b\r\n"), 400],
    [lines("/echo", "expect: x\r\n"), 417],
    [lines("/echo", `x: ${"x".repeat(70_000)}\r\n`), 431],
    [lines(`/${"x".repeat(2000)}`), 414],
    [lines("/echo").replace("HTTP/1.1", "HTTP/1.7"), 505],
    ["HEAD /direct HTTP/1.0\r\n\r\n", 200],
    ["HEAD /none HTTP/1.0\r\n\r\n", 404],
  ];
  for (const [request, status] of rows) {
    test(JSON.stringify(request.slice(0, 60)), async () => {
      const head = await received(request);
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.equal(head.indexOf("\r\n\r\n"), head.length - 4, head);
    });
  }
});

describe("over HTTP/2", () => {
  const rows: readonly (readonly [path: string, status: number, more?: object])[] = [
    ...PATHS,
    ["/echo", 400, { ":authority": "[a]" }],
    ["/echo", 417, { expect: "x" }],
    ["/echo", 431, { x: "x".repeat(5000) }],
    [`/${"x".repeat(2000)}`, 414],
  ];
  for (const [path, status, more = {}] of rows) {
    test(`${path.slice(0, 20)} ${Object.keys(more).join()}`, async () => {
      const client = connectHttp2(gateway.url);
      try {
        const stream = client.request({
          ":method": "HEAD",
          ":path": path,
          ":authority": "a",
          ...more,
        });
        const [head] = await once(stream, "response");
        assert.equal(head[":status"], status);
        assert.equal(await text(stream), "");
      } finally {
        client.destroy();
      }
    });
  }
});

test("content-length is that of GET", async () => {
  const { headers } = await fetch(`${gateway.url}/direct`, { method: "HEAD" });
  assert.equal(headers.get("content-length"), "5");
});

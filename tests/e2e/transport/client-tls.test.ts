import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import { after, before, test } from "node:test";
import { connect } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/** Clients must not renegotiate or change the protocol after the handshake. */

const NAMES = ["SECURE", "NAMED", "OLDER"] as const;

let authority: CertificateAuthority;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

const CONFIG = `
gateways:
  plain: {port: $PORT}
  secure: {port: $SECURE, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
  named:
    port: $NAMED
    listeners:
    - {name: one, hostname: localhost, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
    - {name: two, hostname: other.test, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
  older: {port: $OLDER, protocol: HTTPS, tls: {cert: s.crt, key: s.key}, frontend: {tls: {alpnProtocols: [http/1.1]}}}
routes:
- gateways: [plain, secure, named, older]
  policies: {directResponse: {status: 200, body: served}}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: CONFIG,
    environment: Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
    files: { "s.crt": certificate, "s.key": key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/**
 * The output of `openssl s_client` when it renegotiates after the handshake, until the connection
 * ends.
 */
async function renegotiate(port: number, ...options: readonly string[]): Promise<string> {
  const address = ["-connect", `127.0.0.1:${port}`, "-servername", "localhost"];
  const child = spawn("openssl", ["s_client", "-tls1_2", ...address, ...options]);
  let output = "";
  child.stdin.on("error", () => {});
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      const isConnected = output.includes("Verify return code");
      output += text;
      if (!isConnected && output.includes("Verify return code")) child.stdin.write("R\n");
      else if (output.includes("RENEGOTIATING"))
        child.stdin.end("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    });
  await once(child, "close");
  return output;
}

test("a client of TLS 1.2 cannot renegotiate", async () => {
  for (const name of NAMES)
    for (const protocol of ["h2", "http/1.1"]) {
      if (name === "OLDER" && protocol === "h2") continue;
      const output = await renegotiate(ports[name], "-alpn", protocol);
      // The SETTINGS frame may arrive before the refusal while openssl waits for the handshake.
      const reason =
        protocol === "h2" ? "(no renegotiation|unexpected record)" : "no renegotiation";
      assert.match(output, new RegExp(`RENEGOTIATING[^]*SSL routines:.*${reason}`), output);
      assert.doesNotMatch(output, /RENEGOTIATING[^]*verify return|served/);
    }
});

const PREFACE = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  // A SETTINGS frame without settings.
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
]);

/** All bytes received after the HTTP/2 preface, until the gateway ends the connection. */
async function sendPreface(port: number, ALPNProtocols?: string[]): Promise<string> {
  const trust = { ca: authority.certificate, servername: "localhost" };
  const offer = ALPNProtocols === undefined ? {} : { ALPNProtocols };
  const socket = connect({ port, host: "127.0.0.1", ...trust, ...offer });
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  socket.write(PREFACE);
  await once(socket, "end");
  return received;
}

test("HTTP/2 that ALPN did not choose is refused, as HTTP/1.1 refuses it", async () => {
  for (const name of NAMES)
    for (const offered of [undefined, ["http/1.1"]])
      assert.match(await sendPreface(ports[name], offered), /^HTTP\/1\.1 505 /, name);
});

test("the same client is served by HTTP/2 that ALPN chose, and without TLS by prior knowledge", async () => {
  const trust = { ca: authority.certificate };
  const urls = [gateway.url, `https://localhost:${ports.SECURE}`];
  for (const url of urls) {
    const session = connectHttp2(url, trust);
    const stream = session.request({ ":path": "/" }).setEncoding("utf8");
    assert.equal((await stream.toArray()).join(""), "served");
    session.close();
  }
});

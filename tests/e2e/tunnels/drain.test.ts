import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { after, before, test, type TestContext } from "node:test";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Tunnels that are open while the configuration changes or the gateway ends: they continue until
 * the deadline.
 */

let authority: CertificateAuthority;
let credentials: Credentials;
let sockets: WebSocketServer;
let web: Listening;

before(async () => {
  authority = await CertificateAuthority.create();
  credentials = await authority.issue({ name: "localhost" });
  const server = createServer((_request, response) => response.writeHead(426).end());
  sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("message", (data, binary) => socket.send(data, { binary }));
    socket.on("error", () => {});
  });
  web = await listen(server);
});

after(async () => {
  await web.close();
  await authority[Symbol.asyncDispose]();
});

interface Shape {
  readonly deadline: string;
  readonly path?: string;
  /** Whether the ports of the tunnels are open. */
  readonly listens?: boolean;
}

function configOf({ deadline, path = "/", listens = true }: Shape): string {
  return `
config: {connectionTerminationDeadline: ${deadline}}
gateways:
  other: {port: $OTHER}
${listens ? `  plain: {port: $PORT}\n  secure: {port: $SECURE, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}` : ""}
routes:
- gateways: [${listens ? "plain, secure, other" : "other"}]
  matches: [{path: {value: ${path}}}]
  backends: [{host: "127.0.0.1:${web.port}"}]
`;
}

/** A gateway with one tunnel through a plain port, and one through TLS. */
async function withTunnels(context: TestContext, shape: Shape) {
  const [secure, other] = await Promise.all([freePort(), freePort()]);
  const gateway = await Gateway.start({
    config: configOf(shape),
    environment: { SECURE: String(secure), OTHER: String(other) },
    files: { "s.crt": credentials.certificate, "s.key": credentials.key },
  });
  const open: WebSocket[] = [];
  context.after(async () => {
    for (const socket of open) socket.terminate();
    await gateway[Symbol.asyncDispose]();
  });
  open.push(new WebSocket(`ws://127.0.0.1:${gateway.port}`));
  open.push(new WebSocket(`wss://localhost:${secure}`, { ca: authority.certificate }));
  for (const socket of open) {
    socket.on("error", () => {});
    await waitFor("an open tunnel", () => socket.readyState === WebSocket.OPEN);
  }
  return { gateway, open, otherPort: other };
}

async function echoes(open: readonly WebSocket[]): Promise<void> {
  for (const socket of open) {
    socket.send("still there");
    const [message] = await once(socket, "message");
    assert.equal(String(message), "still there");
  }
}

/** Ends each tunnel without an error, and waits until the end arrives from the upstream. */
async function close(open: readonly WebSocket[]): Promise<void> {
  for (const socket of open) {
    socket.close(1000, "done");
    const [code] = await once(socket, "close");
    assert.equal(code, 1000);
  }
}

/** Waits until all tunnels are cut, on both sides. */
async function cut(open: readonly WebSocket[]): Promise<void> {
  for (const socket of open) await waitFor("cut", () => socket.readyState === WebSocket.CLOSED);
  await waitFor("no connections at the upstream", () => sockets.clients.size === 0);
}

async function refuses(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const refused = await Promise.race([
    once(socket, "connect").then(() => false),
    once(socket, "error").then(() => true),
  ]).catch(() => true);
  socket.destroy();
  return refused;
}

const statusOf = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/`)).status;

test("a reload without their route leaves tunnels alone", async (context) => {
  const { gateway, open } = await withTunnels(context, { deadline: "50ms" });
  await gateway.reconfigure(configOf({ deadline: "50ms", path: "/new" }));
  await waitFor("the new route", async () => (await statusOf(gateway.port)) === 404);
  await echoes(open);
  await close(open);
});

test("a reload without their port lets tunnels continue until they end", async (context) => {
  const { gateway, open, otherPort } = await withTunnels(context, { deadline: "1h" });
  await gateway.reconfigure(configOf({ deadline: "1h", listens: false }));
  await waitFor("a closed port", () => refuses(gateway.port));
  await echoes(open);
  await close(open);
  assert.equal(await statusOf(otherPort), 426);
});

test("a reload without their port cuts tunnels at the deadline", async (context) => {
  const { gateway, open, otherPort } = await withTunnels(context, { deadline: "50ms" });
  await gateway.reconfigure(configOf({ deadline: "50ms", listens: false }));
  await cut(open);
  assert.equal(await statusOf(otherPort), 426);
  await logged(gateway, open.length);
});

test("an ending gateway waits for tunnels, and ends with the last one", async (context) => {
  const { gateway, open } = await withTunnels(context, { deadline: "1h" });
  process.kill(gateway.pid, "SIGTERM");
  await waitFor("a closed port", () => refuses(gateway.port));
  await echoes(open);
  await close(open);
  await waitFor("the end", () => gateway.exitStatus !== null);
  assert.equal(gateway.exitStatus, 0);
  await logged(gateway, open.length);
});

test("an ending gateway cuts tunnels at the deadline", async (context) => {
  const { gateway, open } = await withTunnels(context, { deadline: "50ms" });
  process.kill(gateway.pid, "SIGTERM");
  await cut(open);
  await waitFor("the end", () => gateway.exitStatus !== null);
  assert.equal(gateway.exitStatus, 0);
  await logged(gateway, open.length);
});

/** Waits for one log line of each tunnel, and checks that none has two. */
async function logged(gateway: Gateway, count: number): Promise<void> {
  const lines = (): number => gateway.output.split("http.status=101").length - 1;
  await waitFor("a line for each tunnel", () => lines() >= count);
  assert.equal(lines(), count);
}

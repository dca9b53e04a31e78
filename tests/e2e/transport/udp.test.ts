import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { UdpClient, UdpPeer } from "@edge-gateway/testkit/udp";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** UDP sessions: datagrams of clients go to backends and back. */

const NAMES = [
  "SPREAD",
  "NOWHERE",
  "HALF",
  "ZERO",
  "DENIED",
  "QUIET",
  "NAMED",
  "CHANGED",
  "ROUTED",
] as const;

let first: UdpPeer;
let second: UdpPeer;
let elsewhere: UdpPeer;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

const configOf = (changed: string): string => `
config: {connectionTerminationDeadline: 200ms}
gateways:
  plain: {port: $PORT, protocol: UDP}
  spread: {port: $SPREAD, protocol: UDP}
  nowhere: {port: $NOWHERE, protocol: UDP}
  half: {port: $HALF, protocol: UDP}
  zero: {port: $ZERO, protocol: UDP}
  denied:
    port: $DENIED
    protocol: UDP
    frontend: {networkAuthorization: {action: Deny, policy: {matchExpressions: ['source.address == "127.0.0.1"']}}}
  quiet: {port: $QUIET, protocol: UDP}
  named: {port: $NAMED, protocol: UDP}
  changed: {port: $CHANGED, protocol: UDP}
  routed: {port: $ROUTED, protocol: UDP}
udpRoutes:
- {name: first, gateways: [plain], backends: [{host: "127.0.0.1:$FIRST"}]}
- {gateways: [spread], backends: [{backend: first, weight: 3}, {host: "127.0.0.1:$SECOND", weight: 1}]}
- {gateways: [nowhere], backends: [{host: "127.0.0.1:$FREE"}]}
- {gateways: [half], backends: [{host: "127.0.0.1:$FREE", weight: 9}, {backend: first, weight: 1}]}
- {gateways: [zero], backends: [{backend: first, weight: 0}]}
- {gateways: [denied], backends: [{backend: first}]}
- {gateways: [quiet], idleTimeout: 1s, backends: [{backend: first}]}
- {gateways: [named], backends: [{host: "localhost:$FIRST"}]}
- {gateways: [changed], backends: [{host: "127.0.0.1:${changed}"}]}
- {gateways: [routed], backends: [{host: "127.0.0.2:$ELSEWHERE"}]}
backends: {first: {static: {host: 127.0.0.1, port: $FIRST}}}
`;

before(async () => {
  first = await UdpPeer.start((text) => `first ${text}`);
  elsewhere = await UdpPeer.start((_, address) => address, "127.0.0.2");
  second = await UdpPeer.start((text) => `second ${text}`);
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: configOf("$FIRST"),
    environment: {
      ...Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
      FIRST: String(first.port),
      SECOND: String(second.port),
      ELSEWHERE: String(elsewhere.port),
      FREE: String(await freePort()),
      WORKER_THREADS: "2",
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const peer of [first, second, elsewhere]) await peer[Symbol.asyncDispose]();
});

/** The response to a datagram; it is sent again until one arrives, as UDP clients do. */
async function ask(
  client: UdpClient,
  text: string,
  // A response to an earlier datagram may arrive late, because that datagram was sent again.
  isOwn = (response: string): boolean => response.endsWith(` ${text}`),
): Promise<string> {
  const before = client.received.length;
  const found = (): string | undefined => client.received.slice(before).find(isOwn);
  await waitFor(`a response to ${text}`, () => {
    if (found() === undefined) client.send(text);
    return found() !== undefined;
  });
  return found() ?? "";
}

async function metric(line: RegExp): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`);
  return Number(line.exec(await response.text())?.[1] ?? 0);
}

const dropped = (port: number, reason: string): Promise<number> =>
  metric(
    new RegExp(
      `udp_datagrams_dropped_total\\{bind="bind/udp/${port}",gateway="[a-z]+",reason="${reason}"\\} (\\d+)`,
    ),
  );

test("datagrams go to the backend and back unchanged", async () => {
  using client = new UdpClient(gateway.port);
  assert.equal(await ask(client, "hello"), "first hello");
  const large = "x".repeat(20_000);
  assert.equal(await ask(client, large), `first ${large}`);
  assert.equal(await ask(client, ""), "first ");
});

test("each client keeps its backend, and weights determine the number of clients of each backend", async () => {
  const clients = Array.from({ length: 60 }, () => new UdpClient(ports.SPREAD));
  const backends = await Promise.all(
    clients.map(async (client) => {
      const answers = [await ask(client, "a"), await ask(client, "b"), await ask(client, "c")];
      assert.equal(new Set(answers.map((answer) => answer.split(" ")[0])).size, 1);
      return answers[0]?.split(" ")[0];
    }),
  );
  for (const client of clients) client[Symbol.dispose]();
  const ofSecond = backends.filter((name) => name === "second").length;
  assert.ok(ofSecond > 2 && ofSecond < 30, `${ofSecond} of 60`);
});

test("datagrams without a backend are dropped and counted", async () => {
  using client = new UdpClient(ports.ZERO);
  await waitFor("the count", async () => {
    client.send("lost");
    return (await dropped(ports.ZERO, "no_backend")) > 0;
  });
  assert.deepEqual(client.received, []);
});

test("a backend without a listener ends the session, and the gateway continues", async () => {
  using client = new UdpClient(ports.NOWHERE);
  await waitFor("log", () => {
    client.send("lost");
    return /route=udp\/nowhere\/route0 .*error=.*ECONNREFUSED/.test(gateway.output);
  });
  using other = new UdpClient(gateway.port);
  assert.equal(await ask(other, "hello"), "first hello");
});

test("networkAuthorization judges clients", async () => {
  using client = new UdpClient(ports.DENIED);
  await waitFor("the count", async () => {
    client.send("secret");
    return (await dropped(ports.DENIED, "denied")) > 0;
  });
  assert.deepEqual(client.received, []);
});

test("a session that is quiet ends with a line of the log, and is counted", async () => {
  using client = new UdpClient(ports.QUIET);
  assert.equal(await ask(client, "hello"), "first hello");
  const active = new RegExp(
    `downstream_connections_active\\{bind="bind/udp/${ports.QUIET}".*protocol="udp"\\} (\\d+)`,
  );
  await waitFor("the session", async () => {
    client.send("still here");
    return (await metric(active)) === 1;
  });
  await waitFor("the end", async () => (await metric(active)) === 0);
  const line =
    /route=udp\/quiet\/route0 endpoint=127.0.0.1:\d+ src.addr=127.0.0.1:\d+ protocol=udp bytes.received=\d+ bytes.sent=\d+ duration=/;
  await waitFor("log", () => line.test(gateway.output));
  assert.equal(await ask(client, "again"), "first again");
});

test("a backend is reached by its name", async () => {
  using client = new UdpClient(ports.NAMED);
  assert.equal(await ask(client, "hello"), "first hello");
});

test("the system chooses the address that backends see", async () => {
  using client = new UdpClient(ports.ROUTED);
  assert.equal(await ask(client, "who?", () => true), "127.0.0.1");
});

test("a changed configuration takes clients to another backend", async () => {
  using client = new UdpClient(ports.CHANGED);
  assert.equal(await ask(client, "hello"), "first hello");
  await gateway.reconfigure(configOf("$SECOND"));
  await waitFor("the change", async () => (await ask(client, "there?")).startsWith("second"));
});

test("a session of a gateway that ends is over at the deadline", async () => {
  const port = await freePort();
  const other = await Gateway.start({
    config: `
config: {connectionTerminationDeadline: 100ms}
gateways: {default: {port: $DATAGRAMS, protocol: UDP}}
udpRoutes: [{backends: [{host: "127.0.0.1:${first.port}"}]}]
`,
    environment: { DATAGRAMS: String(port) },
  });
  using client = new UdpClient(port);
  assert.equal(await ask(client, "hello"), "first hello");
  await other[Symbol.asyncDispose]();
  await waitFor("log", () => /error="?the gateway is shutting down/.test(other.output));
});

test("a backend without a listener gets no new clients while there is another one", async () => {
  using probe = new UdpClient(ports.HALF);
  const refused = (): number =>
    gateway.output.matchAll(/route=udp\/half\/route0 .*error=.*ECONNREFUSED/g).toArray().length;
  // Each of the two workers detects the failure by itself.
  assert.equal(await ask(probe, "hello"), "first hello");
  const clients = Array.from({ length: 40 }, () => new UdpClient(ports.HALF));
  for (const client of clients) assert.equal(await ask(client, "hello"), "first hello");
  for (const client of clients) client[Symbol.dispose]();
  await waitFor("the first failure", () => refused() > 0);
  assert.ok(refused() < 10, `${refused()} clients were sent to it`);
});

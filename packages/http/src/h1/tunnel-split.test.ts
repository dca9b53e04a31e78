import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Pool } from "../pool/pool.ts";
import { RequestScanner } from "../codec/request-scanner.ts";
import { Http1ClientConnection } from "./client/client-connection.ts";
import { OpenConnections } from "../exchange/stream/open-connections.ts";
import { ScannerPool } from "../exchange/client/scanner-pool.ts";
import type { RequestHandler, Stream } from "../exchange/stream/stream.ts";
import { LIMITS } from "../testing/harness.ts";
import { cuts, pieces } from "../testing/messages.ts";
import { TestWire } from "../testing/test-wire.ts";
import { testThread } from "../testing/thread.ts";
import { NOBODY } from "../wire/wire.ts";

/** The bytes that both sides send, and what the gateway does with the request. */
interface Conversation {
  readonly client: string;
  /** The response to each request, sent as soon as it has arrived. */
  readonly upstream: readonly string[];
  readonly admits?: boolean;
}

/** What both ends of the tunnel had received when it ended. */
interface Outcome {
  readonly client: string;
  readonly upstream: readonly string[];
  readonly closed: readonly boolean[];
  readonly requests: readonly string[];
  readonly tunnelled: readonly boolean[];
}

const DOWNSTREAM = {
  id: 1,
  remoteAddress: "a",
  remotePort: 1,
  localAddress: "b",
  localPort: 2,
  secure: false,
  transport: undefined,
};

/** Runs a conversation whose pieces arrive in the given order, where true means a piece of the client. */
function run(
  fromClient: Buffer[],
  fromUpstream: readonly Buffer[][],
  order: readonly boolean[],
  admits: boolean,
): Outcome {
  const thread = testThread(() => 0);
  const ups: TestWire[] = [];
  const requests: Stream[] = [];
  const connections = new OpenConnections(LIMITS.maxConnections, () => {});
  const pool = new Pool({
    name: "test",
    limits: LIMITS,
    thread,
    connections,
    connect: (user) => {
      const wire = new TestWire(user);
      ups.push(wire);
      return wire;
    },
  });
  const handler: RequestHandler = {
    request(stream) {
      requests.push(stream);
      if (admits) stream.forward({ upstream: pool, timeout: 0 });
      else stream.respondWith({ status: 403, headers: [["date", "now"]], body: Buffer.alloc(0) });
    },
    response: (stream) => stream.respond(),
    failed: (stream) =>
      stream.respondWith({ status: 502, headers: [["date", "now"]], body: Buffer.alloc(0) }),
    finished() {},
  };
  const server = {
    limits: LIMITS,
    handler,
    thread,
    scanners: new ScannerPool(() => new RequestScanner(LIMITS)),
    clock: () => 0,
    speaksHttp2: false,
    handOver: () => assert.fail("this test uses no HTTP/2"),
    draining: false,
    closed() {},
  };
  const down = new TestWire(NOBODY);
  assert.equal(new Http1ClientConnection(server, DOWNSTREAM, down).downstream, DOWNSTREAM);
  const opened = new Set<TestWire>();
  /**
   * Has the upstream accept connections and respond to the bytes that it has read. Returns whether it did
   * anything.
   */
  const respond = (): boolean => {
    const fresh = ups.filter((up) => !opened.has(up));
    for (const up of fresh) {
      opened.add(up);
      up.user.opened();
    }
    const asked = ups.reduce((sum, { sent }) => sum + sent.split("GET /").length - 1, 0);
    const isTunnel = requests[0]?.request.method === "CONNECT";
    const index = fromUpstream.findIndex((waiting) => waiting.length > 0);
    if (index < 0 || (index >= asked && !isTunnel)) return fresh.length > 0;
    const received = ups.at(-1)?.receive(fromUpstream[index] ?? []) ?? false;
    return received || fresh.length > 0;
  };
  for (const isClients of order) {
    if (isClients) down.receive(fromClient);
    else respond();
  }
  let moved = true;
  while (moved) {
    moved = down.receive(fromClient);
    moved = respond() || moved;
  }
  const wires = [down, ...ups];
  const outcome = {
    client: down.sent,
    upstream: ups.map(({ sent }) => sent),
    closed: wires.map(({ destroyed, ended }) => destroyed || ended),
    requests: requests.map(({ request }) => `${request.method} ${request.target}`),
    tunnelled: requests.map(({ tunnelled }) => tunnelled),
  };
  for (const each of wires) {
    if (each.destroyed) continue;
    each.destroyed = true;
    each.user.closed(undefined);
  }
  pool.close();
  return outcome;
}

const UPGRADE = "GET /a HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n";
const CONNECT = "CONNECT a:80 HTTP/1.1\r\nhost: a:80\r\n\r\n";
const SWITCHED = "HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n";
const HINT = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";
const NEXT = "GET /b HTTP/1.1\r\nhost: a\r\n\r\n";
const ANSWER = "HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 2\r\n\r\nhi";
/** Bytes of another protocol that resemble HTTP. */
const SPOKEN = ["", "hello", NEXT, ANSWER, "\r\n", "\r\n\r\n", "\0\x80\xff", "0\r\n\r\n"];

const CONVERSATIONS: Readonly<Record<string, (fromClient: string, other: string) => Conversation>> =
  {
    "an upgrade": (fromClient, other) => ({
      client: UPGRADE + fromClient,
      upstream: [SWITCHED + other],
    }),
    "an upgrade after an interim response": (fromClient, other) => ({
      client: UPGRADE + fromClient,
      upstream: [HINT + SWITCHED + other],
    }),
    "an upgrade after a normal request": (fromClient, other) => ({
      client: NEXT + UPGRADE + fromClient,
      upstream: [ANSWER, SWITCHED + other],
    }),
    "an upgrade that the upstream refuses": () => ({
      client: UPGRADE + NEXT,
      upstream: [ANSWER, ANSWER],
    }),
    "an upgrade that the gateway refuses": () => ({
      client: UPGRADE + NEXT,
      upstream: [],
      admits: false,
    }),
    "a tunnel": (fromClient, other) => ({ client: CONNECT + fromClient, upstream: [other] }),
    "a tunnel that the gateway refuses": () => ({
      client: CONNECT + NEXT,
      upstream: [],
      admits: false,
    }),
  };

for (const [name, converse] of Object.entries(CONVERSATIONS)) {
  test(`${name}: any split of the bytes, in any order of arrival, gives the same result`, () => {
    const spoken = fc
      .array(fc.constantFrom(...SPOKEN), { maxLength: 3 })
      .map((all) => all.join(""));
    let tunnels = 0;
    fc.assert(
      fc.property(
        fc.tuple(spoken, spoken),
        cuts,
        cuts,
        fc.array(fc.boolean(), { maxLength: 60 }),
        ([fromClient, other], clientCuts, upstreamCuts, order) => {
          const { client, upstream, admits = true } = converse(fromClient, other);
          const bytesOf = (text: string): Buffer[] => [Buffer.from(text, "latin1")];
          const whole = run(bytesOf(client), upstream.map(bytesOf), [], admits);
          const responses = upstream.map((text) => pieces(text, upstreamCuts));
          const split = run(pieces(client, clientCuts), responses, order, admits);
          assert.deepEqual(split, whole);
          assert.ok(!split.client.includes("#") && !split.upstream.join("").includes("#"));
          if (!whole.tunnelled.includes(true)) return;
          tunnels += 1;
          assert.ok(whole.upstream[0]?.endsWith(fromClient));
          assert.ok(whole.client.endsWith(other));
        },
      ),
      { numRuns: 1000 },
    );
    const isTunnel = name.startsWith("an upgrade that") || name.endsWith("refuses");
    assert.equal(tunnels > 0, !isTunnel);
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Pool } from "../pool/pool.ts";
import { RequestScanner } from "../codec/request-scanner.ts";
import { Http1ClientConnection } from "./client/client-connection.ts";
import { OpenConnections } from "../exchange/stream/open-connections.ts";
import { ScannerPool } from "../exchange/client/scanner-pool.ts";
import type { RequestHandler, Stream } from "../exchange/stream/stream.ts";
import { pieces, requests, responses } from "../testing/messages.ts";
import { TestWire } from "../testing/test-wire.ts";
import { testThread } from "../testing/thread.ts";
import { NOBODY } from "../wire/wire.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

const LIMITS = {
  maxHeadBytes: 400,
  maxHeaders: 8,
  maxTargetBytes: 40,
  keepsNameCase: true,
  headTimeout: 1000,
  idleTimeout: 3000,
  halfClosedTimeout: 1500,
  bodyIdleTimeout: 2000,
  connectTimeout: 500,
  maxConnectionDuration: 0,
  poolIdleTimeout: 2500,
  poolMaxIdle: 1,
  maxConnections: 1024,
  maxUpstreamStreams: 1024,
  tunnelIdleTimeout: 0,
  maxTunnelDuration: 0,
  maxReplayBytes: 16,
  highWaterMark: 16,
};
const DOWNSTREAM = {
  id: 1,
  remoteAddress: "a",
  remotePort: 1,
  localAddress: "b",
  localPort: 2,
  secure: false,
  transport: undefined,
};

/** A client, its upstream connections, and a gateway that the test controls. */
class World {
  readonly ups: TestWire[] = [];
  /** Bytes that were sent and have not arrived yet. */
  readonly client: Buffer[] = [];
  readonly upstream: Buffer[] = [];
  readonly deferred: (() => void)[] = [];
  readonly requested: Stream[] = [];
  readonly finished: Stream[] = [];
  readonly down: TestWire;
  time = 0;
  readonly thread = testThread(() => this.time);
  readonly pool: Pool;
  readonly #choices: readonly number[];
  #choice = 0;
  #forwards = 0;

  constructor(choices: readonly number[]) {
    this.#choices = choices;
    const connect = (user: WireUser): TunnelWire => {
      const wire = new TestWire(user);
      this.ups.push(wire);
      return wire;
    };
    const connections = new OpenConnections(LIMITS.maxConnections, () => {});
    this.pool = new Pool({
      name: "test",
      limits: LIMITS,
      thread: this.thread,
      connections,
      connect,
    });
    const server = {
      limits: LIMITS,
      handler: this.#handler(),
      thread: this.thread,
      scanners: new ScannerPool(() => new RequestScanner(LIMITS)),
      clock: () => this.time,
      speaksHttp2: false,
      handOver: () => assert.fail("this test uses no HTTP/2"),
      draining: false,
      closed: () => {},
    };
    this.down = new TestWire(NOBODY);
    assert.equal(new Http1ClientConnection(server, DOWNSTREAM, this.down).downstream, DOWNSTREAM);
  }

  /** Executes an action that the test has chosen, now or later. */
  #decide(...actions: readonly (() => void)[]): void {
    const choice = this.#choices[this.#choice++ % this.#choices.length] ?? 0;
    const action = actions[choice % actions.length] ?? (() => {});
    if (choice % 3 === 0) this.deferred.push(action);
    else action();
  }

  #handler(): RequestHandler {
    const respondWith = (stream: Stream): void =>
      stream.respondWith({ status: 200, headers: [], body: Buffer.from("reply") });
    const forward = (stream: Stream): void => {
      if (stream.request.method === "CONNECT" || this.#forwards++ > 20) return respondWith(stream);
      stream.setDeadline(this.#forwards % 2 === 0 ? 700 : 0);
      stream.forward({ upstream: this.pool, timeout: 600 });
    };
    const alive = (stream: Stream): void => assert.ok(!this.finished.includes(stream));
    return {
      request: (stream) => {
        this.requested.push(stream);
        this.#decide(
          () => forward(stream),
          () => respondWith(stream),
          () => stream.bufferRequest(8, () => forward(stream)),
          () => forward(stream),
          () => stream.abort(),
        );
      },
      response: (stream) => {
        alive(stream);
        this.#decide(
          () => stream.respond(),
          () => respondWith(stream),
          () => stream.bufferResponse(8, () => stream.respond()),
          () => {
            stream.replaceResponseBody(Buffer.from("other"));
            stream.respond();
          },
          () => stream.respond(),
        );
      },
      failed: (stream, _failure, canReplay) => {
        alive(stream);
        this.#decide(
          () => respondWith(stream),
          () => (canReplay ? forward(stream) : respondWith(stream)),
        );
      },
      requestEnd: alive,
      finished: (stream) => {
        alive(stream);
        this.finished.push(stream);
      },
    };
  }

  get wires(): readonly TestWire[] {
    return [this.down, ...this.ups];
  }

  get openUps(): readonly TestWire[] {
    return this.ups.filter((wire) => !wire.destroyed);
  }

  get up(): TestWire | undefined {
    return this.openUps.at(-1);
  }

  close(wire: TestWire | undefined): void {
    if (wire === undefined) return;
    wire.destroyed = true;
    wire.user.closed(undefined);
  }
}

const LONG = "0123456789abcdef".repeat(4);
const REQUESTS = [
  "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
  "HEAD / HTTP/1.1\r\nhost: a\r\n\r\n",
  "GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n",
  "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello",
  "POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\nhello",
  `PUT / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n40\r\n${LONG}\r\n3\r\nabc\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 64\r\n\r\n${LONG}`,
  "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
];
const RESPONSES = [
  "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello",
  `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n40\r\n${LONG}\r\n0\r\nx: y\r\n\r\n`,
  "HTTP/1.1 200 OK\r\n\r\nuntil the end",
  "HTTP/1.1 204 No Content\r\n\r\n",
  "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
  `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 64\r\n\r\n${LONG}`,
];

/** Possible events of the client's connection and of the newest upstream connection. */
const EVENTS = {
  client: (world: World) => world.down.receive(world.client),
  upstream: (world: World) => world.up?.receive(world.upstream),
  opened: (world: World) => world.openUps.forEach((wire) => wire.user.opened()),
  deferred: (world: World) => world.deferred.shift()?.(),
  congested: (world: World) => world.wires.forEach((wire) => (wire.congested = true)),
  drained: (world: World) => {
    for (const wire of world.wires) {
      wire.congested = false;
      if (!wire.destroyed) wire.user.drained();
    }
  },
  time: (world: World) => {
    world.time += 450;
    world.thread.wheel.advance();
  },
  upstreamEnded: (world: World) => world.up?.user.ended(),
  upstreamClosed: (world: World) => world.close(world.up),
  clientEnded: (world: World) => {
    if (!world.down.destroyed) world.down.user.ended();
  },
};
const WEIGHTS = { client: 8, upstream: 8, opened: 5, deferred: 4 };

const event = fc.oneof(
  ...Object.entries(EVENTS).map(([name, happen]) => ({
    weight: name in WEIGHTS ? WEIGHTS[name as keyof typeof WEIGHTS] : 1,
    arbitrary: fc.constant(happen),
  })),
);

test("in any order of events, each request ends once and nothing is sent after an end", () => {
  const texts = (sound: readonly string[], broken: fc.Arbitrary<string>) =>
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...sound) },
        { weight: 1, arbitrary: broken },
      ),
      { minLength: 1, maxLength: 4 },
    );
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 12,
  });
  let ends = 0;
  fc.assert(
    fc.property(
      fc.tuple(texts(REQUESTS, requests), cuts),
      fc.tuple(texts(RESPONSES, responses), cuts),
      fc.array(fc.nat({ max: 29 }), { minLength: 1, maxLength: 8 }),
      fc.array(event, { minLength: 10, maxLength: 80, size: "max" }),
      ([asked, askedCuts], [answered, answeredCuts], choices, events) => {
        const world = new World(choices);
        world.client.push(...pieces(asked.join(""), askedCuts));
        world.upstream.push(...pieces(answered.join(""), answeredCuts));
        for (const happen of events) happen(world);
        for (const action of world.deferred.splice(0)) action();
        world.close(world.down);
        for (const action of world.deferred.splice(0)) action();
        assert.deepEqual(new Set(world.finished), new Set(world.requested));
        assert.equal(world.finished.length, world.requested.length);
        world.pool.close();
        for (const wire of world.ups) assert.ok(wire.destroyed, "a connection is left open");
        for (const wire of world.wires) {
          assert.ok(!wire.sent.includes("#"), "lent memory was used after its reuse");
        }
        ends += world.finished.length;
      },
    ),
    { numRuns: 5000 },
  );
  assert.ok(ends > 1000, `only ${ends} requests`);
});

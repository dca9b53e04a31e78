import assert from "node:assert/strict";
import { test } from "node:test";
import { GatewayMetrics } from "../observe/metrics.ts";
import { Observer } from "../observe/observer.ts";
import { RequestMetrics } from "../observe/request-metrics.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { Stream } from "@edge-gateway/http";
import type { LocalResponse } from "@edge-gateway/http/testing";
import { HostTable } from "../route/host-table.ts";
import { RouteTable } from "../route/route-table.ts";
import type { CompiledBackendRef, CompiledBind, CompiledListener } from "./compiled.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { TestExchange } from "../testing/exchange.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { Gateway } from "./gateway.ts";
import type { Admission } from "../shared/admission.ts";
import { compilePathRules } from "./request-path.ts";
import { phaseOf, type Phase } from "./phase.ts";
import { CONTINUE, type CompiledPolicy } from "../exchange/policy.ts";
import { NO_TELEMETRY } from "../exchange/telemetry.ts";

const NOTHING = phaseOf([]);

/** A stream without a connection, which records the calls of the gateway. */
class TestStream {
  readonly request = new TestExchange({ target: "/" }).request;
  readonly downstream = {
    id: 1,
    remoteAddress: "",
    remotePort: 0,
    localAddress: "",
    localPort: 0,
    secure: false,
  };
  readonly startedAt = 0;
  readonly dispatchedAt = 0;
  readonly respondedAt = 0;
  readonly responseBytes = 0;
  readonly hasRequestBody = false;
  response: Stream["response"];
  context: unknown;
  readonly forwarded: string[] = [];
  readonly replies: LocalResponse[] = [];
  responded = 0;
  /** Gets the response body, while somebody waits for it. */
  collected: ((body: Uint8Array) => void) | undefined;

  bufferResponse(_limit: number, done: (body: Uint8Array | undefined) => void): void {
    this.collected = done;
  }

  discardResponse(): void {
    this.collected = undefined;
  }

  forward({ upstream }: { upstream: { name: string } }): void {
    this.forwarded.push(upstream.name);
  }

  respondWith(reply: LocalResponse): void {
    this.replies.push(reply);
  }

  respond(): void {
    this.responded += 1;
  }
}

function backend(name: string, weight: number, phase: Phase = NOTHING): CompiledBackendRef {
  const upstream = { name };
  const compiled = {
    name,
    type: "static",
    protocol: "http",
    upstream,
    authority: undefined,
  } as const;
  return { key: name, weight, backend: compiled, phase, effectivePolicy: {}, timeout: 0 };
}

interface Given {
  readonly gateway?: readonly CompiledPolicy[];
  readonly route?: readonly CompiledPolicy[];
  readonly backends?: readonly CompiledBackendRef[];
  readonly random?: number;
  readonly admission?: Pick<Admission, "enter" | "buffer" | "leave">;
}

function gatewayOf({
  gateway = [],
  route = [],
  backends = [backend("only", 1)],
  random = 0,
  admission,
}: Given): Gateway {
  const phase = (policies: readonly CompiledPolicy[]): Phase =>
    phaseOf(policies.map((policy, index) => [String(index), policy]));
  const weight = backends.reduce((sum, reference) => sum + reference.weight, 0);
  const target = {
    key: "web/r",
    name: "r",
    pattern: undefined,
    phase: phase(route),
    effectivePolicy: {},
    backends,
    weight,
    delegation: undefined,
  };
  const matches = [{ path: { type: "PathPrefix", value: "/" } }] as const;
  const entry = { key: "web/r", hostnames: [], matches, order: 0, target };
  const routes = new RouteTable([entry], () => () => false);
  const listeners = new HostTable<CompiledListener>();
  const place = {
    key: "web",
    bind: "bind/1",
    gateway: "web",
    name: undefined,
    effectivePolicy: {},
    telemetry: NO_TELEMETRY,
  };
  listeners.set(undefined, { ...place, phase: phase(gateway), routes });
  const paths = compilePathRules(DEFAULTS.frontendPath);
  const bind = {
    key: "bind/1",
    gateway: "web",
    port: 1,
    listeners,
    paths,
    telemetry: NO_TELEMETRY,
  };
  const observer = new Observer({
    claimTrace: () => undefined,
    metrics: new RequestMetrics(new GatewayMetrics(10), "bind/1"),
    accessLog: { finished() {}, refused() {} },
    redaction: () => new Redaction(new SensitiveNames()),
    log: silentLogger,
  });
  const parts = { observer, random: () => random, admission };
  return new Gateway(bind as unknown as CompiledBind, parts);
}

function run(given: Given): { gateway: Gateway; stream: TestStream } {
  const gateway = gatewayOf(given);
  const stream = new TestStream();
  gateway.request(stream as unknown as Stream);
  return { gateway, stream };
}

for (const [random, chosen] of [
  [0, "a"],
  [0.24, "a"],
  [0.25, "b"],
  [0.999, "b"],
] as const) {
  test(`weights 1 and 3, at ${random} of their sum: ${chosen}`, () => {
    const { stream } = run({ backends: [backend("a", 1), backend("b", 3)], random });
    assert.deepEqual(stream.forwarded, [chosen]);
  });
}

test("the response passes the policies that the request has passed, in reverse order", () => {
  const seen: string[] = [];
  const noting = (name: string, refuse = false): CompiledPolicy => ({
    request: () => (refuse ? { code: "forbidden" } : CONTINUE),
    response() {
      seen.push(name);
      return CONTINUE;
    },
  });
  const { stream } = run({
    gateway: [noting("g1"), noting("g2")],
    route: [noting("r1"), noting("r2", true), noting("never")],
  });
  assert.deepEqual(seen, ["r2", "r1", "g2", "g1"]);
  assert.equal(stream.replies[0]?.status, 403);
  assert.deepEqual(stream.forwarded, []);
});

test("a step that throws or rejects is an internal error that reveals nothing to the client", async () => {
  const fail = (): never => {
    throw new Error("secret detail");
  };
  for (const request of [fail, (): Promise<never> => Promise.reject(new Error("secret detail"))]) {
    const { stream } = run({ route: [{ request }] });
    await new Promise(setImmediate);
    assert.equal(stream.replies[0]?.status, 500);
    assert.equal(Buffer.from(stream.replies[0]?.body ?? []).toString(), "internal error");
  }
});

test("a step that is still waiting after the deadline is ignored", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { gateway, stream } = run({ route: [{ request: () => promise }] });
  gateway.failed(stream as unknown as Stream, { kind: "deadline", detail: "" }, true);
  resolve(undefined);
  await new Promise(setImmediate);
  assert.deepEqual(
    stream.replies.map(({ status }) => status),
    [504],
  );
  assert.deepEqual(stream.forwarded, []);
});

test("a refusal of the response replaces the response, and the outer policies still run", () => {
  const seen: number[] = [];
  const { stream, gateway } = run({
    gateway: [
      {
        response({ response }) {
          seen.push(response?.status ?? 0);
          return CONTINUE;
        },
      },
    ],
    route: [{ response: () => ({ code: "response_too_large" }) }],
  });
  stream.response = new TestExchange({}).response;
  gateway.response(stream as unknown as Stream);
  assert.deepEqual(seen, [502]);
  assert.equal(stream.replies[0]?.status, 502);
  assert.equal(stream.responded, 0);
});

test("nobody gets the rest of a response for which there is no room, while steps of the refusal wait", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { gateway, stream } = run({
    admission: { enter: () => undefined, buffer: () => "memory", leave() {} },
    gateway: [{ response: ({ isUpstreamResponse }) => (isUpstreamResponse ? CONTINUE : promise) }],
    route: [
      {
        async response(exchange) {
          if (!exchange.isUpstreamResponse) return CONTINUE;
          const body = await new Promise<Uint8Array | undefined>((done) => {
            exchange.stream.bufferResponse(10, done);
          });
          if (body !== undefined) exchange.replaceResponseBody(body);
          return CONTINUE;
        },
      },
    ],
  });
  stream.response = new TestExchange({}).response;
  gateway.response(stream as unknown as Stream);
  gateway.buffering(stream as unknown as Stream, 1);
  stream.collected?.(Buffer.from("of the upstream"));
  await new Promise(setImmediate);
  resolve(undefined);
  await new Promise(setImmediate);
  const [reply] = stream.replies;
  assert.equal(reply?.status, 503);
  assert.match(Buffer.from(reply.body).toString(), /too much to do/);
});

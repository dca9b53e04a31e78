import assert from "node:assert/strict";
import { test } from "node:test";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { GatewayMetrics } from "../metrics.ts";
import { CLIENT_ABORTED, METRICS } from "../metrics/catalogue.ts";
import type { FinishedRequest } from "../metrics/request-group.ts";
import {
  CALL,
  CLIENT,
  FIGURE_METRICS,
  listenerKey,
  modelOf,
  observationsIn,
  REQUEST,
  REQUESTS,
} from "./counts.ts";
import { FigureHistory } from "./history.ts";

const STEP = 5_000;
/** A time at the end of a step. */
const BEGIN = 1_800_000_000_000;
const HOUR = 720;

/** Counts of one route; the time moves only by `step`. */
class Counted {
  readonly history: FigureHistory;
  readonly metrics = new GatewayMetrics(10_000);
  now = BEGIN;

  constructor(maxBytes?: number) {
    this.history = new FigureHistory(maxBytes);
  }

  request(route: string, status = 200, milliseconds = 3, count = 1): void {
    for (let left = count; left > 0; left--) this.ended(route, { status, milliseconds });
  }

  ended(route: string, request: Partial<FinishedRequest>): void {
    const usual = { method: "GET", status: 0, reason: "", milliseconds: 3, bytes: 10, retries: 0 };
    this.metrics
      .route({ route, backend: `${route}-backend`, bind: "b", gateway: "web", listener: "l" })
      .finished({ ...usual, ...request });
  }

  step(count = 1): void {
    for (let left = count; left > 0; left--) {
      this.now += STEP;
      this.history.add(this.now, [this.metrics.snapshot([], FIGURE_METRICS)]);
    }
  }

  /** The last steps, each as a part of its own. */
  last(parts: number): { start: number; parts: number; length: number } {
    return { start: this.history.end - parts, parts, length: 1 };
  }

  /** The requests of each route in the last steps. */
  routes(parts: number): Record<string, readonly number[]> {
    return Object.fromEntries(
      this.history
        .busiest("route", this.last(parts))
        .map(({ key, rows }) => [key, rows.map((row) => observationsIn(row, REQUESTS))]),
    );
  }

  requests(parts: number): readonly number[] {
    return this.history
      .totals(this.last(parts))
      .map(({ requests }) => observationsIn(requests, REQUESTS));
  }
}

test("a step has what happened since the step before, with errors by class", () => {
  const counted = new Counted();
  counted.request("a", 200, 3, 2);
  counted.request("a", 404);
  counted.step();
  counted.request("a", 503, 700);
  counted.request("a", 0);
  counted.ended("a", { reason: CLIENT_ABORTED });
  counted.step(2);
  assert.deepEqual(counted.requests(3), [3, 3, 0]);
  assert.deepEqual(counted.routes(3), { a: [3, 3, 0] });
  const [first, second] = counted.history.totals(counted.last(3));
  assert.equal(first?.requests[REQUEST.clientErrors], 1);
  assert.equal(first?.requests[REQUEST.bytes], 30);
  assert.equal(second?.requests[REQUEST.serverErrors], 1);
  assert.equal(second?.requests[REQUEST.noResponse], 1);
  assert.equal(second?.requests[REQUEST.clientAborted], 1);
  const slow = METRICS.requestDuration.buckets.indexOf(1);
  assert.equal(second?.requests[REQUEST.latency + slow], 1);
});

test("requests are counted by listener, and open connections by port", () => {
  const counted = new Counted();
  for (const protocol of ["http", "https"])
    counted.metrics.downstream({ bind: "b", protocol }).opened();
  counted.request("a", 200, 3, 2);
  counted.step();
  const [busy, ...rest] = counted.history.busiest("listener", counted.last(1));
  assert.deepEqual([busy?.key, rest], [listenerKey("b", "web", "l"), []]);
  assert.deepEqual([...counted.history.connections], [["b", 2]]);
});

test("several steps are one part, and connections are those at its end", () => {
  const counted = new Counted();
  const clients = counted.metrics.downstream({ bind: "b", protocol: "http" });
  clients.opened();
  clients.opened();
  clients.received(100);
  counted.request("a");
  counted.step();
  clients.closed();
  clients.sent(7);
  counted.request("a");
  counted.step();
  const [all] = counted.history.totals({ start: counted.history.end - 2, parts: 1, length: 2 });
  assert.equal(observationsIn(all?.requests ?? new Float64Array(), REQUESTS), 2);
  assert.deepEqual([...(all?.clients ?? [])], [1, 100, 7]);
  assert.equal(all?.clients[CLIENT.connections], 1);
});

test("calls of models have tokens and cost", () => {
  const { history } = new Counted();
  const labels = ["gen_ai_provider_name", "gen_ai_request_model"];
  const model = ["openai", "gpt"];
  const calls: MetricSnapshot[] = [
    {
      definition: METRICS.modelDuration,
      labels,
      series: [{ values: model, value: 2, buckets: [0, 3] }],
    },
    { definition: METRICS.modelCost, labels, series: [{ values: model, value: 0.25 }] },
    {
      definition: METRICS.modelTokens,
      labels: ["gen_ai_token_type", ...labels],
      series: ["input", "output", "input_cache_read"].map((type) => ({
        values: [type, ...model],
        value: 1_000,
        buckets: [1],
      })),
    },
  ];
  history.add(BEGIN, [calls, calls]);
  const time = { start: history.end - 1, parts: 1, length: 1 };
  const [busy] = history.busiest("model", time);
  assert.deepEqual(modelOf(busy?.key ?? ""), model);
  const [row] = busy?.rows ?? [];
  assert.deepEqual(row, history.totals(time)[0]?.calls);
  assert.equal(row?.[CALL.latency + 1], 6);
  assert.equal(row?.[CALL.inputTokens], 2_000);
  assert.equal(row?.[CALL.outputTokens], 2_000);
  assert.equal(row?.[CALL.nanodollars], 500_000_000);
});

test("what becomes busy takes the place of what no longer is, and earlier counts are not its own", () => {
  const counted = new Counted();
  for (let route = 0; route < 200; route++) counted.request(`old-${route}`, 200, 3, 3);
  counted.request("new");
  counted.step();
  assert.equal(counted.routes(1)["new"], undefined);
  assert.deepEqual(counted.requests(1), [601]);
  counted.request("new", 200, 3, 50);
  counted.step();
  counted.request("new", 200, 3, 4);
  counted.step();
  const routes = counted.routes(3);
  assert.deepEqual(routes["new"], [0, 0, 4]);
  assert.equal(Object.keys(routes).length, 200);
  assert.deepEqual(counted.requests(3), [601, 50, 4]);
});

test("an hour is kept, and figures of the busiest within their room", () => {
  const room = 20_000;
  const counted = new Counted(room);
  for (let step = 0; step < HOUR + 5; step++) {
    for (let route = 0; route < 3; route++) counted.request(`r${route}`, 200, 2 ** (step % 9));
    counted.step();
  }
  const { history } = counted;
  assert.equal(history.end - history.startOf(undefined), HOUR);
  const kept = history.end - history.startOf("route");
  assert.ok(kept > 300 && kept < HOUR, `${kept} steps`);
  assert.deepEqual(counted.routes(2)["r1"], [1, 1]);
});

test("a missing step leaves a gap, and a clock that was set back begins again", () => {
  const counted = new Counted();
  counted.request("a");
  counted.step();
  counted.now += STEP;
  counted.request("a");
  counted.step();
  assert.deepEqual(counted.requests(3), [1, 0, 1]);
  counted.history.add(counted.now + 1, []);
  assert.deepEqual(counted.requests(3), [1, 0, 1]);
  counted.now -= HOUR * STEP;
  counted.request("a");
  counted.step();
  assert.equal(counted.history.end - counted.history.startOf(undefined), 1);
  assert.deepEqual(counted.requests(1), [1]);
});

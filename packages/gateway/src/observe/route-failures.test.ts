import assert from "node:assert/strict";
import { test } from "node:test";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { MAX_FAILURE_CHARACTERS, MAX_FAILURE_ROUTES } from "../bounds.ts";
import { RouteFailures } from "./route-failures.ts";

const MOST = LIMITS.adminRouteFailures.failures.maxItems;
const redaction = (): Redaction => new Redaction(new SensitiveNames());

function exchangeOf(route: string, status: number, path = "/orders", method = "GET") {
  return {
    stream: { startedAt: 100, endedAt: 150 },
    route: { key: route },
    request: { method },
    original: { path },
    upstream: undefined,
    refusal: undefined,
    response: { status },
  };
}

test("refused and failed requests are kept with their reasons, others are not", () => {
  const failures = new RouteFailures({ wallClock: () => 5_000 });
  const { finished } = { finished: failures.finished.bind(failures) };
  finished(exchangeOf("web/a", 200), "complete", redaction);
  finished(exchangeOf("web/a", 404), "complete", redaction);
  assert.deepEqual(failures.of("web/a"), []);
  finished(exchangeOf("web/a", 502), "complete", redaction);
  finished(exchangeOf("web/a", 200), "upstream-aborted", redaction);
  const refusal = { code: "upstream_unavailable", detail: "no http://ann:pw@b.test/" } as const;
  finished({ ...exchangeOf("web/a", 503), refusal }, "complete", redaction);
  const redirect = { code: "direct_response", status: 302 } as const;
  finished({ ...exchangeOf("web/a", 302), refusal: redirect }, "complete", redaction);
  finished({ ...exchangeOf("web/a", 404), route: undefined }, "complete", redaction);
  const [failed, cut, refused, ...rest] = failures.of("web/a");
  assert.deepEqual(rest, []);
  assert.deepEqual(failed, {
    ...{ at: 4_950, method: "GET", path: "/orders", status: 502, milliseconds: 50 },
    ...{ reason: undefined, detail: undefined, endpoint: undefined, isAborted: false },
  });
  assert.equal(cut?.detail, "upstream-aborted");
  assert.equal(refused?.reason, "UpstreamFailure");
  assert.ok(refused?.detail !== undefined && !refused.detail.includes("pw"));
});

test("a request that its client did not wait for is kept apart from failures, one with a response not at all", () => {
  const failures = new RouteFailures({ wallClock: () => 5_000 });
  const gone = { ...exchangeOf("web/a", 0), response: undefined };
  for (let index = 0; index <= MOST; index++) failures.finished(gone, "client-aborted", redaction);
  failures.finished(exchangeOf("web/a", 502), "complete", redaction);
  failures.finished(exchangeOf("web/a", 200, "/stream"), "client-aborted", redaction);
  const kept = failures.of("web/a").map(({ isAborted, status }) => [isAborted, status]);
  assert.deepEqual(kept, [[false, 502], ...Array.from({ length: MOST }, () => [true, undefined])]);
});

test("a failed response stays a failure when its client did not wait for the end of it", () => {
  const failures = new RouteFailures({ wallClock: () => 5_000 });
  failures.finished(exchangeOf("web/a", 503), "client-aborted", redaction);
  const kept = failures.of("web/a").map(({ isAborted, status }) => [isAborted, status]);
  assert.deepEqual(kept, [[false, 503]]);
});

test("a provider that refuses the gateway's own key is a failure, and one that refuses the client's is not", () => {
  const failures = new RouteFailures({ wallClock: () => 5_000 });
  const refused = (auth: object | undefined, protocol: "llm" | "http" = "llm") => ({
    ...exchangeOf("web/a", 401),
    backendRef: { backend: { protocol }, effectivePolicy: auth === undefined ? {} : { auth } },
  });
  for (const exchange of [refused(undefined), refused({ passthrough: {} }), refused({}, "http")])
    failures.finished(exchange, "complete", redaction);
  assert.deepEqual(failures.of("web/a"), []);
  failures.finished(refused({ key: "k" }), "complete", redaction);
  const [failure] = failures.of("web/a");
  assert.equal(failure?.status, 401);
  assert.equal(failure.detail, "the provider refused the gateway's key");
});

test("each route has its own bound, and so have their number and their texts", () => {
  const failures = new RouteFailures({ wallClock: () => 5_000 });
  for (let index = 0; index <= MOST; index++)
    failures.finished(exchangeOf("web/a", 500, `/${index}`), "complete", redaction);
  const paths = failures.of("web/a").map(({ path }) => path);
  assert.deepEqual([paths.length, paths[0], paths.at(-1)], [MOST, "/1", `/${MOST}`]);
  for (let index = 0; index < MAX_FAILURE_ROUTES; index++)
    failures.finished(
      exchangeOf(`web/${index}`, 501, "/x".repeat(5_000), "X".repeat(5_000)),
      "complete",
      redaction,
    );
  assert.deepEqual(failures.of("web/a"), []);
  const [failure] = failures.of("web/0");
  assert.equal(failure?.path.length, MAX_FAILURE_CHARACTERS);
  assert.equal(failure.method.length, MAX_FAILURE_CHARACTERS);
});

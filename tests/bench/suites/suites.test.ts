import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedCores } from "../cpu.ts";
import type { Sample } from "../sample.ts";
import { SUITES, type SuiteName, suiteText } from "./run-suites.ts";
import { type SuitePlan, barsToBefore, isMet } from "./suite.ts";

const ANY_CORE = allowedCores().join(",");

/** Long enough for some requests; slow installations and large loads are left out. */
const MOMENT: SuitePlan = {
  rounds: 1,
  seconds: 1,
  cores: { candidate: ANY_CORE, upstream: ANY_CORE, load: ANY_CORE },
  adapter: "Net",
  bundle: false,
  base: undefined,
  peers: ["envoy"],
  idleSessions: 20,
  streams: 20,
  loadBefore: 0,
  progress: () => undefined,
  signal: new AbortController().signal,
};

const BARS: Readonly<Record<SuiteName, number>> = { policies: 3, mcp: 4, llm: 3, database: 6 };

for (const name of ["policies", "mcp", "llm", "database"] as const) {
  test(`the traffic of --${name} is served by everything that is measured, and gives a figure for each bar`, async () => {
    const report = await SUITES[name](MOMENT);
    for (const { rows } of report.cases)
      for (const { median } of rows) assert.ok(median.cpuMicrosecondsPerRequest > 0);
    assert.equal(report.bars.length, BARS[name]);
    for (const { what, measured } of report.bars) assert.ok(Number.isFinite(measured), what);
    const text = suiteText(report, MOMENT);
    for (const { what } of report.bars) assert.ok(text.includes(`| ${what} |`), what);
  });
}

test("a bar is met up to its limit, and not beyond it", () => {
  assert.ok(isMet({ what: "a", measured: 2, kind: "at most", limit: 2 }));
  assert.ok(!isMet({ what: "a", measured: 2.1, kind: "at most", limit: 2 }));
  assert.ok(isMet({ what: "a", measured: 2, kind: "at least", limit: 2 }));
  assert.ok(!isMet({ what: "a", measured: 1.9, kind: "at least", limit: 2 }));
});

test("a gateway is compared with another revision round by round, where that was measured", () => {
  const samples = new Map([
    ["gw", [sampleOf(11), sampleOf(20)]],
    ["base", [sampleOf(10), sampleOf(20)]],
  ]);
  const bars = barsToBefore("a", samples, "gw", "base");
  assert.deepEqual(bars, [{ what: "a", measured: 1.05, kind: "at most", limit: 1.03 }]);
  assert.deepEqual(barsToBefore("a", samples, "gw", "base-net"), []);
});

function sampleOf(cpuMicrosecondsPerRequest: number): Sample {
  return {
    cpuMicrosecondsPerRequest,
    ...{ servingMicrosecondsPerRequest: 0, userShare: 0, cores: 0, requestsPerSecond: 0 },
    ...{ p50Microseconds: 0, p99Microseconds: 0, peakBytes: 0 },
  };
}

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fields, Logger } from "@edge-gateway/kernel/log/logger";
import { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import { McpTargets } from "./target-notes.ts";
import { TargetHealth } from "./target-health.ts";

/** A health record with a clock that the test controls; returns its log lines. */
function arrange() {
  let now = 0;
  const lines: { readonly message: string; readonly fields: Fields | undefined }[] = [];
  const write = (message: string, fields?: Fields): void => void lines.push({ message, fields });
  const log: Logger = {
    enabled: () => true,
    trace: write,
    debug: write,
    info: write,
    warn: write,
    error: write,
    module: () => log,
  };
  const health = new TargetHealth("tools", {
    log,
    now: () => now,
    shown: new McpTargets(() => 1 + now),
    losses: new WorkerNews(
      new WorkerChannel({ process: "p", index: 0, count: 1 }, () => {}),
      "lost",
    ),
  });
  return { health, lines, pass: (milliseconds: number) => void (now += milliseconds) };
}

test("a target whose requests fail and succeed in turn writes a few warnings a minute, with the number of omitted ones", () => {
  const { health, lines, pass } = arrange();
  const flap = (): void => {
    health.hadTrouble("one", "status 500");
    health.worked("one");
  };
  for (let times = 0; times < 1_000; times++) flap();
  assert.equal(lines.length, 5);
  health.hadTrouble("two", "status 500");
  assert.equal(lines.length, 6, "another target has its own limit");
  pass(60_000);
  flap();
  const { fields } = lines.at(-1) ?? {};
  assert.deepEqual(fields, {
    backend: "tools",
    target: "one",
    reason: "status 500",
    unlogged: 995,
  });
});

test("a target that fails and recovers again and again writes a few lines a minute, and then its last state", () => {
  const { health, lines, pass } = arrange();
  for (let times = 0; times < 1_000; times++) {
    health.failed("one", "refused");
    health.worked("one");
  }
  assert.equal(lines.length, 10);
  health.failed("one", "refused");
  assert.equal(lines.length, 10);
  pass(60_000);
  health.failed("one", "still refused");
  health.failed("one", "still refused");
  assert.equal(lines.length, 11);
  assert.equal(lines.at(-1)?.message, "an MCP target is unavailable");
  health.worked("one");
  assert.equal(lines.at(-1)?.message, "an MCP target is available again");
});

test("the log shows only the beginning of a target's long error", () => {
  const { health, lines } = arrange();
  health.hadTrouble("one", "x".repeat(1_000_000));
  assert.equal(lines[0]?.fields?.["reason"], "x".repeat(512));
});

test("a failure that lasts is logged once", () => {
  const { health, lines } = arrange();
  for (let times = 0; times < 10; times++) {
    health.failed("one", "refused");
    health.hadTrouble("one", "status 500");
  }
  assert.deepEqual(
    lines.map(({ message }) => message),
    ["an MCP target is unavailable", "an MCP target failed a request"],
  );
});

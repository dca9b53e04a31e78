import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../report.ts";
import { fuzzConversations } from "./run-conversations.ts";
import { fuzzGuards } from "./run.ts";

const CASES = 3000;
const SEED = 20_261_130;
/** Texts whose receiver reads them unless a guard sees them; all others prove nothing. */
const LEAST_READ = 400;
const LEAST_CONVERSED = 150;

test("no text that is split over members of a request or response passes a guard", async () => {
  const effort = { count: CASES, seed: SEED, until: Infinity, progress: () => {} };
  const report = await fuzzGuards(effort);
  const lines = linesOf("guards", report).join("\n");
  assert.deepEqual(report.failures, [], lines);
  assert.ok(report.agreed > LEAST_READ, lines);
});

test("no text that is split over events of a WebSocket passes a guard", async () => {
  const effort = { count: CASES, seed: SEED, until: Infinity, progress: () => {} };
  const report = await fuzzConversations(effort);
  const lines = linesOf("sockets", report).join("\n");
  assert.deepEqual(report.failures, [], lines);
  assert.ok(report.agreed > LEAST_CONVERSED, lines);
});

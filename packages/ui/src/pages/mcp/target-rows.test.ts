import assert from "node:assert/strict";
import { test } from "node:test";
import { eraText, stateText, targetRows } from "./target-rows.ts";

const TARGET = { name: "a", transport: "SSE", state: "available", capabilities: [] } as const;

test("each target is a row of its server", () => {
  const place = { path: "backends.tools" };
  const server = { backend: "tools", name: "tools", isPrefixed: true, place };
  const targets = [TARGET, { ...TARGET, name: "b" }];
  const rows = targetRows({ servers: [{ ...server, targets }], omitted: 0 });
  assert.deepEqual(
    rows.map(({ server, name }) => [server, name]),
    [
      ["tools", "a"],
      ["tools", "b"],
    ],
  );
});

test("states and versions are words, not colours alone", () => {
  assert.equal(stateText({ state: "unavailable" }), "✗ unavailable");
  assert.equal(stateText({ state: "failing" }), "! the last call failed");
  assert.equal(eraText(TARGET), "");
  assert.equal(eraText({ ...TARGET, protocolVersion: "2025-11-25" }), "2025-11-25 with sessions");
  assert.match(eraText({ ...TARGET, protocolVersion: "2026-07-28" }), /without sessions/);
});

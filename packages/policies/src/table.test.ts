import assert from "node:assert/strict";
import { test } from "node:test";
import type { PolicyTable } from "@edge-gateway/gateway/exchange/policy";
import { TRAFFIC, type TrafficBlock } from "./table.ts";

test("policies that equal settings share take no context, of which they could keep something", () => {
  const table: PolicyTable<TrafficBlock> = TRAFFIC;
  const shared = Object.entries(table).filter(([, { isShared }]) => isShared);
  assert.deepEqual(
    shared.map(([name, { compile }]) => [name, compile.length < 2]),
    ["timeouts", "cors", "csrf", "headerModifiers", "hostRewrite"].map((name) => [name, true]),
  );
});

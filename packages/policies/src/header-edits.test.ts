import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { compileHeaderEdits } from "./header-edits.ts";

test("of headers whose names differ only in case, the first one counts (Gateway API, HTTPHeader)", () => {
  const { request } = new TestExchange({ headers: { "x-a": "0", "x-b": "0" } });
  const list = (field: string) => [
    { name: field.toUpperCase(), value: "1" },
    { name: field, value: "2" },
  ];
  compileHeaderEdits({ set: list("x-a"), add: list("x-b") })(request);
  assert.deepEqual([request.get("x-a"), request.get("x-b")], ["1", "0, 1"]);
});

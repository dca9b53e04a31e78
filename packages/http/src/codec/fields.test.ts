import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { OWNED } from "./fields.ts";

test("the engine owns every header that no configuration may set", () => {
  assert.deepEqual(
    LIMITS.managedHeader.values.filter((name) => !OWNED.has(name)),
    [],
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LARGE_CONFIGURATIONS } from "./configurations.ts";
import { filled, GATEWAY } from "./fill.ts";
import { judgeInBounds, testInBounds } from "./judge-in-bounds.ts";

testInBounds(LARGE_CONFIGURATIONS);

test("findings beyond the limit are counted", async () => {
  const { isValid, reported, omitted } = await judgeInBounds(
    filled(GATEWAY, (index) => `k${index}: 1\n`),
  );
  assert.equal(isValid, false);
  assert.equal(reported, DEFAULTS.standaloneFileLimits.maxDiagnostics);
  assert.ok(omitted > reported);
});

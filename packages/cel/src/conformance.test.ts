import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf, readBaseline } from "./conformance/baseline.ts";
import { runConformance } from "./conformance/suite.ts";

test("the language's conformance tests pass, except those that the baseline lists", (context) => {
  const sections = runConformance();
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const failures = sections.flatMap((section) => section.failures);
  context.diagnostic(
    `${String(total - failures.length)} of ${String(total)} conformance tests pass`,
  );
  for (const failure of failures) context.diagnostic(failure);
  assert.deepEqual(
    countsOf(sections),
    readBaseline(),
    "fewer tests pass, which is a defect; or more pass: run `npm run conformance:update -w @edge-gateway/cel`",
  );
  assert.ok(total > 1600, "the conformance data is missing");
});

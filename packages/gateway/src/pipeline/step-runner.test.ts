import assert from "node:assert/strict";
import { test } from "node:test";
import { CelError } from "@edge-gateway/cel";
import { StepRunner } from "./step-runner.ts";

test("an expression that fails for a request refuses it, and only other exceptions are reported", () => {
  const reported: unknown[] = [];
  const runner = new StepRunner({ stepFailed: (error) => void reported.push(error) });
  assert.deepEqual(runner.failed(new CelError("no such field 'a'"), { requestBody: undefined }), {
    code: "internal",
    detail: "no such field 'a'",
  });
  const bug = new TypeError("a bug");
  assert.deepEqual(runner.failed(bug, { requestBody: undefined }), {
    code: "internal",
    detail: "a bug",
  });
  assert.deepEqual(reported, [bug]);
  const large = runner.failed(new CelError("too large"), { requestBody: "too large" });
  assert.equal(large.code, "body_too_large");
});

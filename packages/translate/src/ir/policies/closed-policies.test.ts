import assert from "node:assert/strict";
import { test } from "node:test";
import { closedPolicies } from "./closed-policies.ts";

test("a lost guard of prompts closes an AI backend as a whole, and of a Service only the prompts", () => {
  const lost = { ai: { promptGuard: {} } };
  const closed = (backend: string) =>
    Object.keys(closedPolicies("backend", lost, { kind: "backend", backend }) ?? {});
  assert.deepEqual(closed("default/models"), ["extAuth", "ai"]);
  for (const backend of ["Service/default/app:80", "InferencePool/default/app", "XBackend/a/b"])
    assert.deepEqual(closed(backend), ["ai"], backend);
});

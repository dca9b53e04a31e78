import assert from "node:assert/strict";
import { test } from "node:test";
import { compileMethods } from "./guardrail-methods.ts";

test("the most specific pattern for a method applies", () => {
  const phaseOf = compileMethods({
    "*": "Off",
    "*/list": "Response",
    "tools/*": "Request",
    "tools/call": "Full",
    "resources/templates/*": "Full",
  });
  const cases = {
    "tools/call": "Full",
    // A longer pattern is the more specific one.
    "tools/list": "Request",
    "prompts/list": "Response",
    "resources/templates/list": "Full",
    "prompts/get": "Off",
    ping: "Off",
  };
  for (const [method, phase] of Object.entries(cases)) assert.equal(phaseOf(method), phase, method);
});

test("a prefix takes precedence over a suffix of the same length; other methods are not checked", () => {
  const phaseOf = compileMethods({ "*/aaaa": "Request", "bbbb/*": "Response" });
  assert.equal(phaseOf("bbbb/aaaa"), "Response");
  assert.equal(phaseOf("aaaa"), "Off");
  assert.equal(phaseOf("bbbb"), "Off");
  assert.equal(phaseOf("*"), "Off");
});

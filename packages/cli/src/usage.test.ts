import assert from "node:assert/strict";
import { test } from "node:test";
import { helpOf } from "./usage.ts";

test("each command has help of its own, with its usage", () => {
  for (const name of ["new", "validate", "explain", "catalog", "import", "config", "llm"]) {
    const help = helpOf(name);
    assert.match(help, new RegExp(`^[A-Z][^\n]+\n\nUsage:\n  gw ${name} `), name);
    assert.doesNotMatch(help, /gw -f FILE/, name);
  }
  assert.match(helpOf(), /gw -f FILE[^]*one of agentgateway, litellm or\n +portkey/);
  assert.equal(helpOf("toString"), helpOf());
});

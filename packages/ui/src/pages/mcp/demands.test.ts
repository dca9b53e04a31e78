import assert from "node:assert/strict";
import { test } from "node:test";
import { lackedBy, seenText, whySeen } from "./demands.ts";

test("a client sees nothing of a server whose route demands what it has not", () => {
  const demands = ["jwtAuthentication"];
  assert.equal(lackedBy({ demands: [] }, ""), "");
  assert.equal(lackedBy({ demands }, ""), "a token (JWT)");
  assert.equal(lackedBy({ demands }, '{"apiKey":{}}'), "a token (JWT)");
  assert.equal(lackedBy({ demands }, '{"jwt":{"sub":"ann"}}'), "");
  const both = [...demands, "apiKeyAuthentication"];
  assert.equal(lackedBy({ demands: both }, ""), "a token (JWT) and an API key");
});

test("what the route refuses and what a rule hides are told apart", () => {
  const item = { visible: true, why: "no rule is set" };
  const hidden = { visible: false, why: "tool denied" };
  assert.equal(seenText(item, ""), "✓ visible");
  assert.equal(seenText(hidden, ""), "✗ hidden by a rule");
  assert.equal(seenText(item, "a token (JWT)"), "✗ refused by the route");
  assert.equal(seenText(hidden, "a token (JWT)"), "✗ refused by the route, hidden by a rule");
  assert.equal(whySeen(hidden, ""), "Hidden by a rule: tool denied");
  assert.equal(
    whySeen(item, "a token (JWT)"),
    "The policies of the route refuse the client: they demand a token (JWT). No rule hides it: no rule is set",
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { settingsOf } from "./client-settings.ts";
import { healthText, priceText, targetsText } from "./model-texts.ts";

test("what is not known is said", () => {
  assert.equal(healthText({ provider: "a" }, []), "not measured");
  assert.equal(healthText({ provider: "a", health: 0 }, []), "✗ 0 %");
  assert.equal(priceText({}), "unknown");
  assert.equal(priceText({ rates: { input: "1.5" } }), "$1.5 in, $? out");
});

test("a model whose provider refused the gateway's key is not healthy", () => {
  const model = { provider: "openai", health: 100, backend: "EdgeModel/fast" };
  const said = "✗ the provider refused the gateway's key";
  assert.equal(healthText(model, [{ backend: "fast", provider: "openai" }]), said);
  assert.equal(healthText(model, [{ backend: "ast", provider: "openai" }]), "✓ 100 %");
});

test("targets are shown with what decides about them", () => {
  const targets = [{ model: "a", weight: 3, priority: 1 }];
  assert.equal(targetsText({ targets: [] }), "");
  assert.equal(targetsText({ choice: "Weighted", targets }), "a (weight 3)");
  assert.equal(targetsText({ choice: "Failover", targets }), "a (priority 1)");
  const [target] = targets;
  assert.ok(target !== undefined);
  const chosen = [{ ...target, when: "llm.streaming" }];
  assert.equal(targetsText({ choice: "Conditional", targets: chosen }), "a if llm.streaming");
});

test("settings name the address and the model, and have no key", () => {
  for (const { text } of settingsOf("http://127.0.0.1:4000", "gpt-5")) {
    assert.ok(text.includes("http://127.0.0.1:4000"));
    assert.ok(text.includes("gpt-5"));
    // Cursor has a dialog, which does not read the environment.
    assert.match(text, /EDGE_KEY|the key of the client/);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { settingsOf } from "./client-settings.ts";
import { healthText, priceForm, priceText, targetsText } from "./model-texts.ts";

test("what is not known is said", () => {
  assert.equal(healthText({}), "not measured");
  assert.equal(healthText({ health: 0 }), "✗ 0 %");
  assert.equal(priceText({}), "unknown");
  assert.equal(priceText({ rates: { input: "1.5" } }), "$1.5 in, $? out");
});

test("the form of a price begins with what the catalogue calls the provider and the model", () => {
  const model = { kind: "model", name: "fast", provider: "openai" } as const;
  const kind = "price";
  assert.deepEqual(priceForm(model), { kind, provider: "openai", model: "fast" });
  assert.deepEqual(priceForm({ ...model, upstreamModel: "gpt-5" }), {
    ...{ kind, provider: "openai", model: "gpt-5" },
  });
  assert.deepEqual(priceForm({ ...model, name: "gpt-*" }), { kind, provider: "openai" });
  assert.deepEqual(priceForm({ ...model, kind: "provider", provider: "openai, azure" }), { kind });
  assert.equal(priceForm({ ...model, kind: "virtual" }), undefined);
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

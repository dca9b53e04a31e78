import assert from "node:assert/strict";
import { test } from "node:test";
import { priceForm } from "./price-of-model.ts";

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

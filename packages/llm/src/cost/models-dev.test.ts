import assert from "node:assert/strict";
import { test } from "node:test";
import { validateModelCatalog } from "@edge-gateway/generated/validators/model-catalog.js";
import { catalogOfModelsDev } from "./models-dev.ts";

/** A model in models.dev's `api.json`, according to its public description. */
const MODEL = {
  id: "gemini-3-pro",
  name: "Gemini 3 Pro",
  attachment: true,
  reasoning: true,
  temperature: true,
  tool_call: true,
  open_weights: false,
  modalities: { input: ["text", "image", "pdf"], output: ["text"] },
  cost: { input: 2, output: 12, cache_read: 0.2, context_over_200k: { input: 4, output: 18 } },
  limit: { context: 1_048_576, output: 65_536 },
};

test("prices, tiers, limits and capabilities are imported", () => {
  const api = { google: { id: "google", models: { "gemini-3-pro": MODEL } } };
  const imported = catalogOfModelsDev(api);
  assert.deepEqual(imported?.notes, []);
  assert.deepEqual(imported?.catalog.providers, {
    "gcp.gemini": {
      models: {
        "gemini-3-pro": {
          rates: { input: "2", output: "12", cacheRead: "0.2" },
          tiers: [{ contextOver: 200_000, rates: { input: "4", output: "18" } }],
          contextWindow: 1_048_576,
          maxOutputTokens: 65_536,
          inputModalities: ["text", "image", "pdf"],
          outputModalities: ["text"],
          capabilities: ["tools", "reasoning", "attachments", "temperature"],
        },
      },
    },
  });
  assert.deepEqual(validateModelCatalog(imported?.catalog), []);
});

test("the newer form of tiers takes precedence, and tiers of other kinds are reported", () => {
  const cost = {
    input: 5,
    tiers: [
      { input: 10, tier: { type: "context", size: 272_000 } },
      { input: 9, tier: { type: "time", size: 1 } },
    ],
    context_over_200k: { input: 7 },
  };
  const imported = catalogOfModelsDev({ openai: { models: { gpt: { cost } } } });
  assert.deepEqual(imported?.catalog.providers?.["openai"]?.models?.["gpt"], {
    rates: { input: "5" },
    tiers: [{ contextOver: 272_000, rates: { input: "10" } }],
  });
  assert.deepEqual(imported?.notes, [
    "openai/gpt: a tier is left out: tiers must depend on the context size",
  ]);
});

test("an invalid price is left out and reported; the catalogue stays valid", () => {
  const cost = { input: -1, output: 0.0000004, cache_read: "1", cache_write: 1e20, reasoning: 0 };
  const imported = catalogOfModelsDev({ x: { models: { m: { cost } } }, y: {} });
  assert.deepEqual(imported?.catalog.providers?.["x"]?.models?.["m"]?.rates, {
    output: "0",
    reasoning: "0",
  });
  assert.equal(imported?.notes.length, 5);
  assert.deepEqual(validateModelCatalog(imported?.catalog), []);
});

test("another file gives nothing", () => {
  for (const value of [undefined, [], {}, "x", { a: 1 }])
    assert.equal(catalogOfModelsDev(value), undefined);
});

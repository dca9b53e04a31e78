import assert from "node:assert/strict";
import { test } from "node:test";
import { validateModelCatalog } from "@edge-gateway/generated/validators/model-catalog.js";
import { KNOWN_FACTS } from "./known-models.ts";
import { KNOWN_MODELS } from "./model-facts.ts";

test("the known facts are a valid catalogue, and each has a source and a date", () => {
  assert.deepEqual(validateModelCatalog({ facts: KNOWN_FACTS }), []);
  const unsourced = KNOWN_FACTS.filter(
    ({ source, checked }) => source === undefined || checked === undefined,
  );
  assert.deepEqual(unsourced, []);
});

const TO_HIGH = ["low", "medium", "high"];
const FROM_MINIMAL = ["minimal", ...TO_HIGH];
const FROM_NONE = ["none", ...TO_HIGH, "xhigh"];
const TO_MAX = [...TO_HIGH, "xhigh", "max"];
const PRO = ["medium", "high", "xhigh"];

/** The efforts of models by the names that the official SDK has for them. */
const EFFORTS: readonly (readonly [model: string, efforts: readonly string[]])[] = [
  ["gpt-5", FROM_MINIMAL],
  ["gpt-5-2025-08-07", FROM_MINIMAL],
  ["gpt-5-mini-2025-08-07", FROM_MINIMAL],
  ["gpt-5-pro-2025-10-06", ["high"]],
  ["gpt-5.1-2025-11-13", ["none", ...TO_HIGH]],
  ["gpt-5.2-2025-12-11", FROM_NONE],
  ["gpt-5.2-pro-2025-12-11", PRO],
  ["gpt-5.4-mini-2026-03-17", FROM_NONE],
  ["gpt-5.5-2026-04-23", FROM_NONE],
  ["gpt-5.4-pro", PRO],
  ["gpt-5.5-pro-2026-04-23", PRO],
  ["gpt-5.6-terra", ["none", ...TO_MAX]],
  ["gpt-6-sol", ["none", ...TO_MAX]],
  ["gpt-6-luna", ["none", ...TO_MAX]],
  ["gpt-6.1-terra", ["none", ...TO_MAX]],
  ["gpt-6-astra", TO_MAX],
  ["gpt-6.1-sol", TO_MAX],
  ["gpt-6.2-sol", TO_MAX],
  ["gpt-6.9", TO_MAX],
];

for (const [model, efforts] of EFFORTS)
  test(`the efforts of ${model} are known, on every platform`, () => {
    for (const provider of ["openai", "azure"]) {
      const facts = KNOWN_MODELS.factsOf(provider, model);
      assert.deepEqual(facts.efforts, efforts);
      const hasNone = efforts.includes("none");
      const isAlwaysOn = facts.thinkingAlwaysOn === true;
      if (model.startsWith("gpt-6")) assert.equal(isAlwaysOn, !hasNone);
      assert.ok((facts.refuses ?? facts.refusesWithThinking)?.includes("temperature"));
    }
  });

test("the name of a deployment that only begins like that of a pro model says nothing of it", () => {
  for (const name of ["gpt-5-prod", "gpt-5-mini-prod", "gpt-5.4-prod", "o3-prod", "o1-project"]) {
    const facts = KNOWN_MODELS.factsOf("azure", name);
    assert.equal(facts.api, undefined);
    assert.notDeepEqual(facts.efforts, ["high"]);
    assert.notDeepEqual(facts.efforts, PRO);
  }
  for (const name of ["gpt-5-pro", "gpt-5.4-pro-2026-03-17", "o3-pro-2025-06-10", "gpt-5.5-cyber"])
    assert.equal(KNOWN_MODELS.factsOf("azure", name).api, "Responses");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { validateModelCatalog } from "@edge-gateway/generated/validators/model-catalog.js";
import { KNOWN_FACTS } from "./known-models.ts";

test("the known facts are a valid catalogue, and each has a source and a date", () => {
  assert.deepEqual(validateModelCatalog({ facts: KNOWN_FACTS }), []);
  const unsourced = KNOWN_FACTS.filter(
    ({ source, checked }) => source === undefined || checked === undefined,
  );
  assert.deepEqual(unsourced, []);
});

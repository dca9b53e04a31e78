import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelOf } from "@edge-gateway/codegen/plan";
import { readTexts } from "@edge-gateway/codegen/read";
import { productOf } from "../product.ts";
import { compareErrors, readErrorFacts } from "./compare-errors.ts";

test("every error has the status that the specification gives it", async () => {
  const schemas = fileURLToPath(new URL("../../../schemas", import.meta.url));
  const product = productOf(modelOf(await readTexts(schemas)));
  assert.deepEqual(compareErrors(product, await readErrorFacts()), []);
});

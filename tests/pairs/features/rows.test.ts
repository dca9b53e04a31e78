import assert from "node:assert/strict";
import { test } from "node:test";
import { FEATURES } from "./index.ts";
import { rowsOfSchemas, WITHOUT_FEATURE } from "./rows.ts";

const FEWEST_ROWS = 50;

test("every policy, filter, kind of backend and frontend policy of the schemas has a feature", () => {
  const rows = rowsOfSchemas();
  assert.ok(rows.length >= FEWEST_ROWS, `read only ${rows.length} rows`);
  const tried = new Set(FEATURES.map(({ row }) => row));
  const missing = rows.filter((row) => !tried.has(row) && WITHOUT_FEATURE[row] === undefined);
  assert.deepEqual(
    missing,
    [],
    "add a feature to tests/pairs/features, with its order in the model",
  );
  const unknown = [...tried].filter((row) => !rows.includes(row));
  assert.deepEqual(unknown, [], "these rows are not in the schemas");
});

test("features have different names", () => {
  const names = FEATURES.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

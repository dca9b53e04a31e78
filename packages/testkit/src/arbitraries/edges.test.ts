import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf } from "./places.ts";
import { isFields } from "@edge-gateway/schema-runtime/shape";
import type { Shapes } from "@edge-gateway/schema-runtime/shape";
import { drawFrom, trialAt } from "./towards.ts";

const MOST = 128;
const TEXT = { kind: "string", minLength: 1, maxLength: 8 } as const;

/** A list whose items have a name and exactly one of two other fields. */
const SHAPES: Shapes = {
  Backend: {
    kind: "object",
    open: false,
    fields: [
      {
        name: "targets",
        required: true,
        shape: {
          kind: "list",
          items: { kind: "ref", type: "Target" },
          minItems: 1,
          maxItems: MOST,
          unique: "map",
          mapKeys: ["name"],
        },
      },
    ],
    counts: [],
    rules: [],
    kept: [],
  },
  Target: {
    kind: "object",
    open: false,
    fields: [
      { name: "name", required: true, shape: TEXT },
      { name: "remote", required: false, shape: TEXT },
      { name: "local", required: false, shape: TEXT },
    ],
    counts: [{ count: "exactlyOne", names: ["remote", "local"], sentence: "one of both" }],
    rules: [],
    kept: [],
  },
};

test("some lists with the maximum number of items lack a field in every item", () => {
  const place = placesOf("Backend", SHAPES).find(({ path }) => path.join(".") === "targets");
  assert.ok(place !== undefined);
  const draw = drawFrom(1);
  const lists = Array.from({ length: 20 }, () => trialAt("Backend", place, SHAPES, draw))
    .flatMap((trial) => trial.edges((goal) => goal === "too many items"))
    .map(({ document }): unknown => Object(document)["targets"])
    .filter((list) => Array.isArray(list));
  for (const list of lists)
    assert.equal(new Set(list.map((item) => Object(item)["name"])).size, MOST);
  const remote = lists.filter((list) =>
    list.every((item) => isFields(item) && !Object.hasOwn(item, "local")),
  );
  assert.ok(remote.length > 0);
});

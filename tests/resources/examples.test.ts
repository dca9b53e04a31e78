import assert from "node:assert/strict";
import { test } from "node:test";
import { standingIn } from "@edge-gateway/testkit/arbitraries/places";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import { RESOURCE_SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { generatedFor } from "../kube/compare/kinds.ts";
import { exampleTypes, exampleResources } from "./examples.ts";

const examples = exampleResources();
/** Types whose properties users attach, select or apply: each property is shown by an example. */
const BLOCKS = [
  "PolicyFrontend",
  "PolicyTraffic",
  "PolicyBackend",
  "EdgeBackendSpec",
  "VirtualModel",
];
const KINDS = ["EdgeBackend", "EdgeModel", "EdgeParameters", "EdgePolicy"];

for (const { file, type, kind, document } of examples) {
  test(`${file} is valid, and shows ${type}`, async () => {
    const { validate } = await generatedFor(kind);
    assert.deepEqual(validate(document), []);
    const shown = standingIn(kind, document, RESOURCE_SHAPES).flatMap(({ shape }) =>
      shape.kind === "ref" ? [kebabCase(shape.type)] : [],
    );
    assert.ok(shown.includes(type), `it holds no ${type}`);
  });
}

test("every kind, every policy and every kind of backend and virtual model has an example", () => {
  const wanted = BLOCKS.flatMap((block) => {
    const shape = RESOURCE_SHAPES[block];
    assert.ok(shape !== undefined, block);
    const at = resolveShape(shape, RESOURCE_SHAPES);
    assert.ok(at.kind === "object", block);
    return at.fields.flatMap((field) =>
      field.shape.kind === "ref" && resolveShape(field.shape, RESOURCE_SHAPES).kind === "object"
        ? [field.shape.type]
        : [],
    );
  });
  const found = exampleTypes();
  const missing = [...KINDS, ...wanted]
    .filter((type) => !BLOCKS.includes(type))
    .filter((type) => !found.has(kebabCase(type)));
  assert.deepEqual(missing, []);
});

function kebabCase(title: string): string {
  return title.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { compile, SCOPES } from "@edge-gateway/cel";
import type { CelType } from "@edge-gateway/cel";
import { standingIn } from "@edge-gateway/testkit/arbitraries/places";
import { RESOURCE_SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { exampleResources } from "./examples.ts";
import { handMade } from "./hand-made.ts";

const PLACES: Readonly<Record<string, readonly CelPlace[]>> = CEL_PLACES;
const FEWEST = 150;
const DURATION = new RegExp(LIMITS.duration.pattern, "u");

const resources = [
  ...exampleResources().map(({ file, kind, document }) => ({ place: file, kind, document })),
  ...handMade("valid"),
];

interface Expression extends CelPlace {
  readonly text: string;
}

/** Every expression in a resource, with the requirements of its place. */
function expressionsIn(kind: string, document: unknown): readonly Expression[] {
  return standingIn(kind, document, RESOURCE_SHAPES).flatMap(({ shape, value }) => {
    const places = shape.kind === "ref" ? (PLACES[shape.type] ?? []) : [];
    return places.flatMap((place) =>
      textsAt(value, place.path).map((text) => ({ ...place, text })),
    );
  });
}

function textsAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (name === undefined) return typeof value === "string" ? [value] : [];
  const inner = name === "*" ? Object.values(Object(value)) : [Object(value)[name]];
  return inner.flatMap((one) => textsAt(one, rest));
}

function resultType(result: CelPlace["results"][number]): CelType {
  if (result === "any") return "dyn";
  return result === "map" ? { map: "dyn" } : result;
}

test("expressions compile against the variables of their places", () => {
  const found = resources.flatMap(({ place, kind, document }) =>
    expressionsIn(kind, document).map((one) => ({ place, ...one })),
  );
  assert.ok(found.length >= FEWEST, `${found.length} expressions`);
  const wrong = found.flatMap(({ place, text, scope, results, or }) => {
    if (or === "duration" && DURATION.test(text)) return [];
    const compilation = compile(text, SCOPES[scope], { results: results.map(resultType) });
    const problems = compilation.ok ? [] : compilation.problems;
    const wrongHere = problems.filter(({ isPlanned }) => isPlanned !== true);
    return wrongHere.map(({ message }) => `${place}: ${text}: ${message}`);
  });
  assert.deepEqual(wrong, []);
});

import fc from "fast-check";
import { build, topOf } from "./build.ts";
import { drawOne } from "./site.ts";
import type { Site } from "./site.ts";
import { innerValues } from "./inner-values.ts";
import { wrongValues } from "./mutations.ts";
import type { Shape, Shapes } from "@edge-gateway/schema-runtime/shape";
import { branchOf, resolveShape } from "@edge-gateway/schema-runtime/shape";

/** A document with exactly one fault. */
export interface InvalidDocument {
  readonly value: unknown;
  /** The names of the properties on the path to the violation. */
  readonly pointer: readonly string[];
  /** How a valid document was changed. */
  readonly mutation: string;
  /** The broken rule, as its sentence, or the change itself. */
  readonly goal: string;
}

/** Valid documents of a named type. */
export function validDocument(type: string, shapes: Shapes): fc.Arbitrary<unknown> {
  return fc.gen().map((draw) => build({ kind: "ref", type }, topOf(draw, shapes)));
}

/** Documents of a named type with exactly one fault, at any place. */
export function invalidDocument(type: string, shapes: Shapes): fc.Arbitrary<InvalidDocument> {
  return fc.gen().map((draw) => {
    const site = topOf(draw, shapes);
    const shape: Shape = { kind: "ref", type };
    const value = build(shape, site);
    const places = placesOf(shape, value, [], site).filter((place) =>
      canBeWrong(place.shape, site),
    );
    const place = drawOne(draw, places);
    const wrong = drawOne(draw, wrongAt(place, site));
    return {
      value: replaced(value, place.path, wrong.value),
      pointer: [...place.path, ...wrong.below],
      mutation: wrong.mutation,
      goal: wrong.goal,
    };
  });
}

interface Place {
  readonly path: readonly string[];
  readonly shape: Shape;
  readonly value: unknown;
}

function placesOf(
  shape: Shape,
  value: unknown,
  path: readonly string[],
  site: Site,
): readonly Place[] {
  const inner = innerValues(shape, value, site);
  return [
    { path, shape, value },
    ...inner.flatMap((item) => placesOf(item.shape, item.value, [...path, item.name], site)),
  ];
}

function canBeWrong(shape: Shape, site: Site): boolean {
  return resolveShape(shape, site.shapes).kind !== "json";
}

/** The faults of a value; for a union also the faults of the branch that the value belongs to. */
function wrongAt({ shape, value }: Place, site: Site): ReturnType<typeof wrongValues> {
  const own = wrongValues(shape, value, site);
  const resolved = resolveShape(shape, site.shapes);
  const branch = resolved.kind === "union" ? branchOf(resolved, value) : undefined;
  if (branch === undefined) return own;
  const faults = wrongAt({ shape: branch, value, path: [] }, site);
  return [...own, ...faults.filter(({ mutation }) => mutation !== "wrong type")];
}

function replaced(value: unknown, path: readonly string[], wrong: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === name ? replaced(item, rest, wrong) : item,
    );
  }
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === name ? replaced(item, rest, wrong) : item]),
  );
}

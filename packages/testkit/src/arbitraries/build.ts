import fc from "fast-check";
import { milliseconds } from "@edge-gateway/schema-runtime/validation/amounts";
import { consistent, consistentEntries } from "./build-list.ts";
import { buildObject } from "./build-object.ts";
import type { Draw, Site } from "./site.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  ListShape,
  MapShape,
  Shape,
  Shapes,
  StringShape,
} from "@edge-gateway/schema-runtime/shape";

const FULL_DEPTH = 8;
const LONGEST_BUILT = 20_000;
const EXPRESSIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["bool", ["true", "1 < 2"]],
  ["string", ['"text"', '"a" + "b"']],
  ["int", ["1", "1 + 1"]],
  ["double", ["0.5"]],
  ["duration", ['duration("1s")']],
]);

/** The root of a document that is built. */
export function topOf(draw: Draw, shapes: Shapes): Site {
  return { draw, shapes, depth: 0, build };
}

/** A valid value of a shape. */
export function build(shape: Shape, site: Site): unknown {
  const resolved = resolveShape(shape, site.shapes);
  const inner = { ...site, depth: site.depth + 1 };
  switch (resolved.kind) {
    case "intOrString":
      return build(site.draw(fc.constantFrom, ...resolved.branches), inner);
    case "union":
      return build(
        site.draw(fc.constantFrom, ...resolved.branches.map((branch) => branch.shape)),
        inner,
      );
    case "list":
      return buildList(resolved, inner);
    case "map":
      return buildMap(resolved, inner);
    case "object":
      return buildObject(resolved, inner);
    default:
      return buildScalar(resolved, site);
  }
}

type Scalar = Extract<Shape, { kind: "string" | "number" | "boolean" | "null" | "json" | "enum" }>;

function buildScalar(shape: Scalar, site: Site): unknown {
  const { draw } = site;
  switch (shape.kind) {
    case "string":
      return buildString(shape, site);
    case "number":
      return draw(number, shape);
    case "boolean":
      return draw(fc.boolean);
    case "null":
      return null;
    case "json":
      // An API server treats null as an absent value.
      return draw(() => fc.jsonValue({ maxDepth: 1 }).filter((value) => value !== null));
    case "enum":
      return draw(fc.constantFrom, ...shape.values);
  }
}

const SMALLEST_BUILT = -1000;
const LARGEST_BUILT = 2 ** 31 - 1;

function number(shape: Extract<Shape, { kind: "number" }>): fc.Arbitrary<number> {
  const { minimum: min = SMALLEST_BUILT, maximum: max = LARGEST_BUILT } = shape;
  return shape.integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** A valid string: sometimes of the maximum length. */
export function buildString(shape: StringShape, { draw }: Site): string {
  const { minLength, maxLength, pattern, form, cel, minimumBytes, maximumBytes } = shape;
  if (minimumBytes !== undefined || maximumBytes !== undefined) return draw(size, shape);
  if (pattern !== undefined || form !== undefined) return draw(matching, shape);
  const full = draw(fc.nat, { max: 30 }) === 0;
  if (cel !== undefined || full) {
    const text = draw(fc.constantFrom, ...(EXPRESSIONS.get(cel ?? "") ?? ['"text"']));
    return full && maxLength <= LONGEST_BUILT
      ? text.padEnd(maxLength).slice(0, maxLength)
      : text.slice(0, maxLength);
  }
  return draw(fc.string, {
    minLength,
    maxLength: Math.min(maxLength, minLength + 20),
    unit: "grapheme-ascii",
  });
}

/** A size within its bounds, in bytes or in larger units, possibly with a fraction. */
function size({ minimumBytes: min = 1, maximumBytes: max = LARGEST_BUILT }: StringShape) {
  return fc
    .tuple(fc.integer({ min, max }), fc.constantFrom(...SIZE_STEPS))
    .map(([bytes, [suffix, step]]) => `${bytes / step}${suffix}`);
}

const SIZE_STEPS = [
  ["", 1],
  ["Ki", 1024],
] as const;

function matching(shape: StringShape): fc.Arbitrary<string> {
  const { minLength, maxLength, minimumDuration, maximumDuration } = shape;
  const shortest = milliseconds(minimumDuration ?? "0s");
  const longest = maximumDuration === undefined ? Infinity : milliseconds(maximumDuration);
  const isDuration = minimumDuration !== undefined || maximumDuration !== undefined;
  const { form = "" } = shape;
  const ownForm = new RegExp(form, "u");
  return fc
    .stringMatching(new RegExp(shape.pattern ?? form, "u"), {
      maxLength: Math.min(maxLength, LONGEST_BUILT),
    })
    .filter((text) => [...text].length >= minLength && [...text].length <= maxLength)
    .filter((text) => ownForm.test(text))
    .filter(
      (text) => !isDuration || (milliseconds(text) >= shortest && milliseconds(text) <= longest),
    );
}

function buildList(shape: ListShape, site: Site): readonly unknown[] {
  const wanted = site.draw(fc.nat, { max: site.depth < FULL_DEPTH ? 3 : 0 });
  const length = Math.min(Math.max(shape.minItems, wanted), shape.maxItems);
  const items = Array.from({ length }, () => build(shape.items, site));
  return consistent(shape, items);
}

function buildMap(shape: MapShape, site: Site): unknown {
  const wanted = site.draw(fc.nat, { max: site.depth < FULL_DEPTH ? 3 : 0 });
  const size = Math.min(Math.max(shape.minProperties, wanted), shape.maxProperties);
  const entries = Array.from({ length: size }, (): [string, unknown] => [
    buildString(shape.keys, site),
    build(shape.values, site),
  ]);
  return consistentEntries(shape, entries);
}

import fc from "fast-check";
import { buildObject } from "./build-object.ts";
import { build, buildString, topOf } from "./build.ts";
import type { Draw, Site } from "./site.ts";
import { edgeValues } from "./edges.ts";
import { wrongValues } from "./mutations.ts";
import type { Place } from "./places.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { ListShape, ObjectShape, Shape, Shapes } from "@edge-gateway/schema-runtime/shape";

/** A document with a value at a chosen place. */
export interface Trial {
  readonly document: unknown;
  /** The JSON pointer of the place. */
  readonly pointer: readonly string[];
  readonly value: unknown;
  /**
   * Makes documents with a value just at a limit at the place, one for each wanted goal that such a
   * value can reach.
   */
  edges(wants: (goal: string) => boolean): readonly TriedEdge[];
  /** Makes the same document with each wanted fault of the value. */
  faults(wants: (goal: string) => boolean): readonly Fault[];
}

/** A document with a value just at a limit. */
export interface TriedEdge {
  readonly document: unknown;
  readonly goal: string;
}

/** A document with one fault, at a known place. */
export interface Fault {
  readonly document: unknown;
  readonly pointer: readonly string[];
  readonly mutation: string;
  readonly goal: string;
  /** The tried value at the place. */
  readonly value: unknown;
}

/**
 * The depth at which objects on the path are built: they have optional properties, but the objects
 * inside them do not.
 */
const SHALLOW = 7;

/** The random number generator of Knuth and Lewis. */
const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;

/**
 * Makes a function that generates random values without keeping them, because thousands are
 * generated and none is shrunk.
 */
export function drawFrom(seed: number): Draw {
  let next = seed;
  const patterns = new Map<unknown, fc.Arbitrary<unknown>>();
  const draw = <Value, Arguments extends unknown[]>(
    make: (...values: Arguments) => fc.Arbitrary<Value>,
    ...values: Arguments
  ): Value => {
    next = (Math.imul(next, MULTIPLIER) + INCREMENT) | 0;
    const arbitrary = (values.length === 1 && patterns.get(values[0])) || make(...values);
    if (values.length === 1 && isPattern(values[0])) patterns.set(values[0], arbitrary);
    const [value] = fc.sample(arbitrary, { numRuns: 1, seed: next });
    return value as Value;
  };
  return Object.assign(draw, { values: () => [] });
}

/** Arbitraries of patterns are slow to create. */
function isPattern(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("pattern" in value || "form" in value);
}

/**
 * A document of a type with a value at a place; the document may break a rule on the path to the
 * place.
 */
export function trialAt(type: string, place: Place, shapes: Shapes, draw: Draw): Trial {
  const site = topOf(draw, shapes);
  const top: Shape = { kind: "ref", type };
  const any = (shape: Shape) => build(shape, site);
  const { value: document, at, target } = towards(top, place.path, site, any);
  return {
    document,
    pointer: at,
    value: target,
    edges: (wants) =>
      edgeValues(place.shape, target, site)
        .filter(({ goal }) => wants(goal))
        .map(({ goal, make }) => ({ goal, value: make() }))
        .filter(({ value }) => value !== undefined)
        .map(({ goal, value }) => ({
          goal,
          document: towards(top, place.path, site, () => value).value,
        })),
    faults: (wants) =>
      wrongValues(place.shape, target, site, wants)
        .filter(({ goal }) => wants(goal))
        .map(({ value, below, mutation, goal }) => ({
          document: replaced(document, at, value),
          pointer: [...at, ...below],
          mutation,
          goal,
          value,
        })),
  };
}

/** A value, and the path to the wanted value inside it. */
interface Found {
  readonly value: unknown;
  readonly at: readonly string[];
  readonly target: unknown;
}

/** Requirements on the value at the end of a path. */
type Leaf = (shape: Shape) => unknown;

function towards(shape: Shape, path: readonly string[], site: Site, leaf: Leaf): Found {
  const [step, ...rest] = path;
  if (step === undefined) {
    const value = leaf(shape);
    return { value, at: [], target: value };
  }
  const inside = (inner: Shape): Found => towards(inner, rest, site, leaf);
  const at = resolveShape(shape, site.shapes);
  switch (at.kind) {
    case "list":
      return throughItem(at, inside(at.items), site);
    case "map": {
      const name = buildString(at.keys, site);
      const found = inside(at.values);
      return within(found, name, Object.fromEntries([[name, found.value]]));
    }
    case "object":
      return throughProperty(at, step, inside, site);
    case "union": {
      const branch = at.branches[Number(step.slice(1, -1))];
      if (branch === undefined) throw new Error(`there is no branch ${step}`);
      return inside(branch.shape);
    }
    default:
      throw new Error(`nothing is at ${path.join("/")} of a ${at.kind}`);
  }
}

function throughItem(shape: ListShape, found: Found, site: Site): Found {
  const others = Array.from({ length: Math.max(shape.minItems - 1, 0) }, () =>
    build(shape.items, site),
  );
  return within(found, "0", [found.value, ...others]);
}

function throughProperty(
  shape: ObjectShape,
  name: string,
  inside: (inner: Shape) => Found,
  site: Site,
): Found {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) throw new Error(`there is no property ${name}`);
  const found = inside(field.shape);
  const wanted = { set: { [name]: found.value }, unset: [] };
  return within(found, name, buildObject(shape, { ...site, depth: SHALLOW }, wanted));
}

function within({ at, target }: Found, name: string, value: unknown): Found {
  return { value, at: [name, ...at], target };
}

function replaced(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const inner = (key: string, item: unknown) => (key === name ? replaced(item, rest, wrong) : item);
  if (Array.isArray(value)) return value.map((item: unknown, index) => inner(String(index), item));
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(key, item)]));
}

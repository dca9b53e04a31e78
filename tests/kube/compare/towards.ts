import { buildObject } from "@edge-gateway/generated/arbitraries/build-object.ts";
import { build, buildString, topOf } from "@edge-gateway/generated/arbitraries/build.ts";
import type { Draw, Site } from "@edge-gateway/generated/arbitraries/build.ts";
import { wrongValues } from "@edge-gateway/generated/arbitraries/mutations.ts";
import type { ObjectShape, Shape } from "@edge-gateway/generated/arbitraries/shape.ts";
import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import fc from "fast-check";
import { ENOUGH } from "./coverage.ts";
import { ENTRIES, ITEMS, resolved } from "./places.ts";
import type { Place } from "./places.ts";

/** A document with a value at a wanted place, and the same with each fault that the value can have. */
export interface Trial {
  readonly document: unknown;
  readonly faults: readonly Fault[];
}

/** A document that is wrong in one way, at a known place. */
export interface Fault {
  readonly document: unknown;
  readonly pointer: readonly string[];
  readonly mutation: string;
  /** The value at the place that was tried. */
  readonly value: unknown;
}

/** How many documents to build for those that are wanted. */
const TRIES = 4 * ENOUGH;
/** How often a property is left out before it counts as impossible. */
const ATTEMPTS = 400;
/** So deep that objects on the way have optional properties, but nothing below these has. */
const SHALLOW = 7;

/**
 * Documents with a value at one place, and with its faults; fewer where rules forbid the place.
 * @param isValid what is built towards a place can break a rule on the way: then it is built again
 */
export function trialsAt(
  kind: string,
  place: Place,
  seed: number,
  isValid: (document: unknown) => boolean,
): readonly Trial[] {
  const draw = drawFrom(seed);
  const trials: Trial[] = [];
  for (let tries = 0; tries < TRIES && trials.length < ENOUGH; tries += 1) {
    const found = trial(kind, place, draw);
    if (found === undefined) break;
    if (isValid(found.document)) trials.push(found);
  }
  return trials;
}

/** Draws without remembering what was drawn: nothing is shrunk here, and thousands are drawn. */
function drawFrom(seed: number): Draw {
  let next = seed;
  const patterns = new Map<unknown, fc.Arbitrary<unknown>>();
  const draw = <Value, Arguments extends unknown[]>(
    make: (...values: Arguments) => fc.Arbitrary<Value>,
    ...values: Arguments
  ): Value => {
    next = (Math.imul(next, 1_664_525) + 1_013_904_223) | 0; // a generator of Knuth and Lewis
    const arbitrary = (values.length === 1 && patterns.get(values[0])) || make(...values);
    if (values.length === 1 && isPattern(values[0])) patterns.set(values[0], arbitrary);
    const [value] = fc.sample(arbitrary, { numRuns: 1, seed: next });
    return value as Value;
  };
  return Object.assign(draw, { values: () => [] });
}

/** Arbitraries of patterns take long to make. */
function isPattern(value: unknown): boolean {
  return typeof value === "object" && value !== null && "pattern" in value;
}

function trial(kind: string, place: Place, draw: Draw): Trial | undefined {
  const site = topOf(draw, SHAPES);
  const found = towards({ kind: "ref", type: kind }, place.path, site);
  if (found === undefined) return undefined;
  const { value: document, at, target } = found;
  const faults = wrongValues(place.shape, target, site).map(({ value, below, mutation }) => ({
    document: replaced(document, at, value),
    pointer: [...at, ...below],
    mutation,
    value,
  }));
  return { document, faults };
}

/** A value, and where in it the wanted one stands. */
interface Found {
  readonly value: unknown;
  readonly at: readonly string[];
  readonly target: unknown;
}

function towards(shape: Shape, [step, ...rest]: readonly string[], site: Site): Found | undefined {
  if (step === undefined) {
    const value = build(shape, { ...site, depth: 0 });
    return { value, at: [], target: value };
  }
  const at = resolved(shape);
  if (at.kind === "list" && step === ITEMS) {
    const inner = towards(at.items, rest, site);
    const others = Array.from({ length: Math.max(at.minItems - 1, 0) }, () =>
      build(at.items, site),
    );
    return inner && within(inner, "0", [inner.value, ...others]);
  }
  if (at.kind === "map" && step === ENTRIES) {
    const name = buildString(at.keys, site);
    const inner = towards(at.values, rest, site);
    return inner && within(inner, name, Object.fromEntries([[name, inner.value]]));
  }
  return at.kind === "object" ? throughProperty(at, [step, ...rest], site) : undefined;
}

function within({ at, target }: Found, name: string, value: unknown): Found {
  return { value, at: [name, ...at], target };
}

/** An object that has the property: drawn until it has. */
function throughProperty(
  shape: ObjectShape,
  [name = "", ...rest]: readonly string[],
  site: Site,
): Found | undefined {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const object = buildObject(shape, { ...site, depth: SHALLOW });
    if (!Object.hasOwn(object, name)) continue;
    if (rest.length === 0) return { value: object, at: [name], target: object[name] };
    const inner = towards(field.shape, rest, site);
    return inner && within(inner, name, { ...object, [name]: inner.value });
  }
  return undefined;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const inner = (key: string, item: unknown) => (key === name ? replaced(item, rest, wrong) : item);
  if (Array.isArray(value)) return value.map((item: unknown, index) => inner(String(index), item));
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(key, item)]));
}

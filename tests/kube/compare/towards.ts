import { buildObject } from "@edge-gateway/generated/arbitraries/build-object.ts";
import { build, buildString, topOf } from "@edge-gateway/generated/arbitraries/build.ts";
import type { Draw, Site } from "@edge-gateway/generated/arbitraries/build.ts";
import { wrongValues } from "@edge-gateway/generated/arbitraries/mutations.ts";
import type { ObjectShape, Shape } from "@edge-gateway/generated/arbitraries/shape.ts";
import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import fc from "fast-check";
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

/** How often a property is left out before it counts as impossible. */
const ATTEMPTS = 400;
/** Deeper than any limit of the arbitraries: what may be left out is left out. */
const SPARSE = Number.MAX_SAFE_INTEGER;

/** Documents with a value at one place, and with its faults; fewer where rules forbid the place. */
export function trialsAt(
  kind: string,
  place: Place,
  count: number,
  seed: number,
): readonly Trial[] {
  const arbitrary = fc.gen().map((draw) => trial(kind, place, draw));
  return fc.sample(arbitrary, { numRuns: count, seed }).filter((found) => found !== undefined);
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

/** An object that has the property: drawn with stand-ins for all that is not plain, until it has. */
function throughProperty(
  shape: ObjectShape,
  [name = "", ...rest]: readonly string[],
  site: Site,
): Found | undefined {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const standIns = new Map<unknown, Shape>();
    const hollow: Site = { ...site, depth: 0, build: (inner) => standIn(inner, site, standIns) };
    const object = buildObject(shape, hollow);
    if (!Object.hasOwn(object, name)) continue;
    if (rest.length === 0 && !standIns.has(object[name])) {
      return { value: whole(object, standIns, site), at: [name], target: object[name] };
    }
    const inner = towards(field.shape, rest, site);
    if (inner === undefined) continue;
    const value = { ...whole(object, standIns, site), [name]: inner.value };
    return { value, at: [name, ...inner.at], target: inner.target };
  }
  return undefined;
}

function standIn(shape: Shape, site: Site, standIns: Map<unknown, Shape>): unknown {
  if (!["object", "list", "map"].includes(resolved(shape).kind)) return build(shape, site);
  const marker = {};
  standIns.set(marker, shape);
  return marker;
}

function whole(
  object: Readonly<Record<string, unknown>>,
  standIns: ReadonlyMap<unknown, Shape>,
  site: Site,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(object).map(([name, value]): [string, unknown] => {
    const shape = standIns.get(value);
    return [name, shape === undefined ? value : build(shape, { ...site, depth: SPARSE })];
  });
  return Object.fromEntries(entries);
}

function replaced(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const inner = (key: string, item: unknown) => (key === name ? replaced(item, rest, wrong) : item);
  if (Array.isArray(value)) return value.map((item: unknown, index) => inner(String(index), item));
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(key, item)]));
}

import fc from "fast-check";
import type { Site } from "./site.ts";
import { settled } from "./settle.ts";
import { ANYTHING } from "./settle.ts";
import type { Wanted } from "./settle.ts";
import type { CountShape, Fields, ObjectShape } from "@edge-gateway/schema-runtime/shape";

const ROUNDS = 64;
const FULL_DEPTH = 8;

/**
 * A valid object: a random part of its properties, changed until its rules hold, with the wanted
 * values.
 */
export function buildObject(shape: ObjectShape, site: Site, wanted: Wanted = ANYTHING): Fields {
  const names = chosenNames(shape, site, wanted);
  const fields = shape.fields
    .filter(({ name }) => names.has(name))
    .map(({ name, shape: inner }): [string, unknown] => [
      name,
      Object.hasOwn(wanted.set, name) ? wanted.set[name] : site.build(inner, site),
    ]);
  return settled(shape, Object.fromEntries(fields), site, wanted);
}

/** Whether to add optional properties; deeply nested objects have only required ones. */
function wants({ draw, depth }: Site): boolean {
  return depth < FULL_DEPTH && draw(fc.nat, { max: 2 }) === 0;
}

/** Groups may overlap, so a choice for one group is checked against the others again. */
function chosenNames(shape: ObjectShape, site: Site, wanted: Wanted): ReadonlySet<string> {
  let names = startNames(shape, site, wanted);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = names;
    names = shape.counts.reduce((chosen, rule) => chooseNames(rule, chosen, site, wanted), names);
    if (names === before) break;
  }
  return names;
}

function startNames(shape: ObjectShape, site: Site, wanted: Wanted): ReadonlySet<string> {
  const starts = shape.fields.filter(
    ({ name, required }) =>
      Object.hasOwn(wanted.set, name) || required || (!wanted.unset.includes(name) && wants(site)),
  );
  return new Set(starts.map(({ name }) => name));
}

function chooseNames(
  { count, names }: CountShape,
  chosen: ReadonlySet<string>,
  { draw }: Site,
  { set, unset }: Wanted,
): ReadonlySet<string> {
  const present = names.filter((name) => chosen.has(name));
  if (present.length === 1 || (count === "atMostOne" && present.length === 0)) return chosen;
  if (count === "atLeastOne" && present.length > 0) return chosen;
  const candidates = names.filter((name) => !unset.includes(name));
  const kept =
    names.find((name) => Object.hasOwn(set, name)) ??
    draw(fc.constantFrom, ...(candidates.length > 0 ? candidates : names));
  return new Set([...chosen].filter((name) => !names.includes(name)).concat(kept));
}

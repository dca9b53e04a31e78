import { branchOf, isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { RuleShape, Shape, Shapes } from "@edge-gateway/schema-runtime/shape";

/** A step into the items of a list, or into the entries of a map. */
export const ITEMS = "[]";
export const ENTRIES = "{}";

/** A place in the documents of a type. */
export interface Place {
  /**
   * The steps to the place: names of properties, `[]` for items, `{}` for entries, and `<0>` for
   * the first branch of a union.
   */
  readonly path: readonly string[];
  readonly shape: Shape;
  /** The type that declares the place, and the path from that type: `SecretRef/name`. */
  readonly declared: string;
}

/** A value in a document, and the place that it is at. */
export interface Standing extends Place {
  readonly value: unknown;
}

/** Whether a path leads to one branch of a union. */
export function isBranch(path: readonly string[]): boolean {
  return path.at(-1)?.startsWith("<") === true;
}

/** Writes a place as text: `/spec/rules/[]/name`. */
export function placeName(path: readonly string[]): string {
  return path.map((name) => `/${name}`).join("");
}

/** The place of a whole document of a type. */
export function topPlace(type: string, shapes: Shapes): Place {
  return placeAt([], { kind: "ref", type }, type, shapes);
}

/** Every place in the documents of a type that its rules allow. */
export function placesOf(type: string, shapes: Shapes): readonly Place[] {
  return below(topPlace(type, shapes), [], shapes);
}

/** Rules, and the place of the object to which they apply. */
interface Standings {
  readonly depth: number;
  readonly rules: readonly RuleShape[];
}

function below(place: Place, above: readonly Standings[], shapes: Shapes): readonly Place[] {
  if (above.some((standings) => forbids(standings, place.path))) return [];
  const at = resolveShape(place.shape, shapes);
  const own = at.kind === "object" ? [{ depth: place.path.length, rules: at.rules }] : [];
  const inner = stepsFrom(place, shapes).flatMap((step) => below(step, [...above, ...own], shapes));
  return [place, ...inner];
}

/** Whether a rule requires that the place is unset in every document in which it could exist. */
function forbids({ depth, rules }: Standings, path: readonly string[]): boolean {
  const names = path
    .slice(depth)
    .map((name) => (name === ITEMS ? "*" : name))
    .join(".");
  const within = (field: string): boolean => `${names}.`.startsWith(`${field}.`);
  return rules.some(
    ({ when, then }) =>
      when.every(({ field, test }) => test === "set" && within(field)) &&
      then.some(({ field, test }) => test === "unset" && within(field)),
  );
}

/** Lists the places one step below a place. */
export function stepsFrom({ path, shape, declared }: Place, shapes: Shapes): readonly Place[] {
  const at = resolveShape(shape, shapes);
  const step = (name: string, inner: Shape): Place =>
    placeAt([...path, name], inner, `${declared}/${name}`, shapes);
  switch (at.kind) {
    case "object":
      return at.fields.map((field) => step(field.name, field.shape));
    case "list":
      return [step(ITEMS, at.items)];
    case "map":
      return [step(ENTRIES, at.values)];
    case "union":
      return at.branches.map((branch, index) => step(`<${index}>`, branch.shape));
    default:
      return [];
  }
}

function placeAt(path: readonly string[], shape: Shape, declared: string, shapes: Shapes): Place {
  if (shape.kind !== "ref") return { path, shape, declared };
  const target = shapes[shape.type];
  return target?.kind === "ref"
    ? placeAt(path, target, declared, shapes)
    : { path, shape, declared: shape.type };
}

/** All values in a document that are at places of its type, with their places. */
export function standingIn(type: string, document: unknown, shapes: Shapes): readonly Standing[] {
  return inside({ ...topPlace(type, shapes), value: document }, shapes);
}

function inside(standing: Standing, shapes: Shapes): readonly Standing[] {
  const inner = stepsFrom(standing, shapes).flatMap((step) =>
    valuesAt(standing, step, shapes).map((value) => ({ ...step, value })),
  );
  return [standing, ...inner.flatMap((one) => inside(one, shapes))];
}

/** The values to which a step leads. */
function valuesAt({ shape, value }: Standing, step: Place, shapes: Shapes): readonly unknown[] {
  const name = step.path.at(-1) ?? "";
  const at = resolveShape(shape, shapes);
  if (at.kind === "union") return branchOf(at, value) === step.shape ? [value] : [];
  if (name === ITEMS) return Array.isArray(value) ? value : [];
  if (!isFields(value)) return [];
  if (at.kind === "map") return Object.values(value);
  return Object.hasOwn(value, name) ? [value[name]] : [];
}

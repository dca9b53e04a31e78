import type { Model } from "../model/model.ts";
import type { CelPlace, Node } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** One expression in a type: the path of property names, with `*` for every item or entry. */
interface Place extends CelPlace {
  readonly path: readonly string[];
}

/** Lists which strings of each type are CEL expressions, including those in referenced types. */
export function emitCelPlaces(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap(({ title, node }) => {
    const places = placesIn(node, []);
    return places.length === 0 ? [] : [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  const scopes = [
    ...new Set(model.types.flatMap(({ node }) => placesIn(node, [])).map(({ scope }) => scope)),
  ].toSorted();
  const results = [
    ...new Set(
      model.types.flatMap(({ node }) => placesIn(node, [])).flatMap(({ results: own }) => own),
    ),
  ].toSorted();
  const content = `${CODE_HEADER}/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties on the path to the expression; \`*\` means every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: ${union(scopes)};
  /** The allowed types of the expression's result. */
  readonly results: readonly (${union(results)})[];
  /** Whether a plain duration such as \`1s\` is allowed instead of an expression. */
  readonly or?: "duration";
}

/** The expressions of every type that has any; expressions of referenced types are listed under those types. */
export const CEL_PLACES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
`;
  return [{ path: "generated/cel/places.ts", content }];
}

function union(words: readonly string[]): string {
  return words.length === 0 ? "never" : words.map((word) => JSON.stringify(word)).join(" | ");
}

function placesIn(node: Node, path: readonly string[]): readonly Place[] {
  const { cel } = node.annotations;
  const own = cel === undefined ? [] : [{ path, ...cel }];
  switch (node.kind) {
    case "list":
      return [...own, ...placesIn(node.items, [...path, "*"])];
    case "map":
      return [...own, ...placesIn(node.values, [...path, "*"])];
    case "object":
      return node.fields.flatMap((field) => placesIn(field.node, [...path, field.name]));
    case "union":
      return node.branches.flatMap((branch) => placesIn(branch, path));
    default:
      return own;
  }
}

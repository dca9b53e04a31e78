import type { Model } from "../model/model.ts";
import type { Node, RefersTo } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";
import { annotationsOf } from "./words.ts";

/** One reference in a type: the path of property names, with `*` for every item or entry. */
interface Place extends RefersTo {
  readonly path: readonly string[];
}

/** Where each type refers to objects, including references in referenced types. */
export function emitReferencePlaces(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap(({ title, node }) => {
    const places = placesIn(model, node, []);
    return places.length === 0 ? [] : [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  const content = `${CODE_HEADER}/** A reference to an object by its name, or to several by their labels, in a type. */
export interface ReferencePlace {
  /** The names of the properties down to it; \`*\` stands for every item of a list or entry of a map. */
  readonly path: readonly string[];
  /** What it may lead to; the first is meant where it names none. */
  readonly kinds: readonly string[];
  /** The key that is read where it names none. */
  readonly key?: string;
  /** Keys that must be there. */
  readonly needs: readonly string[];
}

/** The references of every type that has some; those of types that it refers to are at that type. */
export const REFERENCE_PLACES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly ReferencePlace[]>>;
`;
  return [{ path: "generated/references/places.ts", content }];
}

function placesIn(model: Model, node: Node, path: readonly string[]): readonly Place[] {
  switch (node.kind) {
    case "ref": {
      const { refersTo } = annotationsOf(model, node);
      return refersTo === undefined ? [] : [{ path, ...refersTo }];
    }
    case "list":
      return placesIn(model, node.items, [...path, "*"]);
    case "map":
      return placesIn(model, node.values, [...path, "*"]);
    case "object":
      return node.fields.flatMap((field) => placesIn(model, field.node, [...path, field.name]));
    case "union":
      return node.branches.flatMap((branch) => placesIn(model, branch, path));
    default:
      return [];
  }
}

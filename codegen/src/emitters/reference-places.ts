import type { Model } from "../model/model.ts";
import type { JsonValue } from "../json.ts";
import type { Field, Node, RefersTo } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";
import { annotationsOf } from "./words.ts";

/** One reference in a type: the path of property names, with `*` for every item or entry. */
interface Place extends RefersTo {
  readonly path: readonly string[];
  readonly algorithm?: { readonly field: string; readonly otherwise: JsonValue | undefined };
}

/** Where each type refers to objects, including references in referenced types. */
export function emitReferencePlaces(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap(({ title, node }) => {
    const places = placesIn(model, node, []);
    return places.length === 0 ? [] : [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  const content = `${CODE_HEADER}/** A reference to an object by its name, or to several by their labels, in a type. */
export interface ReferencePlace {
  /**
   * The path of property names to the reference; \`*\` means every item of a list or entry of a
   * map.
   */
  readonly path: readonly string[];
  /** The kinds to which the reference may lead; the first is the default. */
  readonly kinds: readonly string[];
  /** The key that is read if the reference names none. */
  readonly key?: string;
  /** Keys that the referenced object must contain. */
  readonly needs: readonly string[];
  /** What the value of the referenced key must be, such as a certificate. */
  readonly holds?: string;
  /** The property beside the reference that names the algorithm of a signing key, and its default. */
  readonly algorithm?: { readonly field: string; readonly otherwise: string };
}

/** The references of every type that has any; references in a referenced type are listed under that type. */
export const REFERENCE_PLACES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly ReferencePlace[]>>;
`;
  return [{ path: "generated/references/places.ts", content }];
}

/** Names the property that the annotation of a signing key refers to, with its default. */
function withAlgorithm({ fits, ...place }: Place, fields: readonly Field[]): Place {
  if (fits === undefined) return { ...place, fits };
  const beside = fields.find(({ name }) => name === fits);
  return { ...place, fits: undefined, algorithm: { field: fits, otherwise: beside?.default } };
}

function placesIn(model: Model, node: Node, path: readonly string[]): readonly Place[] {
  switch (node.kind) {
    case "ref": {
      const { refersTo } = annotationsOf(model, node);
      if (refersTo === undefined) return [];
      return [{ path, ...refersTo }];
    }
    case "list":
      return placesIn(model, node.items, [...path, "*"]);
    case "map":
      return placesIn(model, node.values, [...path, "*"]);
    case "object":
      return node.fields.flatMap((field) =>
        placesIn(model, field.node, [...path, field.name]).map((place) =>
          withAlgorithm(place, node.fields),
        ),
      );
    case "union":
      return node.branches.flatMap((branch) => placesIn(model, branch, path));
    default:
      return [];
  }
}

import type { Model } from "../model/model.ts";
import type { Node } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** Names of properties down to a value; `*` for every item or entry. */
type Path = readonly string[];

/** Where secrets stand in each type, those of the types that it refers to included. */
export function emitSensitivePlaces(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap(({ title, node }) => {
    const places = placesIn(model, node, []);
    return places.length === 0 ? [] : [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  const content = `${CODE_HEADER}/** Where secrets stand in each type that holds some: names of properties, \`*\` for every item or entry. */
export const SENSITIVE_PLACES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
`;
  return [{ path: "generated/sensitive/places.ts", content }];
}

function placesIn(
  model: Model,
  node: Node,
  path: Path,
  inside: readonly string[] = [],
): readonly Path[] {
  if (node.annotations.sensitive) return [path];
  switch (node.kind) {
    case "ref":
      // A type inside itself adds no place that is not known already.
      if (inside.includes(node.target)) return [];
      return placesIn(model, model.target(node).node, path, [...inside, node.target]);
    case "list":
      return placesIn(model, node.items, [...path, "*"], inside);
    case "map":
      return placesIn(model, node.values, [...path, "*"], inside);
    case "object":
      return node.fields.flatMap((field) =>
        placesIn(model, field.node, [...path, field.name], inside),
      );
    case "union":
      return node.branches.flatMap((branch) => placesIn(model, branch, path, inside));
    default:
      return [];
  }
}

import type { Model } from "../model/model.ts";
import type { Node } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The path of property names to a value; `*` for every item or entry. */
type Path = readonly string[];

/**
 * Where each type contains secrets, and where it names the place of a credential in a request,
 * including referenced types.
 */
export function emitSensitivePlaces(model: Model): readonly PlannedFile[] {
  const content = `${CODE_HEADER}/** The places of secrets in each type that contains any: property names, \`*\` for every item or entry. */
export const SENSITIVE_PLACES = {
${rowsOf(model, ({ annotations }) => annotations.sensitive)}} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

/** The properties of each type that name the header, query parameter or cookie with a credential. */
export const CREDENTIAL_LOCATIONS = {
${rowsOf(model, ({ annotations }) => annotations.locatesCredential)}} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
`;
  return [{ path: "generated/sensitive/places.ts", content }];
}

type Wanted = (node: Node) => boolean;

function rowsOf(model: Model, isWanted: Wanted): string {
  const rows = model.types.flatMap(({ title, node }) => {
    const places = placesIn(model, node, { path: [], inside: [], isWanted });
    return places.length === 0 ? [] : [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  return rows.join("");
}

interface Search {
  readonly path: Path;
  /** The types that contain the node. */
  readonly inside: readonly string[];
  readonly isWanted: Wanted;
}

function placesIn(model: Model, node: Node, search: Search): readonly Path[] {
  const { path, inside, isWanted } = search;
  if (isWanted(node)) return [path];
  switch (node.kind) {
    case "ref":
      // A recursive type adds no new place.
      if (inside.includes(node.target)) return [];
      return placesIn(model, model.target(node).node, {
        ...search,
        inside: [...inside, node.target],
      });
    case "list":
      return placesIn(model, node.items, { ...search, path: [...path, "*"] });
    case "map":
      return placesIn(model, node.values, { ...search, path: [...path, "*"] });
    case "object":
      return node.fields.flatMap((field) =>
        placesIn(model, field.node, { ...search, path: [...path, field.name] }),
      );
    case "union":
      return node.branches.flatMap((branch) => placesIn(model, branch, search));
    default:
      return [];
  }
}

import { camelCase } from "../model/model.ts";
import type { Model } from "../model/model.ts";
import type { Node } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/**
 * The limits of a schema: its own limits by keyword, and the limits of properties and items below
 * their names.
 */
interface Limits {
  readonly [name: string]: number | string | readonly (string | number | boolean)[] | Limits;
}

const BOUNDS = [
  ...["minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems"],
  ...["minProperties", "maxProperties", "minimumDuration", "maximumDuration"],
  ...["minimumBytes", "maximumBytes"],
];

/** The limits of every schema as constants, by the name of its type. */
export function emitLimits(model: Model): readonly PlannedFile[] {
  const limits: Record<string, Limits> = {};
  for (const type of model.types) {
    const own = limitsOf(type.node);
    if (own !== undefined) limits[camelCase(type.title)] = own;
  }
  const content = `${CODE_HEADER}/** The limits of every schema; limits of referenced types are listed under those types. */
export const LIMITS = ${JSON.stringify(limits, null, 2)} as const;
`;
  return [{ path: "generated/limits/index.ts", content }];
}

function limitsOf(node: Node): Limits | undefined {
  const own = Object.entries(node).filter(
    (entry): entry is [string, number | string] =>
      BOUNDS.includes(entry[0]) && entry[1] !== undefined,
  );
  const limits = { ...Object.fromEntries(own), ...innerLimits(node) };
  return Object.keys(limits).length === 0 ? undefined : limits;
}

function innerLimits(node: Node): Limits {
  switch (node.kind) {
    case "enum":
      return node.values.length > 1 ? { values: node.values } : {};
    case "object":
      return named(node.fields.map((field) => [field.name, field.node]));
    case "list":
      return named([["items", node.items]]);
    case "map":
      return named([
        ["values", node.values],
        ["keys", { ...node.keys, kind: "string", annotations: node.annotations, ...NO_DURATION }],
      ]);
    case "union":
      return Object.assign({}, ...node.branches.map((branch) => limitsOf(branch) ?? {}));
    default:
      return {};
  }
}

const NO_DURATION = { minimumDuration: undefined, maximumDuration: undefined };

function named(entries: readonly (readonly [string, Node])[]): Limits {
  const limits: Record<string, Limits> = {};
  for (const [name, node] of entries) {
    const inner = limitsOf(node);
    if (inner !== undefined) limits[name] = inner;
  }
  return limits;
}

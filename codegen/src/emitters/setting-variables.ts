import { roots } from "../model/model.ts";
import type { Model } from "../model/model.ts";
import type { Node } from "../model/node.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** An environment variable and the document property that it overrides. */
interface SettingVariable {
  readonly name: string;
  readonly path: readonly string[];
  readonly isNumber: boolean;
  readonly isJson: boolean;
}

/**
 * The environment variables that override document properties; no output without such variables.
 */
export function emitSettingVariables(model: Model): readonly PlannedFile[] {
  const rows = roots(model).flatMap(({ title, node }) => {
    const variables = variablesIn(model, node, []);
    return variables.length === 0 ? [] : [`  ${title}: ${JSON.stringify(variables)},\n`];
  });
  if (rows.length === 0) return [];
  const content = `${CODE_HEADER}/** An environment variable that overrides a property of a document. */
export interface SettingVariable {
  readonly name: string;
  /** The names of the properties on the path to the overridden property. */
  readonly path: readonly string[];
  readonly isNumber: boolean;
  /** Whether the value of the variable is written as JSON: lists, maps, booleans. */
  readonly isJson: boolean;
}

/** The variables of each document that has any. */
export const SETTING_VARIABLES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly SettingVariable[]>>;
`;
  return [{ path: "generated/setting-variables/index.ts", content }];
}

const JSON_KINDS: ReadonlySet<Node["kind"]> = new Set(["boolean", "list", "map"]);

function variablesIn(
  model: Model,
  node: Node,
  path: readonly string[],
): readonly SettingVariable[] {
  const { environment: name } = node.annotations;
  const inner = model.resolve(node);
  if (name !== undefined) {
    const { kind } = inner;
    const isNumber = kind === "number";
    return [{ name, path, isNumber, isJson: JSON_KINDS.has(kind) }];
  }
  if (inner.kind !== "object") return [];
  return inner.fields.flatMap((field) => variablesIn(model, field.node, [...path, field.name]));
}

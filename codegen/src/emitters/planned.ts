import { objectOf } from "../model/model.ts";
import type { Model, TypeDef } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";
import { annotationsOf } from "./words.ts";

interface PlannedParts {
  all?: true;
  properties?: string[];
  values?: Record<string, readonly string[]>;
  minItems?: Record<string, number>;
}

/**
 * The parts of each type that this build does not run, for refusals and for the types of policy
 * tables.
 */
export function emitPlanned(model: Model): readonly PlannedFile[] {
  const rows = model.types.flatMap((type) => {
    const parts = plannedParts(model, type);
    return Object.keys(parts).length === 0 ? [] : [`  ${type.title}: ${JSON.stringify(parts)},\n`];
  });
  const content = `${CODE_HEADER}/** What of a type this build does not run. */
export interface PlannedParts {
  /** Whether the type as a whole is planned, wherever it occurs. */
  readonly all?: true;
  readonly properties?: readonly string[];
  /** The planned values of enums, by the property that has the enum. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The number of items from which a list is planned, by property. */
  readonly minItems?: Readonly<Record<string, number>>;
}

/** The planned parts of every type that has some. */
export const PLANNED = {
${rows.join("")}} as const satisfies Readonly<Record<string, PlannedParts>>;

/** The properties of a type without those that are planned. */
export type Running<Properties, Type extends string> = Omit<
  Properties,
  Type extends keyof typeof PLANNED
    ? (typeof PLANNED)[Type] extends { readonly properties: readonly (infer Name)[] }
      ? Name & string
      : never
    : never
>;
`;
  return [{ path: "generated/planned/index.ts", content }];
}

function plannedParts(model: Model, type: TypeDef): PlannedParts {
  const parts: PlannedParts = type.node.annotations.planned === "all" ? { all: true } : {};
  for (const { name, node } of objectOf(model, type)?.fields ?? []) {
    const { planned } = annotationsOf(model, node);
    if (planned === undefined) continue;
    if (planned === "all") (parts.properties ??= []).push(name);
    else if ("values" in planned) (parts.values ??= {})[name] = planned.values;
    else (parts.minItems ??= {})[name] = planned.minItems;
  }
  return parts;
}

import type { JsonValue } from "../../json.ts";
import { tagsOf } from "../../model/union-marks.ts";
import { camelCase, parsedTypes } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { parseAmount, type Filling } from "@edge-gateway/schema-runtime/defaults/fill";
import { isFilled, typesWithDefaults, type Surroundings } from "./with-defaults.ts";

/**
 * For every document a function that fills in its defaults and parses its amounts, and the defaults
 * of every type as constants.
 */
export function emitDefaults(model: Model): readonly PlannedFile[] {
  const fillings = fillingsOf(model);
  const documents = model.types.filter((type) => type.validator);
  return [
    {
      path: "generated/defaults/index.ts",
      content: CODE_HEADER + indexText(model, documents, fillings),
    },
  ];
}

/** The defaults of every type that has any, by title. */
export function fillingsOf(model: Model): Readonly<Record<string, Filling>> {
  const known = typesWithDefaults(model);
  const parsed = parsedTypes(model);
  const fillings: Record<string, Filling> = {};
  for (const type of known) {
    const filling = fillingOf(model, type.node, { known, parses: parsed.has(type), fills: true });
    if (filling !== undefined) fillings[type.title] = filling;
  }
  return fillings;
}

function indexText(
  model: Model,
  documents: readonly TypeDef[],
  fillings: Readonly<Record<string, Filling>>,
): string {
  const names = documents.flatMap(({ title }) => [title, `${title}Input`]);
  const functions = documents.map(
    ({ title }) => `/** A copy of the ${title} with its defaults at every depth. */
export function withDefaults${title}(input: ${title}Input): ${title} {
  return fill(${JSON.stringify(title)}, input, FILLINGS) as ${title};
}
`,
  );
  return `import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "../types/index.ts";
import { fill } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of every type. */
export const DEFAULTS = ${JSON.stringify(ownDefaults(model, model.types, parsedTypes(model)), null, 2)} as const;

const FILLINGS: Readonly<Record<string, Filling>> = ${JSON.stringify(fillings, null, 2)};

${functions.join("\n")}`;
}

/**
 * The defaults of the properties of types, by their titles in camel case.
 * @param parsed the types whose amounts are parsed
 */
export function ownDefaults(
  model: Model,
  types: Iterable<TypeDef>,
  parsed: ReadonlySet<TypeDef>,
): Readonly<Record<string, Readonly<Record<string, JsonValue>>>> {
  const defaults: Record<string, Record<string, JsonValue>> = {};
  for (const type of types) {
    if (type.node.kind !== "object") continue;
    for (const { name, node, default: fallback } of type.node.fields) {
      if (fallback === undefined) continue;
      const amount =
        parsed.has(type) && node.kind === "ref" ? model.target(node).amount : undefined;
      (defaults[camelCase(type.title)] ??= {})[name] =
        amount === undefined ? fallback : parseAmount(amount, fallback);
    }
  }
  return defaults;
}

/** The defaults to fill in for a node, and the amounts to parse; undefined if it has neither. */
export function fillingOf(model: Model, node: Node, where: Surroundings): Filling | undefined {
  if (!isFilled(model, node, where)) return undefined;
  const inner = (child: Node): Filling | undefined => fillingOf(model, child, where);
  switch (node.kind) {
    case "ref": {
      const { title, amount } = model.target(node);
      return amount === undefined ? { type: title } : { amount };
    }
    case "list":
      return only("items", inner(node.items));
    case "map":
      return only("values", inner(node.values));
    case "object":
      return {
        fields: node.fields.flatMap(({ name, node: value, default: fallback }) => {
          const filling = inner(value);
          const own = where.fills ? fallback : undefined;
          if (own === undefined && filling === undefined) return [];
          return [{ name, ...only("default", own), ...only("filling", filling) }];
        }),
      };
    case "union":
      return unionFilling(model, node.branches, node.discriminator, inner);
    default:
      return undefined;
  }
}

function unionFilling(
  model: Model,
  branches: readonly Node[],
  discriminator: string | undefined,
  inner: (child: Node) => Filling | undefined,
): Filling {
  return {
    ...only("by", discriminator),
    branches: branches.flatMap((branch) => {
      const filling = inner(branch);
      return filling === undefined
        ? []
        : [
            {
              ...only(
                "tags",
                discriminator === undefined ? undefined : tagsOf(model, branch, discriminator),
              ),
              filling,
            },
          ];
    }),
  };
}

function only<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [K in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [K in Name]?: Value });
}

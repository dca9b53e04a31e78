import type { JsonValue } from "../../json.ts";
import { tagsOf } from "../../model/union-marks.ts";
import { camelCase } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";
import { hasDefaults, typesWithDefaults } from "./with-defaults.ts";

/**
 * For every document a function that fills in its defaults, and the defaults of every type as
 * constants.
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
  const differing = typesWithDefaults(model);
  const fillings: Record<string, Filling> = {};
  for (const type of differing) {
    const filling = fillingOf(model, type.node, differing);
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
export const DEFAULTS = ${JSON.stringify(ownDefaults(model), null, 2)} as const;

const FILLINGS: Readonly<Record<string, Filling>> = ${JSON.stringify(fillings, null, 2)};

${functions.join("\n")}`;
}

function ownDefaults(model: Model): Readonly<Record<string, Readonly<Record<string, JsonValue>>>> {
  const defaults: Record<string, Record<string, JsonValue>> = {};
  for (const { title, node } of model.types) {
    if (node.kind !== "object") continue;
    for (const field of node.fields) {
      if (field.default === undefined) continue;
      (defaults[camelCase(title)] ??= {})[field.name] = field.default;
    }
  }
  return defaults;
}

/** The defaults to fill in for a node; undefined if it has none. */
function fillingOf(model: Model, node: Node, differing: ReadonlySet<TypeDef>): Filling | undefined {
  if (!hasDefaults(model, node, differing)) return undefined;
  const inner = (child: Node): Filling | undefined => fillingOf(model, child, differing);
  switch (node.kind) {
    case "ref":
      return { type: model.target(node).title };
    case "list":
      return only("items", inner(node.items));
    case "map":
      return only("values", inner(node.values));
    case "object":
      return {
        fields: node.fields.flatMap(({ name, node: value, default: fallback }) => {
          const filling = inner(value);
          if (fallback === undefined && filling === undefined) return [];
          return [{ name, ...only("default", fallback), ...only("filling", filling) }];
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

import { readFile } from "node:fs/promises";
import { jsonTypes, tagsOf } from "../../model/lint.ts";
import { kebabCase, reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node, StringBounds } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import type { Shape, StringShape } from "./shape.ts";

const DIRECTORY = "generated/arbitraries";
const COPIED = ["shape.ts", "build.ts", "build-object.ts", "mutations.ts", "documents.ts"];

/** Arbitraries of valid and of just wrong documents, for property tests. */
export async function emitArbitraries(model: Model): Promise<readonly PlannedFile[]> {
  const documents = model.types.filter((type) => type.validator);
  const copies = COPIED.map(async (name) => ({
    path: `${DIRECTORY}/${name}`,
    content: CODE_HEADER + (await readFile(new URL(name, import.meta.url), "utf8")),
  }));
  return [
    { path: `${DIRECTORY}/shapes.ts`, content: shapesText(model, documents) },
    ...(await Promise.all(copies)),
    ...documents.map(documentFile),
  ];
}

function shapesText(model: Model, documents: readonly TypeDef[]): string {
  const types = new Set(documents.flatMap((type) => [type, ...reachable(model, type.node)]));
  const rows = [...types]
    .toSorted((left, right) => (left.title < right.title ? -1 : 1))
    .map(({ title, node }) => `  ${title}: ${JSON.stringify(shapeOf(model, node, undefined))},\n`);
  return `${CODE_HEADER}import type { Shapes } from "./shape.ts";

/** Every type that a document holds. */
export const SHAPES: Shapes = {
${rows.join("")}};
`;
}

function documentFile({ title }: TypeDef): PlannedFile {
  const content = `${CODE_HEADER}import type { Arbitrary } from "fast-check";
import type { ${title}Input } from "../types/index.ts";
import { invalidDocument, validDocument } from "./documents.ts";
import type { InvalidDocument } from "./documents.ts";
import { SHAPES } from "./shapes.ts";

/** Values that the validator of ${title} accepts. */
export function valid${title}(): Arbitrary<${title}Input> {
  return validDocument("${title}", SHAPES) as Arbitrary<${title}Input>;
}

/** Values that the validator of ${title} refuses, each wrong in exactly one way. */
export function invalid${title}(): Arbitrary<InvalidDocument> {
  return invalidDocument("${title}", SHAPES);
}
`;
  return { path: `${DIRECTORY}/${kebabCase(title)}.ts`, content };
}

function shapeOf(model: Model, node: Node, cel: string | undefined): Shape {
  const result = node.annotations.cel?.result ?? cel;
  const inner = (child: Node): Shape => shapeOf(model, child, undefined);
  switch (node.kind) {
    case "ref": {
      const narrowed =
        result !== undefined ||
        node.minimumDuration !== undefined ||
        node.maximumDuration !== undefined;
      if (!narrowed) return { kind: "ref", type: model.target(node).title };
      const { minimumDuration, maximumDuration } = node;
      return {
        ...shapeOf(model, model.target(node).node, result),
        ...known({ minimumDuration, maximumDuration }),
      };
    }
    case "string": {
      const { minimumDuration, maximumDuration } = node;
      return { ...stringShape(node), ...known({ minimumDuration, maximumDuration, cel: result }) };
    }
    case "number":
      return {
        kind: "number",
        integer: node.integer,
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      };
    case "enum":
      return { kind: "enum", values: node.values };
    case "intOrString": {
      const number = {
        kind: "number",
        integer: true,
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      } as const;
      return { kind: "intOrString", branches: [number, stringShape(node)] };
    }
    case "list": {
      const { maxItems, minItems = 0, mapKeys, listType } = node;
      const unique = listType === "atomic" ? "no" : listType;
      return { kind: "list", items: inner(node.items), minItems, maxItems, unique, mapKeys };
    }
    case "map": {
      const { maxProperties, minProperties = 0 } = node;
      return {
        kind: "map",
        keys: stringShape(node.keys),
        values: inner(node.values),
        minProperties,
        maxProperties,
      };
    }
    case "object":
      return {
        kind: "object",
        open: node.open,
        fields: node.fields.map(({ name, required, node: value }) => ({
          name,
          required,
          shape: inner(value),
        })),
        counts: node.counts,
        rules: node.rules,
      };
    case "union":
      return unionShape(model, node, inner);
    default:
      return { kind: node.kind };
  }
}

function unionShape(
  model: Model,
  node: Extract<Node, { kind: "union" }>,
  inner: (child: Node) => Shape,
): Shape {
  const by = node.discriminator;
  const branches = node.branches.map((branch) => ({
    marks: by === undefined ? jsonTypes(model, branch) : tagsOf(model, branch, by),
    shape: inner(branch),
  }));
  return { kind: "union", branches, ...known({ by }) };
}

function stringShape({ minLength = 0, maxLength = 0, pattern }: StringBounds): StringShape {
  return { kind: "string", minLength, maxLength, ...known({ pattern }) };
}

/** The entries that are known; absent ones are left out. */
function known<Entries extends object>(
  entries: Entries,
): { [Name in keyof Entries]?: NonNullable<Entries[Name]> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Entries]?: NonNullable<Entries[Name]>;
  };
}

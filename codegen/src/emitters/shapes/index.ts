import { reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { shapeOf } from "./shape-of.ts";
import type { Use } from "./shape-of.ts";

/** The shapes of valid documents, from which property tests make documents. */
export function emitShapes(model: Model): readonly PlannedFile[] {
  const documents = model.types.filter((type) => type.validator);
  return [{ path: "generated/shapes/index.ts", content: shapesText(model, documents) }];
}

function shapesText(model: Model, documents: readonly TypeDef[]): string {
  const types = new Set(documents.flatMap((type) => [type, ...reachable(model, type.node)]));
  const sorted = [...types].toSorted((left, right) => (left.title < right.title ? -1 : 1));
  const rowsOf = (use: Use): ReadonlyMap<string, string> =>
    new Map(sorted.map(({ title, node }) => [title, JSON.stringify(shapeOf(model, node, use))]));
  const files = rowsOf("files");
  const others = [...rowsOf("resources")].filter(([title, shape]) => files.get(title) !== shape);
  const resources = documents.flatMap(({ title, resource }) =>
    resource === undefined ? [] : title,
  );
  return `${CODE_HEADER}import type { Shapes } from "@edge-gateway/schema-runtime/shape";

/** The shapes of all types that occur in documents outside Kubernetes. */
export const SHAPES: Shapes = {
${rowsText([...files])}};

/** The shapes of all types in Kubernetes objects, to which other rules apply than in files. */
export const RESOURCE_SHAPES: Shapes = {
  ...SHAPES,
${rowsText(others)}};

const RESOURCES: ReadonlySet<string> = new Set(${JSON.stringify(resources)});

/** The shapes of the types that occur in the document of a type, by its title. */
export function shapesOf(title: string): Shapes {
  return RESOURCES.has(title) ? RESOURCE_SHAPES : SHAPES;
}
`;
}

function rowsText(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([title, shape]) => `  ${title}: ${shape},\n`).join("");
}

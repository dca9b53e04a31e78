import { kebabCase, reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { shapeOf } from "./shape-of.ts";
import type { Use } from "./shape-of.ts";

const DIRECTORY = "generated/arbitraries";

/** Arbitraries of valid documents and of documents with a single error, for property tests. */
export function emitArbitraries(model: Model): readonly PlannedFile[] {
  const documents = model.types.filter((type) => type.validator);
  return [
    { path: `${DIRECTORY}/shapes.ts`, content: shapesText(model, documents) },
    ...documents.map(documentFile),
  ];
}

function shapesText(model: Model, documents: readonly TypeDef[]): string {
  const types = new Set(documents.flatMap((type) => [type, ...reachable(model, type.node)]));
  const sorted = [...types].toSorted((left, right) => (left.title < right.title ? -1 : 1));
  const rowsOf = (use: Use): ReadonlyMap<string, string> =>
    new Map(sorted.map(({ title, node }) => [title, JSON.stringify(shapeOf(model, node, use))]));
  const files = rowsOf("files");
  const others = [...rowsOf("resources")].filter(([title, shape]) => files.get(title) !== shape);
  return `${CODE_HEADER}import type { Shapes } from "@edge-gateway/schema-runtime/arbitraries/shape";

/** The shapes of all types that occur in documents outside Kubernetes. */
export const SHAPES: Shapes = {
${rowsText([...files])}};

/** The shapes of all types in Kubernetes objects, to which other rules apply than in files. */
export const RESOURCE_SHAPES: Shapes = {
  ...SHAPES,
${rowsText(others)}};
`;
}

function rowsText(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([title, shape]) => `  ${title}: ${shape},\n`).join("");
}

function documentFile({ title, resource }: TypeDef): PlannedFile {
  const shapes = resource === undefined ? "SHAPES" : "RESOURCE_SHAPES as SHAPES";
  const content = `${CODE_HEADER}import type { Arbitrary } from "fast-check";
import type { ${title}Input } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { ${shapes} } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

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

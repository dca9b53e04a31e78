import { kebabCase } from "../model/model.ts";
import type { Model, Resource, TypeDef } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** A kind of the Kubernetes API, with the type of its documents. */
interface Kind {
  readonly type: TypeDef;
  readonly resource: Resource;
}

/** The facts about each kind of the Kubernetes API; no output without kinds. */
export function emitKinds(model: Model): readonly PlannedFile[] {
  const kinds = model.types
    .flatMap((type): readonly Kind[] =>
      type.resource === undefined ? [] : [{ type, resource: type.resource }],
    )
    .toSorted((left, right) => (left.resource.kind < right.resource.kind ? -1 : 1));
  if (kinds.length === 0) return [];
  const content = `${CODE_HEADER}${importsText(kinds)}
/** The type of each kind's document, as users write it. */
export interface KindInputs {
${rows(kinds, ({ type, resource }) => `readonly ${resource.kind}: ${type.title}Input;`)}}

/** The type of each kind's document, after its defaults are filled in. */
export interface KindValues {
${rows(kinds, ({ type, resource }) => `readonly ${resource.kind}: ${type.title};`)}}

/** The generated code and data of one kind. */
export interface Kind {
  /** The name of the type of the kind's documents. */
  readonly type: DocumentName;
  /** \`group/version\`, or \`version\` in the core group: each that documents may name. */
  readonly apiVersions: readonly [string, ...string[]];
  /** Whether the objects of the kind belong to a namespace. */
  readonly isNamespaced: boolean;
  /** Whether the kind belongs to this product, not to another one. */
  readonly isOwn: boolean;
  /** Lists everything that is wrong with a document. */
  readonly validate: (value: unknown) => readonly Violation[];
}

/** All kinds by their names. */
export const KINDS: Readonly<Record<keyof KindValues, Kind>> = {
${rows(kinds, kindText)}};

/** Types a document of each kind as written; the validator of its kind must have accepted it. */
export const AS_WRITTEN: {
  readonly [Name in keyof KindInputs]: (valid: unknown) => KindInputs[Name];
} = {
${rows(kinds, ({ type, resource }) => `${resource.kind}: (valid) => valid as ${type.title}Input,`)}};

/** Copies an object of each kind, and fills in its defaults. */
export const WITH_DEFAULTS: {
  readonly [Name in keyof KindValues]: (valid: unknown) => KindValues[Name];
} = {
${rows(kinds, ({ type, resource }) => `${resource.kind}: (valid) => withDefaults${type.title}(valid as ${type.title}Input),`)}};
`;
  return [{ path: "generated/kinds/index.ts", content }];
}

function importsText(kinds: readonly Kind[]): string {
  const titles = kinds.map(({ type }) => type.title).toSorted();
  const each = (line: (title: string) => string): string =>
    titles.map((title) => `${line(title)}\n`).join("");
  return `import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import {
${each((title) => `  withDefaults${title},`)}} from "../defaults/index.ts";
import type { DocumentName } from "../schema/keys.ts";
import type {
${each((title) => `  ${title},\n  ${title}Input,`)}} from "../types/index.ts";
${each((title) => `import { validate${title} } from "../validators/${kebabCase(title)}.js";`)}`;
}

function kindText({ type: { title }, resource }: Kind): string {
  const { kind, apiVersions, isNamespaced, definition } = resource;
  return `${kind}: {
    type: "${title}",
    apiVersions: ${JSON.stringify(apiVersions)},
    isNamespaced: ${isNamespaced},
    isOwn: ${definition !== undefined},
    validate: validate${title},
  },`;
}

function rows(kinds: readonly Kind[], row: (kind: Kind) => string): string {
  return kinds.map((kind) => `  ${row(kind)}\n`).join("");
}

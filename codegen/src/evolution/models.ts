import { isDeepStrictEqual } from "node:util";
import { buildModel } from "../parse/build.ts";
import { reachable } from "../model/model.ts";
import type { ErrorEntry, Model, TypeDef } from "../model/model.ts";
import { parseSources } from "../read.ts";
import { breaking, compatible, needsAction } from "./change.ts";
import type { Change } from "./change.ts";
import { NodeComparison } from "./nodes.ts";

/**
 * Compares two states of `schemas/`, each as texts by path. Neither state needs to be valid: an
 * older state may use keywords that the generator no longer supports.
 */
export function compareStates(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Change[] {
  const [old, now] = [before, after].map((texts) => buildModel(parseSources(texts, []), []));
  return old === undefined || now === undefined ? [] : compareModels(old, now);
}

function compareModels(before: Model, after: Model): readonly Change[] {
  const comparison = new NodeComparison(before, after);
  const types = new Map(after.types.map((type) => [type.title, type]));
  const used = usedTypes(before);
  return [
    ...before.types
      .filter((type) => used.has(type))
      .flatMap((type) => {
        const now = types.get(type.title);
        if (now !== undefined)
          return [
            ...comparison.compare(type.node, now.node, type.title),
            ...compareResources(type, now),
          ];
        return type.validator ? [breaking(type.title, "the document was removed")] : [];
      }),
    ...documentsOf(after)
      .filter(({ title }) => !before.types.some((type) => type.title === title))
      .map(({ title, since }) => ({
        ...compatible(title, "new document"),
        saysSince: since !== undefined,
      })),
    ...compareErrors(before.errors, after.errors),
    ...compareScopes(before, after),
    ...compareGroups(before, after),
  ];
}

/** Documents that users write, or that programs of different releases exchange. */
function documentsOf(model: Model): readonly TypeDef[] {
  return model.types.filter(({ validator }) => validator);
}

/** The types that documents refer to; unused types may change freely. */
function usedTypes(model: Model): ReadonlySet<TypeDef> {
  return new Set(documentsOf(model).flatMap((type) => [type, ...reachable(model, type.node)]));
}

function compareResources(before: TypeDef, after: TypeDef): readonly Change[] {
  const [old, now] = [before.resource, after.resource];
  if (old === undefined) return [];
  if (now === undefined) return [breaking(before.title, "it is no longer a kind")];
  const names = [
    ["kind", old.kind, now.kind],
    ["plural", old.definition?.plural, now.definition?.plural],
  ]
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => breaking(before.title, `${name} ${was} -> ${is}`));
  const lost = (old.definition?.shortNames ?? []).filter(
    (name) => now.definition?.shortNames.includes(name) !== true,
  );
  const columns = now.definition?.printerColumns.map(({ name }) => name) ?? [];
  const hidden = (old.definition?.printerColumns ?? []).filter(
    ({ name }) => !columns.includes(name),
  );
  return [
    ...names,
    ...lost.map((name) => needsAction(before.title, `the short name ${name} was removed`)),
    ...hidden.map(({ name }) =>
      needsAction(before.title, `the column ${JSON.stringify(name)} was removed`),
    ),
  ];
}

function compareErrors(
  before: readonly ErrorEntry[],
  after: readonly ErrorEntry[],
): readonly Change[] {
  return before.flatMap((old) => {
    const path = `errors.${old.code}`;
    const now = after.find(({ code }) => code === old.code);
    if (now === undefined) return [breaking(path, "the error was removed")];
    const status = `${old.status} -> ${now.status}`;
    return [
      ...(old.status === now.status ? [] : [breaking(path, `the status changed: ${status}`)]),
      ...(old.reason === now.reason ? [] : [breaking(path, "the reason in logs changed")]),
      ...(old.text === now.text ? [] : [needsAction(path, "the text changed")]),
    ];
  });
}

function compareScopes(before: Model, after: Model): readonly Change[] {
  return before.celScopes.flatMap((scope) => {
    const path = `expressions.${scope.name}`;
    const now = after.celScopes.find(({ name }) => name === scope.name);
    if (now === undefined) return [breaking(path, "the scope was removed")];
    return scope.variables.flatMap((variable) => {
      const at = `${path}.${variable.name}`;
      const other = now.variables.find(({ name }) => name === variable.name);
      if (other === undefined) return [breaking(at, "the variable was removed")];
      return isDeepStrictEqual(variable.type, other.type)
        ? []
        : [needsAction(at, "the type of the variable changed")];
    });
  });
}

function compareGroups({ apiGroup: before }: Model, { apiGroup: after }: Model): readonly Change[] {
  return (["group", "version"] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => breaking("apiGroup", `${name} ${before[name]} -> ${after[name]}`));
}

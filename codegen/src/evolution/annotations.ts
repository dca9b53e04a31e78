import type { Annotations, RefersTo } from "../model/node.ts";
import type { Model } from "../model/model.ts";
import { breaking, compatible, needsAction } from "./change.ts";
import type { Change } from "./change.ts";

/** Compares the facts about a node beside its shape: expressions, units, phases, targets. */
export function compareAnnotations(
  [before, after]: readonly [Annotations, Annotations],
  [, newModel]: readonly [Model, Model],
  path: string,
): readonly Change[] {
  return [
    ...compareUnits(before, after, path),
    ...compareCel(before, after, newModel, path),
    ...compareNames("phase", before.phases, after.phases, path),
    ...compareNames("target", before.targets, after.targets, path),
    ...compareMerge(before, after, path),
    ...compareReferences(before, after, path),
    ...compareSecrecy(before, after, path),
    ...compareDeprecation(before, after, path),
    ...compareEnvironment(before, after, path),
    ...compareGuard(before, after, path),
  ];
}

function compareUnits(before: Annotations, after: Annotations, path: string): readonly Change[] {
  if (before.unit === after.unit) return [];
  return [breaking(path, `the unit ${before.unit ?? "unset"} is now ${after.unit ?? "unset"}`)];
}

function compareCel(
  { cel: before }: Annotations,
  { cel: after }: Annotations,
  { celScopes }: Model,
  path: string,
): readonly Change[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [
      after === undefined
        ? breaking(path, "it is no longer an expression")
        : breaking(path, "it is an expression now"),
    ];
  }
  const variablesOf = (scope: string): readonly string[] =>
    celScopes.find(({ name }) => name === scope)?.variables.map(({ name }) => name) ?? [];
  const lost = variablesOf(before.scope).filter((name) => !variablesOf(after.scope).includes(name));
  const found = variablesOf(after.scope).filter(
    (name) => !variablesOf(before.scope).includes(name),
  );
  return [
    ...(found.length === 0
      ? []
      : [compatible(path, `the expression can read ${found.join(", ")}`)]),
    ...(before.or === undefined || after.or !== undefined
      ? []
      : [breaking(path, `a ${before.or} is no longer allowed instead of an expression`)]),
    ...(lost.length === 0
      ? []
      : [breaking(path, `the expression can no longer read ${lost.join(", ")}`)]),
    ...compareResults(before.results, after.results, path),
  ];
}

function compareResults(
  before: readonly string[],
  after: readonly string[],
  path: string,
): readonly Change[] {
  const [old, now] = [before, after].map((results) => results.join(" or "));
  if (old === now) return [];
  const words = `the expression must return ${now}, not ${old}`;
  const isWider = after.includes("any") || before.every((result) => after.includes(result));
  return [isWider ? compatible(path, words) : breaking(path, words)];
}

function compareNames(
  noun: string,
  before: readonly string[],
  after: readonly string[],
  path: string,
): readonly Change[] {
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => breaking(path, `the ${noun} ${name} was removed`)),
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => compatible(path, `new ${noun} ${name}`)),
  ];
}

function compareMerge(before: Annotations, after: Annotations, path: string): readonly Change[] {
  if (before.merge === after.merge) return [];
  const words = `levels ${before.merge ?? "unset"} -> ${after.merge ?? "unset"}`;
  return [breaking(path, `the merge changed: ${words}`)];
}

const NOTHING: RefersTo = {
  kinds: [],
  key: undefined,
  needs: [],
  holds: undefined,
  fits: undefined,
};

/** Compares the allowed kinds, the default kind, and the keys that are read. */
function compareReferences(
  { refersTo: before = NOTHING }: Annotations,
  { refersTo: after = NOTHING }: Annotations,
  path: string,
): readonly Change[] {
  const [old, now] = [before.kinds[0] ?? "unset", after.kinds[0] ?? "unset"];
  const [oldKey, newKey] = [before.key ?? "unset", after.key ?? "unset"];
  return [
    ...compareNames("kind", before.kinds, after.kinds, path),
    ...(old === now || before.kinds.length === 0
      ? []
      : [breaking(path, `the default kind changed: ${old} -> ${now}`)]),
    ...(oldKey === newKey ? [] : [breaking(path, `the key changed: ${oldKey} -> ${newKey}`)]),
    ...after.needs
      .filter((name) => !before.needs.includes(name))
      .map((name) => breaking(path, `the key ${name} is required now`)),
    ...before.needs
      .filter((name) => !after.needs.includes(name))
      .map((name) => compatible(path, `the key ${name} may be missing now`)),
    ...(before.holds === after.holds || after.holds === undefined
      ? []
      : [breaking(path, `the value must be a ${after.holds} now`)]),
  ];
}

function compareSecrecy(before: Annotations, after: Annotations, path: string): readonly Change[] {
  if (before.sensitive === after.sensitive) return [];
  return [
    after.sensitive
      ? compatible(path, "its value is never printed now")
      : needsAction(path, "its value may be printed now"),
  ];
}

function compareDeprecation(
  before: Annotations,
  after: Annotations,
  path: string,
): readonly Change[] {
  if (before.deprecated !== undefined || after.deprecated === undefined) return [];
  return [needsAction(path, `it is deprecated: use ${after.deprecated.use}`)];
}

function compareEnvironment(
  { environment: before }: Annotations,
  { environment: after }: Annotations,
  path: string,
): readonly Change[] {
  if (before === after) return [];
  if (before === undefined)
    return [compatible(path, `the environment variable ${after} overrides it`)];
  return [breaking(path, `the environment variable ${before} no longer overrides it`)];
}

function compareGuard(before: Annotations, after: Annotations, path: string): readonly Change[] {
  if (before.guard === after.guard) return [];
  return [
    after.guard
      ? compatible(path, "no request passes while it cannot be run")
      : needsAction(path, "requests pass while it cannot be run"),
  ];
}

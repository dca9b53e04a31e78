import { compile, SCOPES } from "@edge-gateway/cel";
import type { CelProblem, CelType, ScopeName } from "@edge-gateway/cel";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { CEL_REPLACED_SCOPES } from "@edge-gateway/generated/cel/scopes.ts";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { isDuration } from "@edge-gateway/kernel/duration";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { suggestDuration } from "./suggest-amount.ts";
import { textsAt } from "./texts-at.ts";
import type { TypedPlace } from "./typed-places.ts";

const PLACES: Readonly<Record<string, readonly CelPlace[]>> = CEL_PLACES;

/**
 * Checks that every expression compiles with the variables of its place and has the expected type.
 */
export function checkExpressions(places: readonly TypedPlace[]): readonly Finding[] {
  const replaced = replacedScopes(places);
  return places.flatMap(({ type, place }) =>
    (PLACES[type] ?? []).flatMap((cel) =>
      textsAt(place, cel.path).flatMap((text) => {
        const scope = scopeAt(text.pointer, cel.scope, replaced);
        return checkExpression(text, { ...cel, scope });
      }),
    ),
  );
}

/** A scope that replaces another one below certain places of a document. */
interface ReplacedScope {
  readonly scope: ScopeName;
  readonly by: ScopeName;
  readonly below: ReadonlySet<string>;
}

function replacedScopes(places: readonly TypedPlace[]): readonly ReplacedScope[] {
  return CEL_REPLACED_SCOPES.map(({ scope, by, within }) => ({
    scope,
    by,
    below: new Set(
      places.filter(({ type }) => within.includes(type)).map(({ place }) => place.pointer),
    ),
  }));
}

/** Some types are used by several blocks, and some of these blocks offer more variables. */
function scopeAt(pointer: string, scope: ScopeName, replaced: readonly ReplacedScope[]): ScopeName {
  const other = replaced.find((one) => one.scope === scope && isBelow(pointer, one.below));
  return other?.by ?? scope;
}

function isBelow(pointer: string, places: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf("/"); end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

function checkExpression(
  { text, pointer }: Cursor,
  { scope, results, or }: Omit<CelPlace, "scope"> & { readonly scope: ScopeName },
): readonly Finding[] {
  if (text === undefined || text === "") return [];
  if (or === "duration" && isDuration(text)) return [];
  const isAmount = or === "duration";
  const subject = isAmount
    ? "is not a duration such as 1m30s, and as an expression"
    : "in the expression";
  return problemsOf(text, scope, results).map(({ message, offset, isPlanned }) => ({
    pointer,
    code: isPlanned === true ? "unsupported" : "expression",
    message: `${subject} at character ${offset + 1}: ${message}`,
    suggestion: isAmount ? suggestDuration(text) : undefined,
  }));
}

/** Cached results: the documents in a folder repeat expressions. */
const JUDGED = new LruCache<string, readonly CelProblem[]>(
  withDefaultsStandaloneFileLimits({}).maxDiagnostics,
);

function problemsOf(
  text: string,
  scope: ScopeName,
  results: CelPlace["results"],
): readonly CelProblem[] {
  const identity = `${scope} ${results.join()} ${text}`;
  const known = JUDGED.get(identity);
  if (known !== undefined) return known;
  const compilation = compile(text, SCOPES[scope], { results: results.map(resultType) });
  const problems = compilation.ok ? [] : compilation.problems;
  JUDGED.set(identity, problems);
  return problems;
}

function resultType(result: CelPlace["results"][number]): CelType {
  switch (result) {
    case "any":
      return "dyn";
    case "map":
      return { map: "dyn" };
    default:
      return result;
  }
}

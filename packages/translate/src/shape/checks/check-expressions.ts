import { compile, parse, SCOPES } from "@edge-gateway/cel";
import type { CelProblem, CelType, ScopeName } from "@edge-gateway/cel";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { CEL_REPLACED_SCOPES } from "@edge-gateway/generated/cel/scopes.ts";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { isDuration } from "@edge-gateway/kernel/text/duration";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { suggestDuration } from "../suggest/suggest-amount.ts";
import { textsAt } from "../places/texts-at.ts";
import type { TypedPlace } from "../places/typed-places.ts";
import { vainComparisons } from "../vain-comparisons.ts";

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
  const { problems, vain } = judged(text, scope, results);
  return [
    ...problems.map(({ message, offset, isPlanned }): Finding => ({
      pointer,
      code: isPlanned === true ? "unsupported" : "expression",
      message: `${subject} at character ${offset + 1}: ${message}`,
      suggestion: isAmount ? suggestDuration(text) : undefined,
    })),
    ...vain.map((message): Finding => ({
      pointer,
      severity: "warning",
      code: "no-effect",
      message,
    })),
  ];
}

/** What is wrong with an expression, and its comparisons that have one result for every request. */
interface JudgedExpression {
  readonly problems: readonly CelProblem[];
  readonly vain: readonly string[];
}

/** Cached results: the documents in a folder repeat expressions. */
const JUDGED = new LruCache<string, JudgedExpression>(
  withDefaultsStandaloneFileLimits({}).maxDiagnostics,
);

function judged(text: string, scope: ScopeName, results: CelPlace["results"]): JudgedExpression {
  const identity = `${scope} ${results.join()} ${text}`;
  const known = JUDGED.get(identity);
  if (known !== undefined) return known;
  const compilation = compile(text, SCOPES[scope], { results: results.map(resultType) });
  const tree = compilation.ok ? parse(text) : undefined;
  const result = {
    problems: compilation.ok ? [] : compilation.problems,
    vain: tree === undefined || "message" in tree ? [] : vainComparisons(tree),
  };
  JUDGED.set(identity, result);
  return result;
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

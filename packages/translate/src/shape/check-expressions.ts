import { compile, SCOPES } from "@edge-gateway/cel";
import type { CelProblem, CelType } from "@edge-gateway/cel";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { isDuration } from "@edge-gateway/kernel/duration";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { suggestDuration } from "./suggest-amount.ts";
import { textsAt } from "./texts-at.ts";
import type { TypedPlace } from "./typed-places.ts";

const PLACES: Readonly<Record<string, readonly CelPlace[]>> = CEL_PLACES;

/** Every expression compiles against the variables of its place and gives what is wanted there. */
export function checkExpressions(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }) =>
    (PLACES[type] ?? []).flatMap((cel) =>
      textsAt(place, cel.path).flatMap((text) => checkExpression(text, cel)),
    ),
  );
}

function checkExpression(
  { text, pointer }: Cursor,
  { scope, results, or }: CelPlace,
): readonly Finding[] {
  if (text === undefined || text === "") return [];
  if (or === "duration" && isDuration(text)) return [];
  const isAmount = or === "duration";
  const subject = isAmount
    ? "is no duration such as 1m30s, and as an expression"
    : "in the expression";
  return problemsOf(text, scope, results).map(({ message, offset }) => ({
    pointer,
    code: "expression",
    message: `${subject} at character ${offset + 1}: ${message}`,
    suggestion: isAmount ? suggestDuration(text) : undefined,
  }));
}

/** Judgements of the latest expressions: the documents of a folder repeat them. */
const JUDGED = new LruCache<string, readonly CelProblem[]>(
  withDefaultsStandaloneFileLimits({}).maxDiagnostics,
);

function problemsOf(
  text: string,
  scope: CelPlace["scope"],
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

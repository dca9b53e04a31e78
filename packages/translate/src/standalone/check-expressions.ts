import {
  compile,
  CONNECTION_SCOPE,
  LLM_SCOPE,
  MCP_SCOPE,
  REQUEST_SCOPE,
  RESPONSE_SCOPE,
} from "@edge-gateway/cel";
import type { CelType, Scope } from "@edge-gateway/cel";
import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "./cursor.ts";
import type { TypedPlace } from "./typed-places.ts";

const PLACES: Readonly<Record<string, readonly CelPlace[]>> = CEL_PLACES;

const SCOPES: Readonly<Record<string, Scope>> = {
  connection: CONNECTION_SCOPE,
  request: REQUEST_SCOPE,
  response: RESPONSE_SCOPE,
  mcp: MCP_SCOPE,
  llm: LLM_SCOPE,
};

const DURATION = new RegExp(LIMITS.duration.pattern, "u");

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
  { scope, result, or }: CelPlace,
): readonly Finding[] {
  if (text === undefined || text === "") return [];
  if (or === "duration" && DURATION.test(text)) return [];
  const variables = SCOPES[scope];
  if (variables === undefined)
    throw new TypeError(`expressions of the scope ${scope} are not known`);
  const compilation = compile(text, variables, { result: resultType(result) });
  if (compilation.ok) return [];
  return compilation.problems.map(({ message, offset }) => ({
    pointer,
    code: "expression",
    message: `in the expression at character ${offset + 1}: ${message}`,
  }));
}

function resultType(result: CelPlace["result"]): CelType {
  switch (result) {
    case "any":
      return "dyn";
    case "map":
      return { map: "dyn" };
    default:
      return result;
  }
}

/** The places below one; `*` is every item or entry. */
export function textsAt(place: Cursor, [name, ...rest]: readonly string[]): readonly Cursor[] {
  if (name === undefined) return [place];
  const next =
    name === "*"
      ? [...place.items(), ...place.entries().map(([, entry]) => entry)]
      : [place.at(name)];
  return next.flatMap((inner) => textsAt(inner, rest));
}

import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Place } from "../problem.ts";

/** A variable that expressions may read. */
export interface CelVariable {
  readonly name: string;
  readonly description: string;
  /** A CEL type in the notation of `packages/cel`: a word, `{list}`, `{map}` or `{object}`. */
  readonly type: JsonValue;
  /** The policy that sets the variable; undefined if the gateway sets it. */
  readonly setBy: string | undefined;
  /** Whether the policy is only planned, so that nothing sets the variable. */
  readonly isPlanned: boolean;
}

/** The variables of one kind of expression. */
export interface CelScope {
  readonly name: string;
  readonly description: string;
  readonly variables: readonly CelVariable[];
  /** The scope that this scope replaces, and the types in which it does so. */
  readonly replaces: ReplacedScope | undefined;
}

/** The name of a scope that another scope replaces within objects of the types `within`. */
export interface ReplacedScope {
  readonly scope: string;
  readonly within: readonly string[];
}

/** Functions that expressions may call, of one subject. */
export interface CelFunctions {
  readonly subject: string;
  /** A call in its notation, and the type of its result. */
  readonly calls: readonly (readonly [call: string, meaning: string])[];
}

/** Whether this build runs the policy that sets a variable. */
const STATUSES: readonly (JsonValue | undefined)[] = ["runs", "planned"];
const WORDS = "dyn null bool int uint double string bytes timestamp duration".split(" ");

/**
 * Parses `cel/scopes.json`: `{variables: {name: {description, type, setBy, status}}, scopes: {name:
 * {description, variables, insteadOf, within}}}`.
 */
export function parseCelScopes(value: JsonValue, place: Place): readonly CelScope[] {
  if (!isObject(value)) return [];
  const variables = new Map(
    entriesOf(value["variables"]).map(([name, raw]) => {
      const at = place.child("variables", name);
      if (!isType(raw["type"])) at.child("type").report("must be a type of CEL");
      const description = textOf(raw, at);
      return [name, { name, description, type: raw["type"] ?? null, ...settingOf(raw, at) }];
    }),
  );
  return entriesOf(value["scopes"]).map(([name, raw]) => {
    const at = place.child("scopes", name);
    const names = isStringList(raw["variables"]) ? raw["variables"] : [];
    if (names.length === 0) at.child("variables").report("must be a list of names");
    return {
      name,
      description: textOf(raw, at),
      variables: names.flatMap((variable) => {
        const known = variables.get(variable);
        if (known === undefined) at.child("variables").report(`${variable} is not a variable`);
        return known ?? [];
      }),
      replaces: replacedOf(raw, at),
    };
  });
}

/**
 * Reads which policy sets a variable, and whether this build runs the policy. A variable has both
 * facts or neither.
 */
function settingOf(raw: JsonObject, place: Place): Pick<CelVariable, "setBy" | "isPlanned"> {
  const { setBy, status } = raw;
  if (setBy === undefined && status === undefined) return { setBy, isPlanned: false };
  if (typeof setBy !== "string") place.child("setBy").report("must name a policy");
  if (!STATUSES.includes(status)) place.child("status").report("must be runs or planned");
  return {
    setBy: typeof setBy === "string" ? setBy : undefined,
    isPlanned: status === "planned",
  };
}

function replacedOf(raw: JsonObject, place: Place): ReplacedScope | undefined {
  const { insteadOf, within } = raw;
  if (insteadOf === undefined && within === undefined) return undefined;
  if (typeof insteadOf === "string" && isStringList(within)) return { scope: insteadOf, within };
  place.report("needs both insteadOf, a scope, and within, a list of types");
  return undefined;
}

/** Parses `cel/scopes.json`: `{functions: {subject: {call: meaning}}}`. */
export function parseCelFunctions(value: JsonValue, place: Place): readonly CelFunctions[] {
  if (!isObject(value)) return [];
  return entriesOf(value["functions"]).map(([subject, raw]) => ({
    subject,
    calls: Object.entries(raw).map(([call, meaning]) => {
      if (typeof meaning === "string" && meaning !== "") return [call, meaning] as const;
      place.child("functions", subject, call).report("needs a description");
      return [call, ""] as const;
    }),
  }));
}

function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, raw]) => [name, isObject(raw) ? raw : {}]);
}

function textOf({ description }: JsonObject, place: Place): string {
  if (typeof description === "string" && description !== "") return description;
  place.report("needs a description");
  return "";
}

function isType(value: JsonValue | undefined): boolean {
  if (typeof value === "string") return WORDS.includes(value);
  if (!isObject(value)) return false;
  const { list, map, object, ignoresCase = true, ...rest } = value;
  const inner = [list, map, object].filter((part) => part !== undefined);
  if (inner.length !== 1 || ignoresCase !== true || Object.keys(rest).length > 0) return false;
  return isObject(object) ? Object.values(object).every(isType) : isType(list ?? map);
}

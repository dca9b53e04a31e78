import { CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import { CEL_VARIABLE_WORDS } from "@edge-gateway/generated/cel/words.ts";

/** The name of a scope: which variables an expression has. */
export type ScopeName = keyof typeof CEL_SCOPES;

/** Whether a text is the name of a scope. */
export function isScope(name: string): name is ScopeName {
  return Object.hasOwn(CEL_SCOPES, name);
}

/** The scopes, in the order of the schema. */
export const SCOPE_NAMES: readonly ScopeName[] = Object.keys(CEL_SCOPES).filter(isScope);

/** A variable, or a member of one, as the table shows it. */
export interface VariableRow {
  readonly name: string;
  readonly type: string;
  /** What it contains; empty for members. */
  readonly words: string;
}

/** The variables that expressions of a scope may read, each followed by its members. */
export function variableRows(scope: ScopeName): readonly VariableRow[] {
  return CEL_SCOPES[scope].flatMap((name) => {
    const type: unknown = CEL_VARIABLES[name];
    const own = { name, type: typeText(type), words: CEL_VARIABLE_WORDS[name] ?? "" };
    return [own, ...members(name, type)];
  });
}

function members(name: string, type: unknown): readonly VariableRow[] {
  return Object.entries(partOf(type, "object") ?? {}).flatMap(([member, own]) => {
    const path = `${name}.${member}`;
    return [{ name: path, type: typeText(own), words: "" }, ...members(path, own)];
  });
}

/** A type in words; `dyn` is any value. */
function typeText(type: unknown): string {
  if (type === "dyn") return "any";
  if (typeof type === "string") return type;
  const list = partOf(type, "list");
  if (list !== undefined) return `list of ${typeText(list)}`;
  const map = partOf(type, "map");
  return map === undefined ? "object" : `map of ${typeText(map)}`;
}

function partOf(type: unknown, part: "object" | "list" | "map"): unknown {
  if (typeof type !== "object" || type === null) return undefined;
  return new Map<string, unknown>(Object.entries(type)).get(part);
}

import { CEL_PLANNED, CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import type { CelType, Scope } from "./types.ts";

/** The name of a scope, as `x-cel` in the schemas uses it. */
export type ScopeName = keyof typeof CEL_SCOPES;

const TYPES: Readonly<Record<string, CelType>> = CEL_VARIABLES;
const NAMES: Readonly<Record<string, readonly string[]>> = CEL_SCOPES;

function scopeOf(name: ScopeName): Scope {
  const own: readonly string[] = CEL_SCOPES[name];
  const others = Object.keys(TYPES).filter((variable) => !own.includes(variable));
  return {
    variables: Object.fromEntries(own.map((variable) => [variable, TYPES[variable] ?? "dyn"])),
    planned: CEL_PLANNED,
    elsewhere: Object.fromEntries(others.map((variable) => [variable, scopesWith(variable)])),
  };
}

function scopesWith(variable: string): readonly string[] {
  return Object.keys(NAMES).filter((name) => NAMES[name]?.includes(variable));
}

/** The variables that expressions can read, by scope. */
export const SCOPES: Readonly<Record<ScopeName, Scope>> = {
  connection: scopeOf("connection"),
  request: scopeOf("request"),
  backend: scopeOf("backend"),
  response: scopeOf("response"),
  mcp: scopeOf("mcp"),
  llm: scopeOf("llm"),
};

/** The variables that an expression can read before there is a response. */
export const REQUEST_SCOPE = SCOPES.request;

/** The variables that an expression can read once there is a response. */
export const RESPONSE_SCOPE = SCOPES.response;

import { CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import type { CelType, Scope } from "./types.ts";

/** The name of a scope, as the schemas write it at each expression. */
export type ScopeName = keyof typeof CEL_SCOPES;

const TYPES: Readonly<Record<string, CelType>> = CEL_VARIABLES;

function scopeOf(name: ScopeName): Scope {
  const variables = CEL_SCOPES[name].map((variable): [string, CelType] => [
    variable,
    TYPES[variable] ?? "dyn",
  ]);
  return { variables: Object.fromEntries(variables) };
}

/** What expressions can read, by the scope of their place. */
export const SCOPES: Readonly<Record<ScopeName, Scope>> = {
  connection: scopeOf("connection"),
  request: scopeOf("request"),
  response: scopeOf("response"),
  mcp: scopeOf("mcp"),
  llm: scopeOf("llm"),
};

/** What an expression can read before there is a response. */
export const REQUEST_SCOPE = SCOPES.request;

/** What an expression can read once there is a response. */
export const RESPONSE_SCOPE = SCOPES.response;

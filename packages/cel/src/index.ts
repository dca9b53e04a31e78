export { compile, type Compilation } from "./compile.ts";
export { CelError } from "./errors.ts";
export { CONNECTION_SCOPE, LLM_SCOPE, MCP_SCOPE, REQUEST_SCOPE, RESPONSE_SCOPE } from "./scopes.ts";
export type {
  Bindings,
  CelProblem,
  CelType,
  CompiledExpression,
  CompileOptions,
  Scope,
} from "./types.ts";
export { Fields, unavailable } from "./value/value.ts";

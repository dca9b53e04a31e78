export { compile, type Compilation } from "./compile.ts";
export { CelError } from "./errors.ts";
export { EVALUATION_BUDGET } from "./limits.ts";
export { REQUEST_SCOPE, RESPONSE_SCOPE, SCOPES } from "./scopes.ts";
export type { ScopeName } from "./scopes.ts";
export type {
  Bindings,
  CelContent,
  CelProblem,
  CelType,
  CompiledExpression,
  CompileOptions,
  Scope,
} from "./types.ts";
export { childrenOf } from "./syntax/node.ts";
export type { Node as ExpressionNode } from "./syntax/node.ts";
export { parse } from "./syntax/parse.ts";
export { Fields, unavailable } from "./value/value.ts";

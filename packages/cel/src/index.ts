export type { Bindings, CelProblem, CompiledExpression, Scope } from "./types.ts";

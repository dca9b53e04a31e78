import { CelError, compile, scopes, type CompiledExpression } from "@edge-gateway/cel";
import type { CompileContext } from "../pipeline/policy.ts";
import type { CompileParts } from "./compile-snapshot.ts";
import type { SensitiveNames } from "@edge-gateway/kernel/redact";

/** What is wrong with a configuration beyond its schema, by place. */
export type ProblemList = { readonly path: string; readonly message: string }[];

/** The context of one place; everything that it reports lands in the given lists. */
export function contextAt(
  path: string,
  { services }: CompileParts,
  problems: ProblemList,
  sensitive: SensitiveNames,
): CompileContext {
  return {
    path,
    services,
    sensitive,
    problem: (at, message) => problems.push({ path: at, message }),
    cel(source, scope = "request") {
      const compiled = compile(source, scopes[scope]);
      if (compiled.ok) return compiled.expression;
      for (const { message } of compiled.problems) problems.push({ path, message });
      return failing(source);
    },
  };
}

/** Stands for an expression that does not compile: its configuration is never run. */
function failing(source: string): CompiledExpression {
  return {
    source,
    variables: new Set(),
    readsRequestBody: false,
    readsResponseBody: false,
    evaluate() {
      throw new CelError("the expression does not compile");
    },
    test: () => false,
  };
}

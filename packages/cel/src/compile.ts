import { Context, type Compiled } from "./compile/context.ts";
import { Frame } from "./compile/frame.ts";
import { compileNode } from "./compile/node.ts";
import { fits, formatType } from "./compile/type.ts";
import { CelError } from "./errors.ts";
import { EXPRESSION_LENGTH } from "./limits.ts";
import { parse } from "./syntax/parse.ts";
import type { CelProblem, CompiledExpression, CompileOptions, Scope } from "./types.ts";
import { toJson } from "./value/json.ts";

export type Compilation =
  | { readonly ok: true; readonly expression: CompiledExpression }
  | { readonly ok: false; readonly problems: readonly CelProblem[] };

/** Checks an expression against the variables of its place and compiles it. Never throws. */
export function compile(source: string, scope: Scope, options: CompileOptions = {}): Compilation {
  const maximum = options.maximumLength ?? EXPRESSION_LENGTH;
  if (source.length > maximum)
    return refused(`the expression has more than ${String(maximum)} characters`, maximum);
  const tree = parse(source);
  if ("message" in tree) return { ok: false, problems: [tree] };
  const context = new Context(scope, compileNode);
  const compiled = context.compile(tree);
  const { result = "dyn" } = options;
  if (!fits(compiled.type, result))
    context.problem(
      tree.offset,
      `the expression gives ${formatType(compiled.type)}, not ${formatType(result)}`,
    );
  const { problems } = context.findings;
  if (problems.length > 0)
    return { ok: false, problems: problems.toSorted((a, b) => a.offset - b.offset) };
  return { ok: true, expression: expressionOf(source, compiled, context) };
}

function refused(message: string, offset: number): Compilation {
  return { ok: false, problems: [{ message, offset }] };
}

function expressionOf(
  source: string,
  { run }: Compiled,
  { findings }: Context,
): CompiledExpression {
  return {
    source,
    variables: findings.variables,
    readsRequestBody: findings.bodies.has("request"),
    readsResponseBody: findings.bodies.has("response"),
    evaluate: (bindings) => guarded(() => toJson(run(new Frame(bindings)))),
    test: (bindings) => {
      try {
        return run(new Frame(bindings)) === true;
      } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
      }
    },
  };
}

/** Data that nests too deeply for the stack, or text that grows too long, is a failure like any other. */
function guarded(evaluate: () => unknown): unknown {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof RangeError)
      throw new CelError("the values are too large or nested too deeply");
    throw error;
  }
}

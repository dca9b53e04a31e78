import { Context, type Compiled } from "./compile/context.ts";
import { BudgetError, Frame, type Run } from "./value/frame.ts";
import { compileNode } from "./compile/node.ts";
import { fits, formatType } from "./compile/type.ts";
import { CelError, Failure } from "./errors.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Node } from "./syntax/node.ts";
import { parse } from "./syntax/parse.ts";
import type {
  Bindings,
  CelContent,
  CelProblem,
  CompiledExpression,
  CompileOptions,
  Scope,
} from "./types.ts";
import { toPlain } from "./value/json.ts";
import type { Result } from "./value/value.ts";

export type Compilation =
  | { readonly ok: true; readonly expression: CompiledExpression }
  | { readonly ok: false; readonly problems: readonly CelProblem[] };

/** Checks an expression against the variables of its scope and compiles it. Never throws. */
export function compile(source: string, scope: Scope, options: CompileOptions = {}): Compilation {
  const program = compileProgram(source, scope, options);
  if ("problems" in program) return { ok: false, problems: program.problems };
  return { ok: true, expression: expressionOf(source, program) };
}

interface Program {
  readonly run: Run;
  readonly findings: Context["findings"];
}

/**
 * The compiled function with its properties, or the problems. Without type checking, mistakes show
 * only during evaluation.
 */
export function compileProgram(
  source: string,
  scope: Scope,
  { results = ["dyn"], maximumLength = LIMITS.celExpression.maxLength }: CompileOptions,
  isChecked = true,
): Program | { readonly problems: readonly CelProblem[] } {
  if (source.length > maximumLength) {
    const message = `the expression has more than ${String(maximumLength)} characters`;
    return { problems: [{ message, offset: maximumLength }] };
  }
  const tree = parse(source);
  if ("message" in tree) return { problems: [tree] };
  const context = new Context(scope, isChecked ? compileNode : compileUntyped);
  const { run, type } = context.compile(tree);
  if (!results.some((result) => fits(type, result))) {
    const wanted = results.map(formatType).join(" or ");
    context.problem(tree.offset, `the expression gives ${formatType(type)}, not ${wanted}`);
  }
  const { findings } = context;
  if (findings.problems.length === 0 || !isChecked) return { run, findings };
  return { problems: findings.problems.toSorted((left, right) => left.offset - right.offset) };
}

function compileUntyped(node: Node, context: Context): Compiled {
  return { ...compileNode(node, context), type: "dyn" };
}

function expressionOf(source: string, { run, findings }: Program): CompiledExpression {
  return {
    source,
    variables: findings.variables,
    readsRequestBody: findings.bodies.has("request"),
    readsResponseBody: findings.bodies.has("response"),
    readsModelTexts: findings.bodies.has("llm"),
    evaluate: (bindings) => valueOf(run, bindings, plainOf),
    measure: (bindings) =>
      valueOf(run, bindings, (value, frame) => ({
        value: plainOf(value, frame),
        cost: Math.ceil(frame.spent),
      })),
    content: (bindings) => valueOf(run, bindings, contentOf),
    test: (bindings) => {
      try {
        return run(new Frame(bindings)) === true;
      } catch (error) {
        if (celErrorOf(error) === undefined) throw error;
        return false;
      }
    },
  };
}

function valueOf<Value>(
  run: Run,
  bindings: Bindings,
  convert: (value: Result, frame: Frame) => Value,
): Value {
  try {
    const frame = new Frame(bindings);
    return convert(run(frame), frame);
  } catch (error) {
    throw celErrorOf(error) ?? error;
  }
}

function plainOf(value: Result, frame: Frame): unknown {
  const plain = toPlain(value, frame);
  if (plain instanceof Failure) throw new CelError(plain.message, plain.offset);
  return plain;
}

function contentOf(value: Result, frame: Frame): CelContent {
  if (typeof value === "string") return { text: value, isJson: false };
  const plain = plainOf(value, frame);
  return plain instanceof Uint8Array ? plain : { text: JSON.stringify(plain), isJson: true };
}

/**
 * The CEL error for an exception during evaluation, e.g. data nested too deeply for the stack.
 * Undefined for any other exception.
 */
function celErrorOf(error: unknown): CelError | undefined {
  if (error instanceof CelError) return error;
  if (error instanceof BudgetError) return new CelError(error.message);
  return error instanceof RangeError
    ? new CelError("the values are too large or nested too deeply")
    : undefined;
}

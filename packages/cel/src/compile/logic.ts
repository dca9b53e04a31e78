import { Failure } from "../errors.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import { mismatch } from "../value/type-of.ts";
import type { Result } from "../value/value.ts";
import { folded } from "./collection.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "../value/frame.ts";
import { fits, formatType, join } from "./type.ts";

/**
 * Compiles `a && b` and `a || b`: an operand that decides the result takes precedence over a failure of
 * another operand.
 */
export function compileLogic(node: CallNode, decisive: boolean, context: Context): Compiled {
  const operator = decisive ? "||" : "&&";
  const parts = partsOf(node, node.name).map((part) => compileCondition(part, operator, context));
  const runs = parts.map((part) => part.run);
  return folded({ type: "bool", run: runLogic(runs, decisive, node.offset) }, parts);
}

/** The operands of a chain of the same operator, which the parser returns as a tree. */
function partsOf(node: Node, operator: string): Node[] {
  if (node.kind !== "call" || node.name !== operator) return [node];
  return node.arguments.flatMap((part) => partsOf(part, operator));
}

function runLogic(parts: readonly Run[], decisive: boolean, offset: number): Run {
  return (frame) => {
    let failure: Failure | undefined;
    for (const part of parts) {
      const value = part(frame);
      if (value === decisive) return decisive;
      if (value !== !decisive) failure ??= notLogical(value, offset);
    }
    return failure ?? !decisive;
  };
}

/** Compiles a negation: `!a`. */
export function compileNot(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => compileCondition(part, "!", context));
  const [operand] = parts.map((part) => part.run);
  if (operand === undefined) return context.problem(node.offset, "an operand is missing");
  const { offset } = node;
  const run: Run = (frame) => {
    const value = operand(frame);
    return typeof value === "boolean" ? !value : notLogical(value, offset);
  };
  return folded({ type: "bool", run }, parts);
}

/** Compiles a conditional expression: `condition ? a : b`. */
export function compileChoice(node: CallNode, context: Context): Compiled {
  const [test, yes, no] = node.arguments;
  if (test === undefined || yes === undefined || no === undefined)
    return context.problem(node.offset, "an operand is missing");
  const condition = compileCondition(test, "?", context);
  const [then, otherwise] = [context.compile(yes), context.compile(no)];
  const { offset } = node;
  const run: Run = (frame) => {
    const value = condition.run(frame);
    if (value === true) return then.run(frame);
    return value === false ? otherwise.run(frame) : notLogical(value, offset);
  };
  return folded({ type: join(then.type, otherwise.type), run }, [condition, then, otherwise]);
}

/** Checks that a part is a bool. */
export function compileCondition(node: Node, operator: string, context: Context): Compiled {
  const condition = context.compile(node);
  if (fits(condition.type, "bool")) return condition;
  return context.problem(
    node.offset,
    `'${operator}' takes a bool, not ${formatType(condition.type)}`,
  );
}

function notLogical(value: Result, offset: number): Failure {
  return value instanceof Failure ? value : mismatch("a logical operator", offset);
}

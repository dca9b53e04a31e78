import { Failure } from "../errors.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import { mismatch } from "../value/type-of.ts";
import type { Result } from "../value/value.ts";
import { folded } from "./collection.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "./frame.ts";
import { fits, formatType, join } from "./type.ts";

/** `a && b`: false wins over a failure of the other side. */
export function compileAnd(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => compileCondition(part, "&&", context));
  const [left, right] = parts.map((part) => part.run);
  if (left === undefined || right === undefined)
    return context.problem(node.offset, "an operand is missing");
  const { offset } = node;
  const run: Run = (frame) => {
    const first = left(frame);
    if (first === false) return false;
    const second = right(frame);
    if (second === false) return false;
    return first === true && second === true ? true : notLogical(first, second, offset);
  };
  return folded({ type: "bool", run }, parts);
}

/** `a || b`: true wins over a failure of the other side. */
export function compileOr(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => compileCondition(part, "||", context));
  const [left, right] = parts.map((part) => part.run);
  if (left === undefined || right === undefined)
    return context.problem(node.offset, "an operand is missing");
  const { offset } = node;
  const run: Run = (frame) => {
    const first = left(frame);
    if (first === true) return true;
    const second = right(frame);
    if (second === true) return true;
    return first === false && second === false ? false : notLogical(first, second, offset);
  };
  return folded({ type: "bool", run }, parts);
}

/** `!a` */
export function compileNot(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => compileCondition(part, "!", context));
  const [operand] = parts.map((part) => part.run);
  if (operand === undefined) return context.problem(node.offset, "an operand is missing");
  const { offset } = node;
  const run: Run = (frame) => {
    const value = operand(frame);
    return typeof value === "boolean" ? !value : notLogical(value, value, offset);
  };
  return folded({ type: "bool", run }, parts);
}

/** `condition ? a : b` */
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
    return value === false ? otherwise.run(frame) : notLogical(value, value, offset);
  };
  return folded({ type: join(then.type, otherwise.type), run }, [condition, then, otherwise]);
}

/** A part that has to be a bool. */
export function compileCondition(node: Node, operator: string, context: Context): Compiled {
  const condition = context.compile(node);
  if (fits(condition.type, "bool")) return condition;
  return context.problem(
    node.offset,
    `'${operator}' takes a bool, not ${formatType(condition.type)}`,
  );
}

function notLogical(first: Result, second: Result, offset: number): Failure {
  if (first instanceof Failure) return first;
  return second instanceof Failure ? second : mismatch("a logical operator", offset);
}

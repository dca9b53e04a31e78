import { Failure } from "../errors.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { NONE, Optional, type Result } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "../value/frame.ts";
import { nameVariable } from "./loop.ts";
import { formatType, join, joinAll } from "./type.ts";

/** Compiles `cel.bind(name, value, body)`. */
export function compileBind(node: CallNode, context: Context): Compiled | undefined {
  const [variable, value, body] = node.arguments;
  if (node.target?.kind !== "identifier" || node.target.name !== "cel") return undefined;
  if (variable === undefined || value === undefined || body === undefined) return undefined;
  return bindVariable(variable, context.compile(value), body, context);
}

/** Compiles `value.with(name, body)`. */
export function compileWith(node: CallNode, context: Context): Compiled | undefined {
  const [variable, body] = node.arguments;
  if (node.target === undefined || variable === undefined || body === undefined) return undefined;
  return bindVariable(variable, context.compile(node.target), body, context);
}

function bindVariable(variable: Node, bound: Compiled, body: Node, context: Context): Compiled {
  const inner = nameVariable(variable, bound.type, context);
  if (inner === undefined)
    return context.problem(variable.offset, "the name of a variable is expected");
  const { slot } = inner;
  const result = inner.context.compile(body);
  return {
    type: result.type,
    run: (frame) => {
      frame.slots[slot] = bound.run(frame);
      return result.run(frame);
    },
  };
}

/** Compiles `optional.optMap(name, value)` and, when the value is itself an optional, `optFlatMap`. */
export function compileOptionalMap(node: CallNode, context: Context): Compiled | undefined {
  const [variable, value] = node.arguments;
  if (node.target === undefined || variable === undefined || value === undefined) return undefined;
  const owner = context.compile(node.target);
  const element = elementType(owner.type);
  if (element === undefined)
    return context.problem(
      node.offset,
      `${node.name} takes an optional, not ${formatType(owner.type)}`,
    );
  const inner = nameVariable(variable, element, context);
  if (inner === undefined)
    return context.problem(node.offset, "the name of a variable is expected");
  const mapped = inner.context.compile(value);
  const isFlat = node.name === "optFlatMap";
  const run = runOptionalMap(owner.run, inner.slot, mapped.run, isFlat);
  return { type: isFlat ? mapped.type : { optional: mapped.type }, run };
}

function elementType(type: CelType): CelType | undefined {
  if (type === "dyn") return "dyn";
  return typeof type !== "string" && "optional" in type ? type.optional : undefined;
}

function runOptionalMap(owner: Run, slot: number, mapped: Run, isFlat: boolean): Run {
  return (frame) => {
    const optional = owner(frame);
    if (!(optional instanceof Optional))
      return optional instanceof Failure ? optional : new Failure("an optional is expected");
    if (optional.value === undefined) return NONE;
    frame.slots[slot] = optional.value;
    const value = mapped(frame);
    return isFlat || value instanceof Failure ? value : new Optional(value);
  };
}

/**
 * Compiles `optional.or(optional)` and `optional.orValue(value)`: the argument is evaluated only when it is
 * needed.
 */
export function compileOr(node: CallNode, context: Context): Compiled | undefined {
  const [alternative] = node.arguments;
  if (node.target === undefined || alternative === undefined) return undefined;
  const owner = context.compile(node.target);
  const element = elementType(owner.type);
  if (element === undefined)
    return context.problem(
      node.offset,
      `${node.name} takes an optional, not ${formatType(owner.type)}`,
    );
  const other = context.compile(alternative);
  const isValue = node.name === "orValue";
  const run: Run = (frame) => {
    const optional = owner.run(frame);
    if (!(optional instanceof Optional))
      return optional instanceof Failure ? optional : new Failure("an optional is expected");
    if (optional.value === undefined) return other.run(frame);
    return isValue ? optional.value : optional;
  };
  return { type: isValue ? join(element, other.type) : join(owner.type, other.type), run };
}

/**
 * Compiles `default(value, otherwise)`: the second argument if the first fails, for example because a field
 * is absent.
 */
export function compileDefault(node: CallNode, context: Context): Compiled | undefined {
  const [value, otherwise] = node.arguments.map((part) => context.compile(part));
  if (value === undefined || otherwise === undefined) return undefined;
  return {
    type: join(value.type, otherwise.type),
    run: (frame) => {
      const result = value.run(frame);
      return result instanceof Failure ? otherwise.run(frame) : result;
    },
  };
}

/**
 * Compiles `coalesce(a, b, c)`: the first argument that neither fails nor is null; otherwise null if an
 * argument was null; otherwise the last failure.
 */
export function compileCoalesce(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => context.compile(part));
  return {
    type: joinAll(parts.map((part) => part.type)),
    run: (frame) => {
      let last: Result = new Failure("coalesce has no arguments", node.offset);
      for (const { run } of parts) {
        const result = run(frame);
        if (result !== null && !(result instanceof Failure)) return result;
        if (last !== null) last = result;
      }
      return last;
    },
  };
}

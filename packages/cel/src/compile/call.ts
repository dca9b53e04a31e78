import { Failure } from "../errors.ts";
import { FUNCTIONS } from "../functions/table.ts";
import type { Overload } from "../functions/signature.ts";
import type { CallNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { mismatch } from "../value/type-of.ts";
import type { Result } from "../value/value.ts";
import { compileIndex } from "./access.ts";
import { folded } from "./collection.ts";
import { compileEquality, compileMembership, compileOrder } from "./comparison.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "./frame.ts";
import { compileAnd, compileChoice, compileNot, compileOr } from "./logic.ts";
import { compileMacro } from "./macro.ts";
import { didYouMean } from "./suggest.ts";
import { fits, formatType, joinAll, substitute, type Substitution } from "./type.ts";
import { qualifiedName, variableType } from "./variable.ts";

/** Operators, macros and functions. */
export function compileCall(node: CallNode, context: Context): Compiled {
  switch (node.name) {
    case "_&&_":
      return compileAnd(node, context);
    case "_||_":
      return compileOr(node, context);
    case "!_":
      return compileNot(node, context);
    case "_?_:_":
      return compileChoice(node, context);
    case "_==_":
    case "_!=_":
      return compileEquality(node, context);
    case "@in":
      return compileMembership(node, context);
    case "_[_]":
    case "_[?_]":
      return compileIndex(node, context);
    default:
      return (
        compileOrder(node, context) ?? compileMacro(node, context) ?? compileFunction(node, context)
      );
  }
}

function compileFunction(node: CallNode, context: Context): Compiled {
  const name = functionName(node, context);
  const isMethod = name.startsWith(".");
  const parts = node.arguments.map((part) => context.compile(part));
  if (isMethod && node.target !== undefined) parts.unshift(context.compile(node.target));
  const overloads = FUNCTIONS.get(name);
  if (overloads === undefined) return unknownFunction(name, node, context);
  const types = parts.map((part) => part.type);
  const bound = overloads.map((candidate) => boundBy(types, candidate));
  const chosen = overloads.filter((_, index) => bound[index] !== undefined);
  if (chosen.length === 0) return wrongTypes(name, types, node, context);
  const results = overloads.flatMap(({ result }, index) => {
    const bindings = bound[index];
    return bindings === undefined ? [] : [substitute(result, bindings)];
  });
  const run = runFunction(
    parts.map((part) => part.run),
    chosen,
    mismatch(displayName(name), node.offset),
  );
  return folded({ type: joinAll(results), run }, parts);
}

/** `.name` for a method, `space.name` for a function in a name space. */
function functionName(node: CallNode, context: Context): string {
  const plain = node.name.replace(/^\./, "");
  if (node.target === undefined) return plain;
  const space = qualifiedName(node.target, context);
  if (
    space !== undefined &&
    variableType(space, context) === undefined &&
    FUNCTIONS.has(`${space}.${plain}`)
  )
    return `${space}.${plain}`;
  return `.${plain}`;
}

function boundBy(types: readonly CelType[], { parameters }: Overload): Substitution | undefined {
  if (types.length !== parameters.length) return undefined;
  const bound: Substitution = new Map();
  return parameters.every((parameter, index) => fits(types[index] ?? "dyn", parameter, bound))
    ? bound
    : undefined;
}

function runFunction(parts: readonly Run[], overloads: readonly Overload[], failure: Failure): Run {
  return (frame) => {
    const values = parts.map((part) => part(frame));
    for (const candidate of overloads) {
      const result = candidate.apply(values, frame);
      if (result !== undefined) return placed(result, failure.offset);
    }
    return values.find((value) => value instanceof Failure) ?? failure;
  };
}

function placed(result: Result, offset: number | undefined): Result {
  return result instanceof Failure && result.offset === undefined
    ? new Failure(result.message, offset)
    : result;
}

function unknownFunction(name: string, node: CallNode, context: Context): Compiled {
  const isMethod = name.startsWith(".");
  const names = Array.from(FUNCTIONS.keys()).filter(
    (known) => known.startsWith(".") === isMethod && !/^[-_@!]|_$/.test(known),
  );
  const hint = didYouMean(displayName(name), names.map(displayName));
  return context.problem(
    node.offset,
    `unknown ${isMethod ? "method" : "function"} '${displayName(name)}'${hint}`,
  );
}

function wrongTypes(
  name: string,
  types: readonly CelType[],
  node: CallNode,
  context: Context,
): Compiled {
  const given = types.map(formatType).join(", ");
  const known = (FUNCTIONS.get(name) ?? []).map(
    ({ parameters }) => `(${parameters.map(formatType).join(", ")})`,
  );
  return context.problem(
    node.offset,
    `${displayName(name)} takes ${known.join(" or ")}, not (${given})`,
  );
}

function displayName(name: string): string {
  return name.replace(/^\.|_/g, "");
}

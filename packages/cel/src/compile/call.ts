import { Failure } from "../errors.ts";
import { FUNCTIONS } from "../functions/table.ts";
import type { Overload } from "../functions/signature.ts";
import type { CallNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { mismatch } from "../value/type-of.ts";
import { isList, type Result } from "../value/value.ts";
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
  const type = joinAll(results);
  const failure = mismatch(displayName(name), node.offset);
  const prepared = prepare(parts, chosen, failure);
  if (prepared instanceof Failure) return context.problem(node.offset, prepared.message);
  if (prepared !== undefined) return folded({ type, run: prepared }, parts);
  const runs = parts.map((part) => part.run);
  return folded({ type, run: runFunction(runs, chosen, failure) }, parts);
}

/** The quick form of a function of a text and a known text, if it has one. */
function prepare(
  [first, second]: readonly Compiled[],
  [overload]: readonly Overload[],
  failure: Failure,
): Run | Failure | undefined {
  if (first === undefined || typeof second?.constant !== "string") return undefined;
  const { prepare: make, cost = 0 } = overload?.prepared ?? {};
  const prepared = make?.(second.constant);
  if (prepared === undefined || prepared instanceof Failure) return prepared;
  const { run } = first;
  return (frame) => {
    const text = run(frame);
    if (typeof text !== "string") return text instanceof Failure ? text : failure;
    frame.spend(text.length * cost);
    return prepared(text);
  };
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

function boundBy(
  types: readonly CelType[],
  { parameters, isVariadic }: Overload,
): Substitution | undefined {
  const isCount =
    isVariadic === true ? types.length >= parameters.length : types.length === parameters.length;
  if (!isCount) return undefined;
  const bound: Substitution = new Map();
  const last = parameters.at(-1) ?? "dyn";
  return types.every((type, index) => fits(type, parameters[index] ?? last, bound))
    ? bound
    : undefined;
}

function runFunction(parts: readonly Run[], overloads: readonly Overload[], failure: Failure): Run {
  return (frame) => {
    const values = parts.map((part) => part(frame));
    frame.spend(costOf(values));
    for (const candidate of overloads) {
      const result = candidate.apply(values, frame);
      if (result !== undefined) return placed(result, failure.offset);
    }
    return values.find((value) => value instanceof Failure) ?? failure;
  };
}

/** The work that arguments cause by their size. */
function costOf(values: readonly Result[]): number {
  let cost = 0;
  for (const value of values) {
    if (typeof value === "string" || value instanceof Uint8Array) cost += value.length;
    else if (isList(value)) cost += value.length;
  }
  return cost;
}

function placed(result: Result, offset: number | undefined): Result {
  return result instanceof Failure && result.offset === undefined
    ? new Failure(result.message, offset)
    : result;
}

function unknownFunction(name: string, node: CallNode, context: Context): Compiled {
  const isMethod = name.startsWith(".");
  const names = Array.from(FUNCTIONS.keys()).filter(
    (known) => known.startsWith(".") === isMethod && /[a-z]/.test(known),
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

/** Without the dot of a method and the place-holders of an operator. */
function displayName(name: string): string {
  return name.replace(/^\./, "").replace(/^_?([-+*/%])_$/, "$1");
}

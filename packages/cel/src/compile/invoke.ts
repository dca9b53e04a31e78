import { Failure } from "../errors.ts";
import type { Overload } from "../functions/signature.ts";
import { ELEMENT_COST } from "../limits.ts";
import { mismatch } from "../value/type-of.ts";
import { isList, type Result } from "../value/value.ts";
import type { Compiled } from "./context.ts";
import type { Run } from "../value/frame.ts";

/** Compiles the call of a function: its overloads are tried in order. */
export interface Invocation {
  readonly name: string;
  readonly offset: number;
  readonly parts: readonly Compiled[];
  readonly overloads: readonly Overload[];
}

/** Compiles a call; returns a failure if the function never accepts a constant argument. */
export function runInvocation(invocation: Invocation): Run | Failure {
  return (
    runLiteral(invocation) ??
    runBound(invocation) ??
    runPrepared(invocation) ??
    runQuick(invocation) ??
    runOverloads(invocation)
  );
}

/** Evaluates a function whose only argument is a constant text. */
function runLiteral({ parts, overloads }: Invocation): Run | Failure | undefined {
  const [argument] = parts;
  const [overload] = overloads;
  if (parts.length !== 1 || typeof argument?.constant !== "string") return undefined;
  const value = overload?.literal?.(argument.constant);
  return value === undefined || value instanceof Failure ? value : () => value;
}

/** The fast form of a method on a constant value, if the method has a fast form for texts. */
function runBound(invocation: Invocation): Run | undefined {
  const { offset, parts, overloads } = invocation;
  const [owner, argument] = parts;
  if (owner?.constant === undefined || argument === undefined) return undefined;
  const { constant } = owner;
  const bound = overloads[0]?.bind?.(constant);
  if (bound === undefined) return undefined;
  const apply = applyOverloads(invocation);
  return (frame) => {
    const value = argument.run(frame);
    return typeof value === "string"
      ? placed(bound(value), offset)
      : apply([constant, value], frame);
  };
}

/** The fast form of a function of one text and constant texts, if the function has a fast form. */
function runPrepared({ name, offset, parts, overloads }: Invocation): Run | Failure | undefined {
  const [first, ...others] = parts;
  const [overload] = overloads;
  if (first === undefined || overload?.prepared === undefined) return undefined;
  const known = others.map((part) => part.constant).filter((part) => typeof part === "string");
  if (known.length < others.length) return undefined;
  const { cost } = overload.prepared;
  const prepared = overload.prepared.prepare(...known);
  if (prepared instanceof Failure) return prepared;
  const failure = mismatch(name, offset);
  const { run } = first;
  if (cost === 0)
    return (frame) => {
      const text = run(frame);
      if (typeof text === "string") return prepared(text);
      return text instanceof Failure ? text : failure;
    };
  return (frame) => {
    const text = run(frame);
    if (typeof text !== "string") return text instanceof Failure ? text : failure;
    frame.spend(text.length * cost);
    return prepared(text);
  };
}

const QUICK: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ["+", (left: number, right: number) => left + right],
  ["-", (left: number, right: number) => left - right],
  ["*", (left: number, right: number) => left * right],
]);

/** Compiles arithmetic on small integers without the search for an overload. */
function runQuick(invocation: Invocation): Run | undefined {
  const [left, right] = invocation.parts;
  const operate = QUICK.get(invocation.name);
  if (operate === undefined || left === undefined || right === undefined) return undefined;
  const apply = applyOverloads(invocation);
  return (frame) => {
    const first = left.run(frame);
    const second = right.run(frame);
    if (typeof first === "number" && typeof second === "number") {
      const result = operate(first, second);
      if (Number.isSafeInteger(result)) return result;
    }
    return apply([first, second], frame);
  };
}

function runOverloads(invocation: Invocation): Run {
  const runs = invocation.parts.map((part) => part.run);
  const apply = applyOverloads(invocation);
  return (frame) => {
    const values: Result[] = [];
    for (const run of runs) values.push(run(frame));
    return apply(values, frame);
  };
}

function applyOverloads({
  name,
  offset,
  overloads,
}: Invocation): (...call: Parameters<Overload["apply"]>) => Result {
  const failure = mismatch(name, offset);
  return (values, frame) => {
    frame.spend(costOf(values));
    for (const candidate of overloads) {
      const result = candidate.apply(values, frame);
      if (result !== undefined) return placed(result, offset);
    }
    return values.find((value) => value instanceof Failure) ?? failure;
  };
}

/** The units of work of a call that depend on the size of its arguments. */
function costOf(values: readonly Result[]): number {
  let cost = 0;
  for (const value of values) {
    if (typeof value === "string" || value instanceof Uint8Array) cost += value.length;
    else if (isList(value)) cost += value.length * ELEMENT_COST;
  }
  return cost;
}

function placed(result: Result, offset: number): Result {
  if (!(result instanceof Failure) || result.offset !== undefined) return result;
  return new Failure(result.message, offset);
}

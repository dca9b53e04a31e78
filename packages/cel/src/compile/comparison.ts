import { Failure } from "../errors.ts";
import { ELEMENT_COST, SEARCH_COST } from "../limits.ts";
import type { CallNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { equal } from "../value/equal.ts";
import { entryOf, keyOf } from "../value/map.ts";
import { compare } from "../value/order.ts";
import { mismatch } from "../value/type-of.ts";
import {
  isList,
  isMap,
  valueOf,
  type List,
  type MapValue,
  type Result,
  type Value,
} from "../value/value.ts";
import { lowered } from "./access.ts";
import { folded } from "./collection.ts";
import type { Compiled, Context } from "./context.ts";
import type { Frame, Run } from "../value/frame.ts";
import { comparable, formatType, ignoresCase, mapTypes } from "./type.ts";

/** Compiles `a == b` and `a != b`. */
export function compileEquality(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => context.compile(part));
  const [left, right] = parts;
  if (left === undefined || right === undefined)
    return context.problem(node.offset, "an operand is missing");
  if (!comparable(left.type, right.type)) return neverEqual(left.type, right.type, node, context);
  const wanted = node.name === "_==_";
  const text = typeof right.constant === "string" ? right.constant : undefined;
  const run =
    text === undefined
      ? runEquality(left.run, right.run, wanted)
      : runTextEquality(left.run, text, wanted);
  return folded({ type: "bool", run }, parts);
}

function neverEqual(left: CelType, right: CelType, node: CallNode, context: Context): Compiled {
  return context.problem(
    node.offset,
    `${formatType(left)} and ${formatType(right)} are never equal`,
  );
}

function runTextEquality(left: Run, text: string, wanted: boolean): Run {
  return (frame) => {
    const value = left(frame);
    if (typeof value === "string") return (value === text) === wanted;
    return value instanceof Failure ? value : !wanted;
  };
}

function runEquality(left: Run, right: Run, wanted: boolean): Run {
  return (frame) => {
    const first = left(frame);
    const second = right(frame);
    if (first instanceof Failure) return first;
    if (second instanceof Failure) return second;
    if (typeof first === "string") frame.spend(first.length * SEARCH_COST);
    return equal(first, second, frame) === wanted;
  };
}

const ORDERS: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ["_<_", (order: number) => order < 0],
  ["_<=_", (order: number) => order <= 0],
  ["_>_", (order: number) => order > 0],
  ["_>=_", (order: number) => order >= 0],
]);

const ORDERED = new Set<CelType>([
  "dyn",
  "bool",
  "int",
  "uint",
  "double",
  "string",
  "bytes",
  "timestamp",
  "duration",
]);

/** Compiles `a < b` and similar operators; undefined for another operator. */
export function compileOrder(node: CallNode, context: Context): Compiled | undefined {
  const holds = ORDERS.get(node.name);
  if (holds === undefined) return undefined;
  const parts = node.arguments.map((part) => context.compile(part));
  const [left, right] = parts;
  if (left === undefined || right === undefined)
    return context.problem(node.offset, "an operand is missing");
  if (!ORDERED.has(left.type) || !ORDERED.has(right.type) || !comparable(left.type, right.type))
    return context.problem(
      node.offset,
      `${formatType(left.type)} and ${formatType(right.type)} have no order`,
    );
  const { offset } = node;
  const run: Run = (frame) => {
    const first = left.run(frame);
    const second = right.run(frame);
    if (typeof first === "string") frame.spend(first.length * SEARCH_COST);
    const order = compare(first, second);
    if (order !== undefined) return holds(order);
    if (first instanceof Failure) return first;
    return second instanceof Failure ? second : mismatch("a comparison", offset);
  };
  return folded({ type: "bool", run }, parts);
}

/** Compiles `element in list` and `key in map`. */
export function compileMembership(node: CallNode, context: Context): Compiled {
  const parts = node.arguments.map((part) => context.compile(part));
  const [element, collection] = parts;
  if (element === undefined || collection === undefined)
    return context.problem(node.offset, "an operand is missing");
  const held = heldType(collection.type);
  if (held === undefined)
    return context.problem(
      node.offset,
      `'in' looks into a list or map, not ${formatType(collection.type)}`,
    );
  if (!comparable(element.type, held))
    return context.problem(
      node.offset,
      `${formatType(element.type)} is never in a ${formatType(collection.type)}`,
    );
  const texts = textsOf(collection.constant);
  const run =
    texts === undefined
      ? runMembership(
          ignoresCase(collection.type) ? lowered(element.run) : element.run,
          collection.run,
          node.offset,
        )
      : runTextMembership(element.run, texts);
  return folded({ type: "bool", run }, parts);
}

function heldType(collection: CelType): CelType | undefined {
  if (collection === "dyn") return "dyn";
  if (typeof collection !== "string" && "list" in collection) return collection.list;
  return mapTypes(collection)?.key;
}

function textsOf(constant: Result | undefined): ReadonlySet<string> | undefined {
  if (!isList(constant)) return undefined;
  const texts = constant.filter((element) => typeof element === "string");
  return texts.length === constant.length ? new Set(texts) : undefined;
}

function runTextMembership(element: Run, texts: ReadonlySet<string>): Run {
  return (frame) => {
    const value = element(frame);
    if (typeof value === "string") return texts.has(value);
    return value instanceof Failure ? value : false;
  };
}

function runMembership(element: Run, collection: Run, offset: number): Run {
  return (frame) => {
    const value = element(frame);
    const held = collection(frame);
    if (value instanceof Failure) return value;
    if (isMap(held)) return hasKey(held, value);
    if (isList(held)) return includes(held, value, frame);
    return held instanceof Failure ? held : mismatch("'in'", offset);
  };
}

function hasKey(map: MapValue, value: Value): boolean {
  const key = keyOf(value);
  return key !== undefined && entryOf(map, key) !== undefined;
}

function includes(list: List, value: Result, frame: Frame): boolean {
  frame.spend(list.length * ELEMENT_COST);
  if (typeof value === "string") return list.includes(value);
  return list.some((element) => equal(value, valueOf(element), frame));
}

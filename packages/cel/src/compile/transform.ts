import { Failure } from "../errors.ts";
import type { CallNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { entryOf, isMapKey, keysOf } from "../value/map.ts";
import { CelMap, isMap, type MapValue, type Result, type Value } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import type { Frame, Run } from "../value/frame.ts";
import { compileCondition } from "./logic.ts";
import { compileLoop, walkWhere, type Loop } from "./loop.ts";
import { formatType, mapTypes } from "./type.ts";

/** An iteration that builds a list or map. */
export interface Transform {
  readonly loop: Loop;
  readonly test: Run | undefined;
  readonly body: Compiled;
}

/** Compiles `range.filter(x, test)`. */
export function compileFilter(node: CallNode, context: Context): Compiled {
  const parts = compileLoop(node, 1, context);
  if ("run" in parts) return parts;
  const [body] = parts.bodies;
  const [slot] = parts.loop.slots;
  if (body === undefined || slot === undefined)
    return context.problem(node.offset, "a condition is expected");
  const test = compileCondition(body, node.name, parts.context).run;
  const kept: Run = (frame) => frame.slots[slot] ?? null;
  const element = parts.context.local(variableName(node))?.type ?? "dyn";
  return {
    type: { list: element },
    run: runList({ loop: parts.loop, test, body: { type: element, run: kept } }),
  };
}

function variableName(node: CallNode): string {
  const [variable] = node.arguments;
  return variable?.kind === "identifier" ? variable.name : "";
}

/** Compiles `range.map(x, value)` and `range.map(x, test, value)`. */
export function compileListMap(node: CallNode, context: Context): Compiled {
  return listTransform(compileTransform(node, 1, context));
}

/** Compiles `range.transformList(i, x, value)`, optionally with a test before the value. */
export function compileTransformList(node: CallNode, context: Context): Compiled {
  return listTransform(compileTransform(node, 2, context));
}

function listTransform(transform: Transform | Compiled): Compiled {
  if ("run" in transform) return transform;
  return { type: { list: transform.body.type }, run: runList(transform) };
}

/** Compiles `range.transformMap(key, x, value)`, optionally with a test before the value. */
export function compileTransformMap(node: CallNode, context: Context): Compiled {
  const transform = compileTransform(node, 2, context);
  if ("run" in transform) return transform;
  const [slot] = transform.loop.slots;
  if (slot === undefined) return context.problem(node.offset, "the name of a variable is expected");
  const key = keyTypeOf(transform.loop.range.type);
  return { type: { map: transform.body.type, key }, run: runTransformMap(transform, slot) };
}

/** Builds a map from the results of the body; the key of each entry is in the slot. */
export function runTransformMap(transform: Transform, slot: number): Run {
  const { body } = transform;
  return runMap(transform, (map, frame) => {
    const key = frame.slots[slot] ?? null;
    const value = body.run(frame);
    if (value instanceof Failure) return value;
    return isMapKey(key) && map.add(key, value)
      ? true
      : new Failure("a key of the map is repeated");
  });
}

/** Compiles `range.transformMapEntry(key, x, {key: value})`, optionally with a test before the entry. */
export function compileTransformMapEntry(node: CallNode, context: Context): Compiled {
  const transform = compileTransform(node, 2, context);
  if ("run" in transform) return transform;
  const { body } = transform;
  const isEntry = body.type === "dyn" || mapTypes(body.type) !== undefined;
  if (!isEntry)
    return context.problem(
      node.offset,
      `transformMapEntry takes a map, not ${formatType(body.type)}`,
    );
  return {
    type: body.type,
    run: runMap(transform, (map, frame) => {
      const entry = body.run(frame);
      if (entry instanceof Failure) return entry;
      return isMap(entry) ? addAll(map, entry) : new Failure("transformMapEntry takes a map");
    }),
  };
}

function addAll(map: CelMap, added: MapValue): Result {
  const fresh = keysOf(added).every((key) => map.add(key, entryOf(added, key)));
  return fresh ? true : new Failure("a key of the map is repeated");
}

function compileTransform(
  node: CallNode,
  variables: number,
  context: Context,
): Transform | Compiled {
  const parts = compileLoop(node, variables, context);
  if ("run" in parts) return parts;
  const last = parts.bodies.at(-1);
  if (last === undefined) return context.problem(node.offset, "a value is expected");
  const [first] = parts.bodies;
  const hasTest = parts.bodies.length > 1 && first !== undefined;
  const test = hasTest ? compileCondition(first, node.name, parts.context).run : undefined;
  return { loop: parts.loop, test, body: parts.context.compile(last) };
}

function keyTypeOf(range: CelType): CelType {
  if (typeof range !== "string" && "list" in range) return "int";
  return mapTypes(range)?.key ?? "dyn";
}

function runList({ loop, test, body }: Transform): Run {
  return (frame) => {
    const list: Value[] = [];
    const failure = walkWhere(loop, test, frame, () => {
      const value = body.run(frame);
      if (!(value instanceof Failure)) list.push(value);
      return value;
    });
    return failure ?? list;
  };
}

function runMap({ loop, test }: Transform, add: (map: CelMap, frame: Frame) => Result): Run {
  return (frame) => {
    const map = new CelMap();
    return walkWhere(loop, test, frame, () => add(map, frame)) ?? map;
  };
}

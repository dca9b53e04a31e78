import { Failure } from "../errors.ts";
import type { ListNode, MapNode } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { isMapKey } from "../value/map.ts";
import { CelMap, Optional, type Result, type Value } from "../value/value.ts";
import { constant, type Compiled, type Context } from "./context.ts";
import { BudgetError, Frame, type Run } from "../value/frame.ts";
import { formatType, joinAll } from "./type.ts";

interface Part {
  readonly run: Run;
  readonly optional: boolean;
}

/** Compiles a list: `[a, ?b]`. */
export function compileList(node: ListNode, context: Context): Compiled {
  const elements = node.elements.map((element) => ({
    ...compileElement(element.value, element.optional, context),
    optional: element.optional,
  }));
  const type: CelType = { list: joinAll(elements.map((element) => element.type)) };
  return folded({ type, run: runList(elements) }, elements);
}

function runList(elements: readonly Part[]): Run {
  return (frame) => {
    const list: Value[] = [];
    for (const { run, optional } of elements) {
      const value = present(run(frame), optional);
      if (value instanceof Failure) return value;
      if (value !== undefined) list.push(value);
    }
    return list;
  };
}

/** Compiles a map: `{a: b, ?c: d}`. */
export function compileMap(node: MapNode, context: Context): Compiled {
  const entries = node.entries.map((entry) => {
    const key = context.compile(entry.key);
    if (!isKeyType(key.type))
      context.problem(entry.key.offset, `a key of a map is not ${formatType(key.type)}`);
    return {
      key,
      value: compileElement(entry.value, entry.optional, context),
      optional: entry.optional,
    };
  });
  const key = joinAll(entries.map((entry) => entry.key.type));
  const type: CelType = { map: joinAll(entries.map((entry) => entry.value.type)), key };
  const parts = entries.flatMap((entry) => [entry.key, entry.value]);
  const runs = entries.map(({ key, value, optional }) => ({
    key: key.run,
    run: value.run,
    optional,
  }));
  return folded({ type, run: runMap(runs, node.offset) }, parts);
}

function runMap(entries: readonly (Part & { readonly key: Run })[], offset: number): Run {
  return (frame) => {
    const map = new CelMap();
    for (const entry of entries) {
      const key = entry.key(frame);
      const value = present(entry.run(frame), entry.optional);
      if (key instanceof Failure) return key;
      if (value instanceof Failure) return value;
      if (!isMapKey(key))
        return new Failure("a key of a map must be a bool, int, uint or string", offset);
      if (value !== undefined && !map.add(key, value))
        return new Failure("a key of the map is repeated", offset);
    }
    return map;
  };
}

function compileElement(
  node: MapNode["entries"][number]["value"],
  optional: boolean,
  context: Context,
): Compiled {
  const element = context.compile(node);
  if (!optional || element.type === "dyn") return element;
  if (typeof element.type !== "string" && "optional" in element.type)
    return { ...element, type: element.type.optional };
  return context.problem(
    node.offset,
    `an optional is expected after '?', not ${formatType(element.type)}`,
  );
}

/** The value of an optional; undefined for an empty optional. */
function present(value: Result, optional: boolean): Result | undefined {
  if (!optional || value instanceof Failure) return value;
  return value instanceof Optional ? value.value : new Failure("an optional is expected after '?'");
}

function isKeyType(type: CelType): boolean {
  return (
    type === "dyn" || type === "bool" || type === "int" || type === "uint" || type === "string"
  );
}

/** Evaluates a list or map of constants when the expression is compiled, unless that fails. */
export function folded(compiled: Compiled, parts: readonly Compiled[]): Compiled {
  if (!parts.every((part) => part.constant !== undefined)) return compiled;
  try {
    const value = compiled.run(new Frame({ lookup: () => undefined }));
    return value instanceof Failure ? compiled : constant(value, compiled.type);
  } catch (error) {
    if (error instanceof BudgetError || error instanceof RangeError) return compiled;
    throw error;
  }
}

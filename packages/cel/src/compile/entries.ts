import { Failure } from "../errors.ts";
import type { CallNode } from "../syntax/node.ts";
import { isMap } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import { compileCondition } from "./logic.ts";
import { nameVariable } from "./loop.ts";
import { runTransformMap } from "./transform.ts";
import { formatType, mapTypes } from "./type.ts";

/** The name of an implicit variable; no expression can contain this name. */
const UNNAMED = "@unnamed";

/** Compiles `map.mapValues(value, result)`: the map with another value under each key. */
export function compileMapValues(node: CallNode, context: Context): Compiled {
  const [name, body] = node.arguments;
  const range = compileRange(node, context);
  const types = entryTypes(range);
  if (range === undefined || types === undefined) return refuse(node, range, context);
  const key = context.with(UNNAMED, types.key);
  const value = nameVariable(name, types.value, key.context);
  if (value === undefined || body === undefined)
    return context.problem(node.offset, "the name of a variable is expected");
  const loop = { range, slots: [key.slot, value.slot], offset: node.offset };
  const result = value.context.compile(body);
  return {
    type: { map: result.type, key: types.key },
    run: runTransformMap({ loop, test: undefined, body: result }, key.slot),
  };
}

/** Compiles `map.filterKeys(key, test)`: the entries whose key passes the test. */
export function compileFilterKeys(node: CallNode, context: Context): Compiled {
  const [name, condition] = node.arguments;
  const range = compileRange(node, context);
  const types = entryTypes(range);
  if (range === undefined || types === undefined) return refuse(node, range, context);
  const key = nameVariable(name, types.key, context);
  if (key === undefined || condition === undefined)
    return context.problem(node.offset, "the name of a variable is expected");
  const { slot } = key.context.with(UNNAMED, types.value);
  const loop = { range, slots: [key.slot, slot], offset: node.offset };
  const test = compileCondition(condition, node.name, key.context).run;
  const body: Compiled = { type: types.value, run: (frame) => frame.slots[slot] ?? null };
  return {
    type: { map: types.value, key: types.key },
    run: runTransformMap({ loop, test, body }, key.slot),
  };
}

/** The map on which the function is called; fails for a value of another type. */
function compileRange(node: CallNode, context: Context): Compiled | undefined {
  const range = node.target && context.compile(node.target);
  if (range === undefined) return undefined;
  const failure = new Failure(`${node.name} takes a map`, node.offset);
  return {
    type: range.type,
    run: (frame) => {
      const map = range.run(frame);
      return isMap(map) || map instanceof Failure ? map : failure;
    },
  };
}

function entryTypes(range: Compiled | undefined): ReturnType<typeof mapTypes> {
  return range?.type === "dyn" ? { key: "dyn", value: "dyn" } : range && mapTypes(range.type);
}

function refuse(node: CallNode, range: Compiled | undefined, context: Context): Compiled {
  const given = range === undefined ? "nothing" : formatType(range.type);
  return context.problem(node.offset, `${node.name} takes a map, not ${given}`);
}

import type { CallNode } from "../syntax/node.ts";
import type { Compiled, Context } from "./context.ts";
import { compileFilterKeys, compileMapValues } from "./entries.ts";
import {
  compileBind,
  compileCoalesce,
  compileDefault,
  compileOptionalMap,
  compileOr,
  compileWith,
} from "./lazy.ts";
import { compileQuantifier } from "./quantifier.ts";
import {
  compileFilter,
  compileListMap,
  compileTransformList,
  compileTransformMap,
  compileTransformMapEntry,
} from "./transform.ts";

type Macro = (node: CallNode, context: Context) => Compiled | undefined;

/**
 * The macros, by name and number of arguments; the name of a macro on a value starts with a dot.
 */
export const MACROS: ReadonlyMap<string, Macro> = new Map<string, Macro>([
  [".all/2", compileQuantifier],
  [".all/3", compileQuantifier],
  [".exists/2", compileQuantifier],
  [".exists/3", compileQuantifier],
  [".exists_one/2", compileQuantifier],
  [".exists_one/3", compileQuantifier],
  [".existsOne/2", compileQuantifier],
  [".existsOne/3", compileQuantifier],
  [".filter/2", compileFilter],
  [".map/2", compileListMap],
  [".map/3", compileListMap],
  [".transformList/3", compileTransformList],
  [".transformList/4", compileTransformList],
  [".transformMap/3", compileTransformMap],
  [".transformMap/4", compileTransformMap],
  [".transformMapEntry/3", compileTransformMapEntry],
  [".transformMapEntry/4", compileTransformMapEntry],
  [".mapValues/2", compileMapValues],
  [".filterKeys/2", compileFilterKeys],
  [".bind/3", compileBind],
  [".with/2", compileWith],
  [".optMap/2", compileOptionalMap],
  [".optFlatMap/2", compileOptionalMap],
  [".or/1", compileOr],
  [".orValue/1", compileOr],
  ["default/2", compileDefault],
  ["has/1", refuseHas],
]);

/**
 * The parser converts `has(value.field)` to a test; any other `has` reaches this function as a
 * call.
 */
function refuseHas(node: CallNode, context: Context): Compiled {
  return context.problem(node.offset, "has takes a field, as in has(value.field)");
}

/** Compiles a call of a macro; undefined if the call is not a macro. */
export function compileMacro(node: CallNode, context: Context): Compiled | undefined {
  if (node.target === undefined && node.name === "coalesce") return compileCoalesce(node, context);
  const prefix = node.target === undefined ? "" : ".";
  return MACROS.get(`${prefix}${node.name}/${String(node.arguments.length)}`)?.(node, context);
}

import { Failure } from "../errors.ts";
import { ITERATION_COST } from "../limits.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { entryOf, keysOf } from "../value/map.ts";
import { isList, isMap, valueOf, type List, type MapValue, type Result } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import type { Frame, Run } from "../value/frame.ts";
import { formatType, mapTypes } from "./type.ts";

/** The iteration of a macro over a list or map. */
export interface Loop {
  readonly range: Compiled;
  /**
   * The slots of the loop's variables. A loop has one variable (element or key) or two (index or key, and
   * value).
   */
  readonly slots: readonly number[];
  readonly offset: number;
}

interface LoopParts {
  readonly loop: Loop;
  /** The arguments of the macro after its variables. */
  readonly bodies: readonly Node[];
  readonly context: Context;
}

/**
 * Compiles the iteration of a call such as `range.all(x, test)`; returns a failing part if there is a
 * problem.
 */
export function compileLoop(
  node: CallNode,
  variables: number,
  context: Context,
): LoopParts | Compiled {
  const range = node.target && context.compile(node.target);
  const types = range && variableTypes(range.type, variables);
  if (range === undefined || types === undefined) {
    const given = range === undefined ? "nothing" : formatType(range.type);
    return context.problem(node.offset, `${node.name} walks over a list or map, not ${given}`);
  }
  let inner = context;
  const slots: number[] = [];
  for (const [index, type] of types.entries()) {
    const variable = node.arguments[index];
    const added = nameVariable(variable, type, inner);
    if (added === undefined)
      return context.problem(variable?.offset ?? node.offset, "the name of a variable is expected");
    inner = added.context;
    slots.push(added.slot);
  }
  return {
    loop: { range, slots, offset: node.offset },
    bodies: node.arguments.slice(variables),
    context: inner,
  };
}

/** The context that declares a variable of a macro; undefined if the node is not a name. */
export function nameVariable(
  node: Node | undefined,
  type: CelType,
  context: Context,
): ReturnType<Context["with"]> | undefined {
  return node?.kind === "identifier" && !node.name.startsWith(".")
    ? context.with(node.name, type)
    : undefined;
}

function variableTypes(range: CelType, variables: number): readonly CelType[] | undefined {
  const types = entryTypes(range);
  if (types === undefined || variables > 1) return types;
  const [key, value] = types;
  return [mapTypes(range) === undefined ? value : key];
}

/** The types of the variables: index or key, and value. */
function entryTypes(range: CelType): readonly [CelType, CelType] | undefined {
  if (range === "dyn") return ["dyn", "dyn"];
  if (typeof range !== "string" && "list" in range) return ["int", range.list];
  const map = mapTypes(range);
  return map && [map.key, map.value];
}

/**
 * Visits each element until `visit` returns true. Returns the failure of the iteration itself, if
 * any.
 */
export function walk(loop: Loop, frame: Frame, visit: () => boolean): Failure | undefined {
  const values = loop.range.run(frame);
  if (isList(values)) walkList(loop, values, frame, visit);
  else if (isMap(values)) walkMap(loop, values, frame, visit);
  else if (values instanceof Failure) return values;
  else return new Failure("only lists and maps have elements", loop.offset);
  return undefined;
}

function walkList({ slots }: Loop, list: List, frame: Frame, visit: () => boolean): void {
  const [first = 0, second] = slots;
  for (let index = 0; index < list.length; index += 1) {
    frame.spend(ITERATION_COST);
    if (second !== undefined) frame.slots[first] = index;
    frame.slots[second ?? first] = valueOf(list[index]);
    if (visit()) return;
  }
}

function walkMap({ slots }: Loop, map: MapValue, frame: Frame, visit: () => boolean): void {
  const [first = 0, second] = slots;
  for (const key of keysOf(map)) {
    frame.spend(ITERATION_COST);
    frame.slots[first] = key;
    if (second !== undefined) frame.slots[second] = valueOf(entryOf(map, key));
    if (visit()) return;
  }
}

/** Visits the elements for which the test is true; a failing test ends the iteration. */
export function walkWhere(
  loop: Loop,
  test: Run | undefined,
  frame: Frame,
  visit: () => Result,
): Failure | undefined {
  let failure: Failure | undefined;
  const ended = walk(loop, frame, () => {
    const wanted = test === undefined || test(frame);
    if (wanted === false) return false;
    const result = wanted === true ? visit() : wanted;
    if (result instanceof Failure) failure = result;
    else if (wanted !== true) failure = new Failure("the condition is not a bool", loop.offset);
    return failure !== undefined;
  });
  return ended ?? failure;
}

import { Failure } from "../errors.ts";
import { ITERATION_COST } from "../limits.ts";
import type { CallNode, Node } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { entryOf, keysOf } from "../value/map.ts";
import { isList, isMap, valueOf, type List, type MapValue, type Result } from "../value/value.ts";
import type { Compiled, Context } from "./context.ts";
import type { Frame, Run } from "./frame.ts";
import { formatType } from "./type.ts";

/** A walk over a list or map by a macro. */
export interface Loop {
  readonly range: Compiled;
  /** Slots of its one variable (element or key), or of its two (index or key, value). */
  readonly slots: readonly number[];
  readonly offset: number;
}

interface LoopParts {
  readonly loop: Loop;
  /** The arguments after the variables. */
  readonly bodies: readonly Node[];
  readonly context: Context;
}

/** The walk that a call such as `range.all(x, test)` asks for, or what stands there after a problem. */
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
    const added = nameVariable(node.arguments[index], type, inner);
    if (added === undefined)
      return context.problem(node.offset, "the name of a variable is expected");
    inner = added.context;
    slots.push(added.slot);
  }
  return {
    loop: { range, slots, offset: node.offset },
    bodies: node.arguments.slice(variables),
    context: inner,
  };
}

/** The context in which a variable of a macro is known; undefined when the node is no name. */
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
  const withKey = variables > 1;
  if (range === "dyn") return withKey ? ["dyn", "dyn"] : ["dyn"];
  if (typeof range === "string") return undefined;
  if ("list" in range) return withKey ? ["int", range.list] : [range.list];
  if ("map" in range) return withKey ? [range.key ?? "string", range.map] : [range.key ?? "string"];
  if ("object" in range) return withKey ? ["string", "dyn"] : ["string"];
  return undefined;
}

/** Visits each element until `visit` returns true. The failure of the walk itself, if any. */
export function walk(
  { range, slots, offset }: Loop,
  frame: Frame,
  visit: () => boolean,
): Failure | undefined {
  const values = range.run(frame);
  const [first, second] = slots;
  if (first === undefined) return undefined;
  if (isList(values)) return walkList(values, first, second, frame, visit);
  if (isMap(values)) return walkMap(values, first, second, frame, visit);
  return values instanceof Failure
    ? values
    : new Failure("only lists and maps have elements", offset);
}

function walkList(
  list: List,
  first: number,
  second: number | undefined,
  frame: Frame,
  visit: () => boolean,
): Failure | undefined {
  for (let index = 0; index < list.length; index += 1) {
    frame.spend(ITERATION_COST);
    if (second !== undefined) frame.slots[first] = index;
    frame.slots[second ?? first] = valueOf(list[index]);
    if (visit()) return undefined;
  }
  return undefined;
}

function walkMap(
  map: MapValue,
  first: number,
  second: number | undefined,
  frame: Frame,
  visit: () => boolean,
): Failure | undefined {
  for (const key of keysOf(map)) {
    frame.spend(ITERATION_COST);
    frame.slots[first] = key;
    if (second !== undefined) frame.slots[second] = valueOf(entryOf(map, key));
    if (visit()) return undefined;
  }
  return undefined;
}

/** Visits the elements for which the test is true; a test that fails ends the walk. */
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

import { Failure } from "../errors.ts";
import type { CallNode } from "../syntax/node.ts";
import type { Compiled, Context } from "./context.ts";
import type { Run } from "../value/frame.ts";
import { compileCondition } from "./logic.ts";
import { compileLoop, walk, walkWhere, type Loop } from "./loop.ts";

/** Compiles `all`, `exists` and `exists_one` with one or two variables. */
export function compileQuantifier(node: CallNode, context: Context): Compiled {
  const parts = compileLoop(node, node.arguments.length - 1, context);
  if ("run" in parts) return parts;
  const [body] = parts.bodies;
  if (body === undefined) return context.problem(node.offset, "a condition is expected");
  const test = compileCondition(body, node.name, parts.context).run;
  if (node.name === "all") return { type: "bool", run: runUntil(parts.loop, test, false) };
  if (node.name === "exists") return { type: "bool", run: runUntil(parts.loop, test, true) };
  return { type: "bool", run: runOnce(parts.loop, test) };
}

/** Returns `decisive` as soon as the test returns it, regardless of earlier failures. */
function runUntil(loop: Loop, test: Run, decisive: boolean): Run {
  return (frame) => {
    let decided = false;
    let failure: Failure | undefined;
    const ended = walk(loop, frame, () => {
      const value = test(frame);
      decided = value === decisive;
      if (typeof value !== "boolean")
        failure ??=
          value instanceof Failure
            ? value
            : new Failure("the condition is not a bool", loop.offset);
      return decided;
    });
    if (decided) return decisive;
    return ended ?? failure ?? !decisive;
  };
}

function runOnce(loop: Loop, test: Run): Run {
  return (frame) => {
    let count = 0;
    const failure = walkWhere(loop, test, frame, () => {
      count += 1;
      return true;
    });
    return failure ?? count === 1;
  };
}

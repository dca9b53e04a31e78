import type { CallNode } from "../syntax/node.ts";
import { compileIndex } from "./access.ts";
import { compileEquality, compileMembership, compileOrder } from "./comparison.ts";
import type { Compiled, Context } from "./context.ts";
import { compileFunction } from "./function.ts";
import { compileChoice, compileLogic, compileNot } from "./logic.ts";
import { compileMacro } from "./macro.ts";

/** Compiles a call of an operator, macro or function. */
export function compileCall(node: CallNode, context: Context): Compiled {
  switch (node.name) {
    case "_&&_":
      return compileLogic(node, false, context);
    case "_||_":
      return compileLogic(node, true, context);
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

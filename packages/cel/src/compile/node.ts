import { Double, isInt, Uint, type Value } from "../value/value.ts";
import type { Node } from "../syntax/node.ts";
import type { CelType } from "../types.ts";
import { compileSelect } from "./access.ts";
import { compileCall } from "./call.ts";
import { compileList, compileMap } from "./collection.ts";
import { constant, type Compiled, type Context } from "./context.ts";
import { compileIdentifier } from "./variable.ts";

/** Checks a part of an expression and compiles it; problems are reported to the context. */
export function compileNode(node: Node, context: Context): Compiled {
  switch (node.kind) {
    case "literal":
      return constant(node.value, literalType(node.value));
    case "identifier":
      return compileIdentifier(node, context);
    case "select":
      return compileSelect(node, context);
    case "call":
      return compileCall(node, context);
    case "list":
      return compileList(node, context);
    case "map":
      return compileMap(node, context);
    case "message":
      return context.problem(node.offset, `there is no message type '${node.name}'`);
  }
}

function literalType(value: Value): CelType {
  if (value === null) return "null";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "string") return "string";
  if (isInt(value)) return "int";
  if (value instanceof Uint) return "uint";
  if (value instanceof Double) return "double";
  if (value instanceof Uint8Array) return "bytes";
  return "dyn";
}

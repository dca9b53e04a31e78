import type { CallNode, Node } from "./node.ts";
import type { Token } from "./scan.ts";

/** Builds a call of a global function. */
export function call(name: string, offset: number, parts: readonly Node[]): CallNode {
  return { kind: "call", offset, name, target: undefined, arguments: parts };
}

/** Applies unary operators to an operand, the nearest operator first. */
export function signed(signs: readonly Token[], operand: Node): Node {
  return signs.reduceRight<Node>(
    (node, { text, offset }) => call(`${text}_`, offset, [node]),
    operand,
  );
}

/**
 * Builds a balanced tree of calls of one operator, with as few levels as possible; `offsets` are the
 * positions of the operators.
 */
export function balanced(
  name: string,
  operands: readonly Node[],
  offsets: readonly number[],
): Node {
  const [only] = operands;
  if (operands.length === 1 && only !== undefined) return only;
  const middle = Math.ceil(operands.length / 2);
  return call(name, offsets[middle - 1] ?? 0, [
    balanced(name, operands.slice(0, middle), offsets.slice(0, middle - 1)),
    balanced(name, operands.slice(middle), offsets.slice(middle)),
  ]);
}

/**
 * A dotted name such as `a.b.C`, made of names and field accesses; undefined for another
 * expression.
 */
export function nameOf(node: Node): string {
  if (node.kind === "identifier") return node.name;
  return node.kind === "select" ? `${nameOf(node.operand)}.${node.field}` : "";
}

/** The position at which a name such as `a.b.C` begins. */
export function startOf(node: Node): number {
  return node.kind === "select" ? startOf(node.operand) : node.offset;
}

import { EXPRESSION_DEPTH } from "../limits.ts";
import type { Node } from "./node.ts";
import { SyntaxProblem } from "./syntax-problem.ts";

/** @throws SyntaxProblem when the tree has more levels than an expression may have */
export function checkDepth(node: Node, depth = 1): void {
  if (depth > EXPRESSION_DEPTH) throw tooDeep(node.offset);
  for (const child of childrenOf(node)) checkDepth(child, depth + 1);
}

/** The error for an expression with too many levels. */
export function tooDeep(offset: number): SyntaxProblem {
  const levels = String(EXPRESSION_DEPTH);
  return new SyntaxProblem(`the expression is nested deeper than ${levels} levels`, offset);
}

function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "literal":
    case "identifier":
    case "message":
      return [];
    case "select":
      return [node.operand];
    case "call":
      return node.target === undefined ? node.arguments : [node.target, ...node.arguments];
    case "list":
      return node.elements.map(({ value }) => value);
    case "map":
      return node.entries.flatMap(({ key, value }) => [key, value]);
  }
}

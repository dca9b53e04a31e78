import { EXPRESSION_DEPTH } from "../limits.ts";
import { childrenOf, type Node } from "./node.ts";
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

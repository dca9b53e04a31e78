import type { CelProblem } from "../types.ts";
import { checkDepth } from "./depth.ts";
import type { Node } from "./node.ts";
import { Parser } from "./parser.ts";
import { scan } from "./scan.ts";
import { SyntaxProblem } from "./syntax-problem.ts";

/** Parses an expression; returns its syntax tree or the first syntax error. */
export function parse(source: string): Node | CelProblem {
  const tokens = scan(source);
  if ("message" in tokens) return tokens;
  try {
    const tree = new Parser(tokens).whole();
    checkDepth(tree);
    return tree;
  } catch (error) {
    if (error instanceof SyntaxProblem) return { message: error.message, offset: error.offset };
    throw error;
  }
}

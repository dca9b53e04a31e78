import { childrenOf, type ExpressionNode } from "@edge-gateway/cel";

/** How an expression compares a variable with a text. */
export type By = "equals" | "startsWith" | "endsWith" | "contains" | "matches";

/** A comparison of a variable, such as `request.method`, with a text in an expression. */
export interface Comparison {
  readonly variable: string;
  readonly by: By;
  readonly text: string;
}

const METHODS_OF_TEXTS: ReadonlySet<string> = new Set([
  "startsWith",
  "endsWith",
  "contains",
  "matches",
]);

/** All comparisons of variables with texts in an expression, at any depth. */
export function comparisonsIn(tree: ExpressionNode): readonly Comparison[] {
  return [...ownComparisons(tree), ...childrenOf(tree).flatMap(comparisonsIn)];
}

function ownComparisons(node: ExpressionNode): readonly Comparison[] {
  if (node.kind !== "call") return [];
  const [first, second] = node.arguments;
  if (node.name === "_==_" || node.name === "_!=_")
    return [...comparison(first, "equals", second), ...comparison(second, "equals", first)];
  if (node.name === "@in" && second?.kind === "list")
    return second.elements.flatMap(({ value }) => comparison(first, "equals", value));
  return isBy(node.name) ? comparison(node.target, node.name, first) : [];
}

function isBy(name: string): name is By {
  return METHODS_OF_TEXTS.has(name);
}

function comparison(
  operand: ExpressionNode | undefined,
  by: By,
  literal: ExpressionNode | undefined,
): readonly Comparison[] {
  if (literal?.kind !== "literal" || typeof literal.value !== "string") return [];
  const variable = operand === undefined ? undefined : nameOf(operand);
  return variable === undefined ? [] : [{ variable, by, text: literal.value }];
}

function nameOf(node: ExpressionNode): string | undefined {
  if (node.kind === "identifier") return node.name;
  if (node.kind === "call" && node.name === "_[_]") return nameOfIndexed(node.arguments);
  if (node.kind !== "select" || node.test) return undefined;
  const operand = nameOf(node.operand);
  return operand === undefined ? undefined : `${operand}.${node.field}`;
}

function nameOfIndexed([operand, index]: readonly ExpressionNode[]): string | undefined {
  const name = operand === undefined ? undefined : nameOf(operand);
  if (name === undefined || index?.kind !== "literal" || typeof index.value !== "string")
    return undefined;
  return `${name}.${index.value}`;
}

/** The names of all variables in an expression. */
export function variablesIn(tree: ExpressionNode): readonly string[] {
  const own = tree.kind === "identifier" ? [tree.name] : [];
  return [...own, ...childrenOf(tree).flatMap(variablesIn)];
}

import { isIP } from "node:net";
import type { ExpressionNode } from "@edge-gateway/cel";

/** How an expression compares a variable with a text. */
type By = "equals" | "startsWith" | "endsWith" | "contains" | "matches";

/** Says why no value of a variable compares with the text; undefined if one may. */
type Fault = (by: By, text: string) => string | undefined;

const METHODS = /^(?:get|head|post|put|delete|connect|options|trace|patch)$/i;
/** A path or its beginning, other than those of CONNECT and OPTIONS. */
const NOT_A_PATH = /^[\w.%-]+(?:\/|$)/;
const CIDR = 'compare networks with cidr("10.0.0.0/8").containsIP(…)';

const address: Fault = (by, text) =>
  by === "equals" && isIP(text) === 0 ? `it is one IP address: ${CIDR}` : undefined;

/** Variables whose texts have a form. */
const FAULTS: Readonly<Record<string, Fault>> = {
  "request.method": (by, text) =>
    by === "equals" && METHODS.test(text) && text !== text.toUpperCase()
      ? "methods are in upper case"
      : undefined,
  "request.scheme": (by, text) =>
    by === "equals" && text !== "http" && text !== "https" ? "it is http or https" : undefined,
  "request.version": (by, text) =>
    by === "equals" && !/^HTTP\/(?:1\.[01]|2)$/.test(text)
      ? "it is HTTP/1.0, HTTP/1.1 or HTTP/2"
      : undefined,
  "request.host": (by, text) => {
    if (by === "matches") return undefined;
    if (text !== text.toLowerCase()) return "hosts are in lower case";
    return text.includes("/") ? "it has neither a scheme nor a path" : undefined;
  },
  "request.path": (by, text) =>
    by !== "matches" && /[?#]/.test(text)
      ? "it has no query: that is in request.pathAndQuery"
      : beginning(by, text),
  "request.pathAndQuery": beginning,
  "source.address": address,
  "source.rawAddress": address,
  "destination.address": address,
};

function beginning(by: By, text: string): string | undefined {
  const isFault =
    by === "matches"
      ? /^\^[\w%-](?![?*{])[^|]*$/.test(text)
      : (by === "equals" || by === "startsWith") && NOT_A_PATH.test(text);
  return isFault ? "it begins with /" : undefined;
}

const METHODS_OF_TEXTS: ReadonlySet<string> = new Set([
  "startsWith",
  "endsWith",
  "contains",
  "matches",
]);

/**
 * Finds comparisons in an expression whose result is the same for every request, since the variable never has
 * the text: a Deny for the method "post" denies nothing.
 */
export function vainComparisons(tree: ExpressionNode): readonly string[] {
  return [...ownFaults(tree), ...childrenOf(tree).flatMap(vainComparisons)];
}

function ownFaults(node: ExpressionNode): readonly string[] {
  if (node.kind !== "call") return [];
  const [first, second] = node.arguments;
  if (node.name === "_==_" || node.name === "_!=_")
    return [...faultOf(first, "equals", second), ...faultOf(second, "equals", first)];
  if (node.name === "@in" && second?.kind === "list")
    return second.elements.flatMap(({ value }) => faultOf(first, "equals", value));
  return isBy(node.name) ? faultOf(node.target, node.name, first) : [];
}

function isBy(name: string): name is By {
  return METHODS_OF_TEXTS.has(name);
}

function faultOf(
  variable: ExpressionNode | undefined,
  by: By,
  literal: ExpressionNode | undefined,
): readonly string[] {
  if (literal?.kind !== "literal" || typeof literal.value !== "string") return [];
  const name = variable === undefined ? undefined : nameOf(variable);
  const why = name === undefined ? undefined : FAULTS[name]?.(by, literal.value);
  return why === undefined
    ? []
    : [`\`${name}\` never compares with ${JSON.stringify(literal.value)}: ${why}`];
}

function nameOf(node: ExpressionNode): string | undefined {
  if (node.kind === "identifier") return node.name;
  if (node.kind !== "select" || node.test) return undefined;
  const operand = nameOf(node.operand);
  return operand === undefined ? undefined : `${operand}.${node.field}`;
}

function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.kind) {
    case "select":
      return [node.operand];
    case "call":
      return node.target === undefined ? node.arguments : [node.target, ...node.arguments];
    case "list":
      return node.elements.map(({ value }) => value);
    case "map":
      return node.entries.flatMap(({ key, value }) => [key, value]);
    default:
      return [];
  }
}

import { isIP } from "node:net";
import type { ExpressionNode } from "@edge-gateway/cel";
import { comparisonsIn, type By } from "./expression-comparisons.ts";

/** Says why no value of a variable compares with the text; undefined if one may. */
type Fault = (by: By, text: string) => string | undefined;

const METHODS = /^(?:get|head|post|put|delete|connect|options|trace|patch)$/i;
/** A path or its beginning, other than those of CONNECT and OPTIONS. */
const NOT_A_PATH = /^[\w.%-]+(?:\/|$)/;
const CIDR = 'compare networks with cidr("10.0.0.0/8").containsIP(…)';

const address: Fault = (by, text) =>
  by === "equals" && isIP(text) === 0 && text !== "" ? `it is one IP address: ${CIDR}` : undefined;

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

/**
 * Finds comparisons in an expression whose result is the same for every request, since the variable never has
 * the text: a Deny for the method "post" denies nothing.
 */
export function vainComparisons(tree: ExpressionNode): readonly string[] {
  return comparisonsIn(tree).flatMap(({ variable, by, text }) => {
    const why = FAULTS[variable]?.(by, text);
    return why === undefined
      ? []
      : [`\`${variable}\` never compares with ${JSON.stringify(text)}: ${why}`];
  });
}

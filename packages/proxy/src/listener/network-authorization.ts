import type { CompiledExpression } from "@edge-gateway/cel";
import type { NetworkAuthorization } from "@edge-gateway/generated/types/index.ts";
import type { Addresses } from "@edge-gateway/http";
import { destinationOf, sourceOf } from "./source.ts";

/** The rule on who may connect; an expression that fails is not true. */
export function compileNetworkAuthorization(
  { policy, action }: NetworkAuthorization,
  cel: (source: string) => CompiledExpression,
): (addresses: Addresses) => boolean {
  const expressions = policy.matchExpressions.map(cel);
  const admitsMatch = action !== "Deny";
  return (addresses) => {
    const bindings = { lookup: (name: string) => VARIABLES[name]?.(addresses) };
    return expressions.every((expression) => expression.test(bindings)) === admitsMatch;
  };
}

/** Those of the scope `connection`. */
const VARIABLES: Readonly<Record<string, (addresses: Addresses) => object>> = {
  source: sourceOf,
  destination: destinationOf,
  env: () => ({}),
};

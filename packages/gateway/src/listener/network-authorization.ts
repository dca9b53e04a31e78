import type { CompiledExpression } from "@edge-gateway/cel";
import type {
  NetworkAuthorization,
  TracedEnvironment,
} from "@edge-gateway/generated/types/index.ts";
import type { Addresses } from "@edge-gateway/http";
import { destinationOf, sourceOf } from "./source.ts";

/**
 * Compiles the rules that decide which clients may connect. Expressions can read the variables of the scope
 * `connection`; an expression that fails counts as false.
 */
export function compileNetworkAuthorization(
  { policy, action }: NetworkAuthorization,
  cel: (source: string) => CompiledExpression,
  environment: TracedEnvironment,
): (addresses: Addresses) => boolean {
  const expressions = policy.matchExpressions.map(cel);
  const admitsMatch = action !== "Deny";
  const variables: Readonly<Record<string, (addresses: Addresses) => object>> = {
    source: sourceOf,
    destination: destinationOf,
    env: () => environment,
  };
  return (addresses) => {
    const bindings = { lookup: (name: string) => variables[name]?.(addresses) };
    return expressions.every((expression) => expression.test(bindings)) === admitsMatch;
  };
}

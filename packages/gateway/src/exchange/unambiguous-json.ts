import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";
import type { BodyContent } from "./body-content.ts";
import type { CompiledPolicy, Outcome } from "./policy.ts";

const AMBIGUOUS: Outcome = { code: "request_body_ambiguous" };

/** The call of the function that reads JSON in an expression. */
const JSON_CALL = /\bjson\s*\(/;

/** Whether an expression reads JSON. */
export function readsJson(source: string): boolean {
  return JSON_CALL.test(source);
}

/**
 * Lets a policy whose expressions read JSON refuse bodies with duplicate members, because the backend might
 * read another one of them than the expressions.
 */
export function withUnambiguousJson(policy: CompiledPolicy): CompiledPolicy {
  const { request } = policy;
  if (request === undefined) return policy;
  return {
    ...policy,
    request: (exchange) => (isAmbiguous(exchange.requestBody) ? AMBIGUOUS : request(exchange)),
  };
}

function isAmbiguous(body: BodyContent): boolean {
  if (!(body instanceof Uint8Array)) return false;
  try {
    return hasDuplicates(Buffer.from(body).toString());
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

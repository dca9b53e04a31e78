import type { HeaderValue } from "@edge-gateway/generated/proto/messages.ts";
import type { McpGuardrailRemote } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

/** The request headers that a guardrail server may see. */
export function compileHeaders({
  allowedRequestHeaders = [],
  disallowedRequestHeaders = [],
}: McpGuardrailRemote): (exchange: Pick<Exchange, "request">) => readonly HeaderValue[] {
  const allowed = lowerCase(allowedRequestHeaders);
  const disallowed = lowerCase(disallowedRequestHeaders);
  const isTold = (name: string): boolean =>
    (allowed.size === 0 || allowed.has(name)) && !disallowed.has(name);
  return ({ request }) =>
    Array.from(request.entries(), ([name, value]) => ({ key: name.toLowerCase(), value }))
      .filter(({ key }) => isTold(key))
      .map(({ key, value }) => ({ key, rawValue: Buffer.from(value, "latin1") }));
}

function lowerCase(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

import type { Exchange } from "./exchange.ts";
import type { CompiledPolicy, Outcome, Step } from "./policy.ts";

/** Lets a policy whose expressions read the request body wait until the body is buffered, up to the limit. */
export function withRequestBody(policy: CompiledPolicy, limit: number): CompiledPolicy {
  const { request } = policy;
  if (request === undefined) return policy;
  return { ...policy, request: (exchange) => afterBody(exchange, limit, request) };
}

function afterBody(exchange: Exchange, limit: number, step: Step): Outcome | Promise<Outcome> {
  if (!exchange.stream.hasRequestBody || exchange.requestBody !== undefined) return step(exchange);
  return new Promise((resolve, reject) => {
    exchange.stream.bufferRequest(limit, (body) => {
      exchange.requestBody = body ?? "too large";
      Promise.try(step, exchange).then(resolve, reject);
    });
  });
}

import { wholeRequest } from "@edge-gateway/http";
import { contentEncodingOf, decodeForm } from "./body-content.ts";
import type { Exchange } from "./exchange.ts";
import type { CompiledPolicy, Outcome, Step } from "./policy.ts";

/** Lets a policy whose expressions read the request body wait until the body is buffered, up to the limit. */
export function withRequestBody(policy: CompiledPolicy, limit: number): CompiledPolicy {
  const { request } = policy;
  if (request === undefined) return policy;
  return { ...policy, request: (exchange) => afterBody(exchange, limit, request) };
}

function afterBody(exchange: Exchange, limit: number, step: Step): Outcome | Promise<Outcome> {
  if (!exchange.stream.hasRequestBody) return step(exchange);
  exchange.isRequestRead = true;
  const whole = wholeRequest(exchange, limit);
  if (!(whole instanceof Promise) && contentEncodingOf(exchange.request) === undefined)
    return step(exchange);
  return decoded(exchange, whole, limit).then(() => step(exchange));
}

async function decoded(
  exchange: Exchange,
  whole: ReturnType<typeof wholeRequest>,
  limit: number,
): Promise<void> {
  const form = await whole;
  if (form !== undefined)
    exchange.decodedRequest = await decodeForm(form, exchange.request, {
      before: exchange.decodedRequest,
      limit,
    });
}

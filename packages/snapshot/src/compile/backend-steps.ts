import type { CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import type { CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";

/** The name in traces of a step that runs after all other changes to the request. */
export function lastStep(
  name: string,
  last: CompiledPolicy["last"],
): readonly (readonly [string, CompiledPolicy])[] {
  return last === undefined ? [] : [[`${name} at last`, { attempt: last }]];
}

/** The steps of the backend itself: they run last before the call and first after it. */
export function backendPolicy({ prepare, respond }: CompiledBackend): CompiledPolicy {
  return {
    ...(prepare === undefined ? {} : { attempt: prepare }),
    ...(respond === undefined
      ? {}
      : { response: (exchange) => (exchange.isUpstreamResponse ? respond(exchange) : undefined) }),
  };
}

import type { CompiledBackend } from "../pipeline/backend.ts";
import type { CompiledPolicy } from "../pipeline/policy.ts";

/** The step that a backend policy runs after all others have changed the request. */
export function lastStep(
  name: string,
  last: CompiledPolicy["last"],
): readonly (readonly [string, CompiledPolicy])[] {
  return last === undefined ? [] : [[`${name} at last`, { attempt: last }]];
}

/** The backend's own steps, which run last before the call and first after it. */
export function backendPolicy({ prepare, respond }: CompiledBackend): CompiledPolicy {
  return {
    ...(prepare === undefined ? {} : { attempt: prepare }),
    ...(respond === undefined
      ? {}
      : { response: (exchange) => (exchange.isUpstreamResponse ? respond(exchange) : undefined) }),
  };
}

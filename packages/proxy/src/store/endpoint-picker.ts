import type { ServiceBackend } from "@edge-gateway/translate/ir";
import { PICKED_ENDPOINT } from "../endpoints/picked-endpoint.ts";
import type { CompileContext, CompiledPolicy } from "../pipeline/policy.ts";
import { processorOf } from "../policies/traffic/ext-proc/index.ts";
import { compilePlan } from "../policies/traffic/ext-proc/plan.ts";

/**
 * The server that chooses an endpoint for each request: an external processor that is shown requests and
 * responses with their bodies, and sets the header by which the endpoint is found. What clients say
 * there is not heard.
 */
export function compilePicker(
  picker: ServiceBackend["picker"],
  context: CompileContext,
): readonly (readonly [string, CompiledPolicy])[] {
  if (picker === undefined) return [];
  const { backend: name, failureMode } = picker;
  const open = failureMode === "FailOpen";
  const plan = compilePlan(
    { backendRef: { name }, failureMode: open ? "FailOpen" : "FailClosed" },
    context.at("endpointPicker"),
  );
  if (plan === undefined) return [];
  const kept = { ...plan, keptBytes: open ? plan.maxBodyBytes : 0 };
  const processor = processorOf(() => kept);
  return [
    [
      "endpointPicker",
      {
        ...processor,
        request(exchange) {
          exchange.request.remove(PICKED_ENDPOINT);
          return processor.request(exchange);
        },
      },
    ],
  ];
}

import type { Backend } from "@edge-gateway/translate/ir";
import { PICKED_ENDPOINT } from "@edge-gateway/gateway/endpoints/picked-endpoint";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { processorOf } from "@edge-gateway/policies/traffic/ext-proc/index";
import { compilePlan } from "@edge-gateway/policies/traffic/ext-proc/plan";

/**
 * Compiles the endpoint picker of an InferencePool: an external processor that gets requests and responses
 * with their bodies, and names the endpoint for each request in a header. The gateway removes a header of
 * that name from clients' requests. Undefined: the backend has no endpoint picker.
 */
export function compilePicker(
  source: Backend | undefined,
  context: CompileContext,
): CompiledPolicy | undefined {
  if (source?.kind !== "service" || source.service.picker === undefined) return undefined;
  const { backend: name, failureMode } = source.service.picker;
  const open = failureMode === "FailOpen";
  const plan = compilePlan(
    { backendRef: { name }, failureMode: open ? "FailOpen" : "FailClosed" },
    context.at("endpointPicker"),
  );
  if (plan === undefined) return undefined;
  const kept = { ...plan, keptBytes: open ? plan.maxBodyBytes : 0 };
  const processor = processorOf(() => kept);
  return {
    ...processor,
    request(exchange) {
      exchange.request.remove(PICKED_ENDPOINT);
      return processor.request(exchange);
    },
  };
}

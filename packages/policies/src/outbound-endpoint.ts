import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

/** A reference to an endpoint; exactly one of its properties is set. */
interface EndpointConfig {
  readonly backendRef?: BackendObjectRef;
  readonly url?: string;
}

/**
 * The endpoint that a policy calls; undefined, with a reported problem, if the reference is broken.
 */
export function compileEndpoint(
  { backendRef, url }: EndpointConfig,
  context: CompileContext,
): OutboundTarget | undefined {
  if (url !== undefined) return { url };
  return backendRef && context.endpoint(`${context.path}.backendRef`, backendRef, "/");
}

import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { OutboundTarget } from "../outbound/outbound-target.ts";
import type { CompileContext } from "../pipeline/policy.ts";

/** A reference to an endpoint, one of whose properties is set. */
interface EndpointConfig {
  readonly backendRef?: BackendObjectRef;
  readonly url?: string;
}

/** Where a policy calls; undefined, with a problem reported, when its reference leads nowhere. */
export function compileEndpoint(
  { backendRef, url }: EndpointConfig,
  context: CompileContext,
): OutboundTarget | undefined {
  if (url !== undefined) return { url };
  return backendRef && context.endpoint(`${context.path}.backendRef`, backendRef, "/");
}

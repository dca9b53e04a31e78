import type { Settings, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";

/** The namespace, pod and name of the gateway, as the settings give them. */
export function environmentOf({ podName, namespace, gateway }: Settings): TracedEnvironment {
  return {
    ...(podName === undefined ? {} : { podName }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(gateway === undefined ? {} : { gateway }),
  };
}

import type { Settings, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";

/** What the settings say of the place that the gateway runs in. */
export function environmentOf({ podName, namespace, gateway }: Settings): TracedEnvironment {
  return {
    ...(podName === undefined ? {} : { podName }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(gateway === undefined ? {} : { gateway }),
  };
}

import type { Settings, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";

/** The place of the gateway, according to the settings. */
export function environmentOf({ podName, namespace, gateway }: Settings): TracedEnvironment {
  return {
    ...(podName === undefined ? {} : { podName }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(gateway === undefined ? {} : { gateway }),
  };
}

import type { Settings, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";

/** Where the gateway runs, according to the settings. */
export function environmentOf({ podName, namespace, gateway }: Settings): TracedEnvironment {
  return {
    ...(podName === undefined ? {} : { podName }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(gateway === undefined ? {} : { gateway }),
  };
}

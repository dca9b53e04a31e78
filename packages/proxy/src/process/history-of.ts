import { MAX_CONFIG_VERSION_CHARACTERS, MAX_CONFIG_VERSIONS } from "../bounds.ts";
import { ConfigHistory } from "../config/config-history.ts";
import type { GatewayOptions } from "./gateway-options.ts";

/** The history of the configuration of a process, empty at first. */
export function historyOf({ controller }: Pick<GatewayOptions, "controller">): ConfigHistory {
  return new ConfigHistory({
    unannounced: controller === undefined ? "file" : "controller",
    maxVersions: MAX_CONFIG_VERSIONS,
    maxCharacters: MAX_CONFIG_VERSION_CHARACTERS,
  });
}

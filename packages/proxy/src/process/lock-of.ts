import { exposedServers } from "@edge-gateway/admin/api/runtime";
import { STDIN } from "@edge-gateway/config/reading/find-files";
import type { GatewayOptions } from "./gateway-options.ts";

/** Why the admin API never changes the configuration of this process; undefined if it may. */
export function lockOf({ origin, settings }: GatewayOptions): string | undefined {
  const { controller, file, reload } = origin;
  if (controller !== undefined)
    return "the configuration comes from the controller: change the objects of the cluster";
  if (reload === undefined || file === STDIN)
    return "the configuration is neither a file nor a folder, so it cannot be changed while the gateway runs";
  const exposed = exposedServers(settings).find(({ server }) => server === "admin");
  return exposed === undefined
    ? undefined
    : `clients of other machines could change the configuration without authentication: ${exposed.message}`;
}

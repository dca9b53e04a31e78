import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { ListenerHosts, type ListenerPlace } from "../../attach/claims/listener-hosts.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { gatewaysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";

/**
 * The listeners of every gateway; a gateway without `listeners` counts as one listener with its own
 * name.
 */
export function listenerPlaces(document: Cursor): readonly ListenerPlace[] {
  return document
    .at("gateways")
    .entries()
    .flatMap(([gateway, place]) => {
      const listeners = place.at("listeners").items();
      if (listeners.length === 0) return [{ key: gateway, gateway, hostname: undefined }];
      return listeners.map((listener) => ({
        key: `${gateway}/${listener.at("name").text ?? ""}`,
        gateway,
        hostname: listener.at("hostname").text,
      }));
    });
}

const HOSTNAME = new RegExp(LIMITS.hostname.pattern);

/**
 * Warns of hosts at which a route receives no request, and names the listener that receives the
 * requests.
 */
export const checkHosts: Check = (document) => {
  const hosts = new ListenerHosts(listenerPlaces(document));
  return routePlaces(document).flatMap(({ route, gateway, group }) => {
    const gateways = gateway === undefined ? gatewaysOf(route) : [gateway];
    return group === undefined ? hostFindings(route, gateways, hosts) : [];
  });
};

function hostFindings(
  route: Cursor,
  gateways: readonly string[],
  all: ListenerHosts,
): readonly Finding[] {
  const listeners = all.named(gateways);
  const seen = new Set<string>();
  return route
    .at("hostnames")
    .items()
    .flatMap((hostname): readonly Finding[] => {
      const host = hostname.text;
      // Values that are not host names are skipped, because the schema already refuses them.
      if (host === undefined || listeners.size === 0 || !HOSTNAME.test(host)) return [];
      if (seen.has(host))
        return [warning(hostname.pointer, `duplicate host ${host}: the list already contains it`)];
      seen.add(host);
      if (all.reached(listeners, host).length > 0) return [];
      const winner = [...listeners.keys()]
        .map((gateway) => all.serving(gateway, host))
        .find((listener) => listener !== undefined);
      const why =
        winner === undefined
          ? `no listener of the route serves ${host}`
          : `the listener ${winner.key} serves ${host}`;
      return [warning(hostname.pointer, `receives no request: ${why}`)];
    });
}

function warning(pointer: string, message: string): Finding {
  return { pointer, severity: "warning", code: "unreachable", message };
}

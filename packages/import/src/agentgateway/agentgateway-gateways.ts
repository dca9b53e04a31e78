import type { JsonObject } from "@edge-gateway/llm";
import { merged, policiesOf } from "./agentgateway-policies.ts";
import {
  nameOf,
  type RoutePlace,
  routeOf,
  serving,
  standInFor,
  tlsOf,
} from "./agentgateway-routes.ts";
import { listOf, objectOf, present, textOf } from "../values.ts";

/** A converted gateway, and the host of its listener. */
interface NamedGateway {
  readonly gateway: JsonObject;
  readonly host: unknown;
}

/** The converted gateways of the section `gateways`, by their names. */
export type NamedGateways = ReadonlyMap<string, NamedGateway>;

/** Converts the section `gateways`. A gateway that would be less protected than before is left out. */
export function gatewaysOf(gateways: unknown, place: RoutePlace): NamedGateways {
  const made = new Map<string, NamedGateway>();
  for (const [name, value] of Object.entries(objectOf(gateways))) {
    const at = `gateways.${name}`;
    const found = gatewayOf(objectOf(value), { ...place, at });
    if (typeof found === "string") place.report.refused(at, `the gateway is left out: ${found}`);
    else {
      made.set(nameOf(name) ?? name, found);
      place.report.converted(at, `port ${String(found.gateway["port"])}`);
    }
  }
  return made;
}

function gatewayOf({ listeners, ...own }: JsonObject, place: RoutePlace): NamedGateway | string {
  const list = listOf(listeners).map(objectOf);
  if (list.length > 1) return "it has several listeners: split them by hand";
  const [{ name: _name, ...listener } = {}] = list;
  const { port, protocol, tls, hostname, policies: _both, ...inline } = { ...own, ...listener };
  const policies = { ...objectOf(own["policies"]), ...objectOf(listener["policies"]), ...inline };
  if (typeof port !== "number") return "the port is missing";
  if (protocol !== undefined && protocol !== "HTTP" && protocol !== "HTTPS")
    return "only HTTP and HTTPS are converted";
  const served = tlsOf(tls);
  if (typeof served === "string") return served;
  const parts = policiesOf(policies, place, place.report);
  if (parts === undefined) return "a policy that protects it is not converted";
  const traffic = merged(parts, "traffic");
  const gateway = present({
    port,
    protocol: protocol === "HTTP" ? undefined : protocol,
    tls: served,
    policies: Object.keys(traffic).length === 0 ? undefined : traffic,
  });
  return { gateway, host: hostname };
}

/** The names of gateways in a reference to one or several of them, without the names of their listeners. */
export function refsOf(gateways: unknown): readonly string[] {
  const list = Array.isArray(gateways) ? listOf(gateways) : [gateways];
  return list.flatMap((each) => nameOf(textOf(each)?.split("/")[0]) ?? []);
}

/** The gateway of routes that name none. */
const DEFAULT_GATEWAY = "default";

/** Converts the section `routes`, whose routes name their gateways. */
export function attachedRoutes(
  routes: unknown,
  named: NamedGateways,
  place: RoutePlace,
): readonly JsonObject[] {
  const made = listOf(routes).flatMap((value, index) => {
    const at = `routes[${index}]`;
    const { gateways, namespace: _namespace, ruleName: _rule, ...route } = objectOf(value);
    const wanted = gateways === undefined ? [DEFAULT_GATEWAY] : refsOf(gateways);
    const known = wanted.filter((name) => named.has(name));
    const [first = ""] = wanted;
    const host = wanted.length === 1 ? named.get(first)?.host : undefined;
    const isWhole = known.length > 0 && known.length === wanted.length;
    if (!isWhole)
      place.report.refused(at, "the route is left out: one of its gateways is not converted");
    if (known.length === 0) return [];
    const { route: own, isStandIn } = isWhole
      ? routeOf(route, host, { ...place, at })
      : standInFor(route, host);
    return [{ route: { ...own, gateways: known }, isStandIn }];
  });
  return serving(made);
}

import type { Json } from "@edge-gateway/kube/objects";
import { askedAddresses } from "@edge-gateway/translate/manifests/kinds/gateway/addresses";
import type { GatewayPlan } from "../plan.ts";
import { objectOf, selectorLabels } from "./common.ts";
import type { Surroundings, WantedObject } from "./common.ts";

/** The port of a Service for a gateway without listeners, because a Service needs at least one port. */
const WITHOUT_LISTENERS = { port: 443, protocol: "TCP" } as const;

/** The Service through which clients reach a gateway. */
export function serviceOf(plan: GatewayPlan, surroundings: Surroundings): WantedObject {
  const { outside, inside, isInsideOnly } = askedAddresses(plan.gateway);
  const [loadBalancerIP, ...others] = outside;
  const isOne = loadBalancerIP !== undefined && others.length === 0;
  const [clusterIP] = inside;
  return objectOf(
    plan,
    surroundings,
    { apiVersion: "v1", kind: "Service" },
    {
      spec: {
        type: isInsideOnly ? "ClusterIP" : "LoadBalancer",
        selector: selectorLabels(plan),
        ports: portsOf(plan),
        ...(isOne ? { loadBalancerIP } : {}),
        ...(clusterIP === undefined ? {} : { clusterIP }),
      },
    },
  );
}

function portsOf({ ports }: GatewayPlan): readonly Json[] {
  const all = ports.length === 0 ? [WITHOUT_LISTENERS] : ports;
  return all.map(({ port, protocol }) => ({
    name: protocol === "UDP" ? `udp-${port}` : `listener-${port}`,
    port,
    protocol,
    targetPort: port,
  }));
}

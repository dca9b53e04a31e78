import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import type { Check } from "./check.ts";

/** Gateways share no port, and their policies run before a route is selected. */
export const checkGateways: Check = (document) => {
  const section = document.at("gateways");
  const gateways = section.entries();
  if (document.isMap && gateways.length === 0 && (section.isMap || !section.isSet)) {
    const message = "at least one gateway must be configured";
    return [{ pointer: section.pointer, code: "missing-key", message }];
  }
  return [
    ...sharedPorts(gateways),
    ...gateways.flatMap(([, gateway]) => latePolicies(gateway.at("policies"))),
  ];
};

function sharedPorts(gateways: readonly (readonly [string, Cursor])[]): readonly Finding[] {
  const owners = new Map<number, string>();
  return gateways.flatMap(([name, gateway]): readonly Finding[] => {
    const port = gateway.at("port");
    if (port.number === undefined) return [];
    const owner = owners.get(port.number);
    owners.set(port.number, owner ?? name);
    if (owner === undefined) return [];
    const message = `the gateway ${owner} already listens on port ${port.number}; use \`listeners\` for several hosts on one port`;
    return [{ pointer: port.pointer, code: "conflict", message }];
  });
}

const TRAFFIC_PHASES: ReadonlyMap<string, { readonly phases: readonly string[] }> = new Map(
  Object.entries(POLICIES.trafficPolicies),
);

/** Whether a name is that of a traffic policy that cannot run before a route is selected. */
export function runsAfterRouting(name: string): boolean {
  return TRAFFIC_PHASES.get(name)?.phases.includes("gateway") === false;
}

function latePolicies(policies: Cursor): readonly Finding[] {
  return policies.entries().flatMap(([name, { pointer }]): readonly Finding[] => {
    if (!runsAfterRouting(name)) return [];
    const message = `\`${name}\` runs after a route is selected, so it cannot be set for a gateway`;
    return [
      {
        pointer,
        atKey: true,
        code: "conflict",
        message,
        suggestion: "set it under `policies` of the routes",
      },
    ];
  });
}

import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import type { Check } from "./check.ts";

/** The policies of a gateway run before a route is selected. */
export const checkGateways: Check = (document) =>
  document
    .at("gateways")
    .entries()
    .flatMap(([, gateway]) => latePolicies(gateway.at("policies")));

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

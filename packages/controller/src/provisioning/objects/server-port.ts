import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import type { GatewayPlan } from "../plan.ts";

/** The environment variables that take precedence over the settings. */
const VARIABLES = { statsAddr: "STATS_ADDR", readinessAddr: "READINESS_ADDR" } as const;
const LOOPBACK = /^(?:127\.|::1$|localhost$)/;

/**
 * The port on which other pods of the cluster reach one of the gateway's own servers; undefined if the
 * EdgeParameters turn the server off, or give the server an address inside the pod.
 */
export function serverPort(
  { parameters }: GatewayPlan,
  name: "statsAddr" | "readinessAddr",
): number | undefined {
  const own = parameters.spec.env?.findLast((variable) => variable.name === VARIABLES[name]);
  const text: unknown = own?.value ?? Object(parameters.config["config"])[name];
  const address = readListenAddress(typeof text === "string" ? text : DEFAULTS.settings[name]);
  return address?.kind === "tcp" && !LOOPBACK.test(address.host) ? address.port : undefined;
}

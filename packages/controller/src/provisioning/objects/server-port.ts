import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import type { GatewayPlan } from "../plan.ts";

const LOOPBACK = /^(?:127\.|::1$|localhost$)/;

/**
 * The port on which other pods of the cluster reach one of the gateway's own servers; undefined if the
 * EdgeParameters turn the server off, or give the server an address inside the pod.
 */
export function serverPort(
  { parameters }: GatewayPlan,
  name: "statsAddr" | "readinessAddr",
): number | undefined {
  const text: unknown = Object(parameters.config["config"])[name];
  const address = readListenAddress(typeof text === "string" ? text : DEFAULTS.settings[name]);
  return address?.kind === "tcp" && !LOOPBACK.test(address.host) ? address.port : undefined;
}

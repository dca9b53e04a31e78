import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";

type Path = readonly string[];

const { Settings, McpBackend, AiBackend, TrafficPolicies, BackendPolicies } = SENSITIVE_PLACES;

/** Paths of secrets in the internal form; `*` means every item or entry. */
export const IR_SECRETS: readonly Path[] = [
  ...below(["settings"], Settings),
  ...below(["backends", "*", "mcp"], McpBackend),
  ...below(["backends", "*", "ai"], AiBackend),
  ...below(["attachments", "*", "policies"], [...TrafficPolicies, ...BackendPolicies]),
  ["listeners", "*", "tls", "certificates", "*", "privateKey"],
  ["listeners", "*", "tls", "authority", "privateKey"],
  ["listeners", "*", "clientCertificate", "privateKey"],
  ["named", "secrets", "*", "*"],
  ["named", "identity", "privateKey"],
];

function below(prefix: Path, places: readonly Path[]): readonly Path[] {
  return places.map((place) => [...prefix, ...place]);
}

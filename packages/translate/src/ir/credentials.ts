import { CREDENTIAL_LOCATIONS } from "@edge-gateway/generated/sensitive/places.ts";
import type { ExtractionLocation } from "@edge-gateway/generated/types/index.ts";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { ADMIN_DOOR_HEADER } from "./admin-door.ts";
import type { Ir } from "./index.ts";

type Path = readonly string[];

const PLACES: Readonly<Record<string, readonly Path[]>> = CREDENTIAL_LOCATIONS;

/** The policy types of each block. */
const BLOCKS = {
  frontend: "FrontendPolicies",
  traffic: "TrafficPolicies",
  backend: "BackendPolicies",
} as const;

/**
 * Names of headers, parameters and cookies whose values are never shown: those in the settings, and
 * every credential location of a policy.
 */
export function sensitiveNamesOf({ settings, attachments, backends }: Ir): SensitiveNames {
  const names = new SensitiveNames(settings.sensitiveHeaders);
  for (const name of settings.sensitiveQueryParameters) names.queryParameter(name);
  const seen = new Set<object>();
  for (const { block, policies } of attachments) {
    // Thousands of routes with equal policies have them as one object.
    if (seen.has(policies)) continue;
    seen.add(policies);
    noteLocations(names, BLOCKS[block], policies);
    // After a login, the query of the request contains the authorization code.
    if ("oidc" in policies && policies.oidc !== undefined) names.queryParameter("code");
  }
  for (const backend of backends) {
    if (backend.kind === "mcp") noteLocations(names, "McpBackend", backend.mcp);
    if (backend.kind === "admin") names.header(ADMIN_DOOR_HEADER);
    if (backend.kind === "ai") noteLocations(names, "AiBackend", backend.ai);
  }
  return names;
}

/** Records the names in the credential locations of a value of the given type. */
function noteLocations(names: SensitiveNames, type: string, value: object): void {
  for (const path of PLACES[type] ?? [])
    for (const location of valuesAt(value, path)) noteLocation(names, Object(location));
}

function noteLocation(
  names: SensitiveNames,
  { header, queryParameter, expression }: Partial<ExtractionLocation>,
): void {
  if (header !== undefined) names.header(header.name, header.prefix);
  if (queryParameter !== undefined) names.queryParameter(queryParameter.name);
  if (expression !== undefined) names.expression(expression);
}

function valuesAt(value: unknown, [name, ...rest]: Path): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (name === undefined) return [value];
  const inner = name === "*" ? Object.values(value) : [Reflect.get(value, name)];
  return inner.flatMap((one) => valuesAt(one, rest));
}

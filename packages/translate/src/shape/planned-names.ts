/** Names of the design that later builds take, as they stand in files. */
const LATER: ReadonlySet<string> = new Set(["oidc"]);

/** Whether a name that the schemas do not have is one that is to come. */
export function isPlannedName(name: string): boolean {
  return LATER.has(name);
}

/** What other systems call them. */
const NAMES_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["extAuthz", "extAuth"],
  ["ext_authz", "extAuth"],
  ["forwardAuth", "extAuth"],
  ["ext_proc", "extProc"],
  ["externalProcessing", "extProc"],
  ["apiKey", "apiKeyAuthentication"],
  ["apiKeyAuth", "apiKeyAuthentication"],
  ["apiKeys", "apiKeyAuthentication"],
  ["basicAuth", "basicAuthentication"],
  ["transformations", "transformation"],
  ["transform", "transformation"],
  ["backendAuth", "auth"],
  ["outlierDetection", "health"],
  ["healthCheck", "health"],
  ["healthChecks", "health"],
  ["sticky", "sessionAffinity"],
  ["sessionPersistence", "sessionAffinity"],
  ["accessLogs", "accessLog"],
  ["llm", "ai"],
]);

/** The name to come that is meant by a name of another system. */
export function plannedMeaning(name: string): string | undefined {
  return NAMES_ELSEWHERE.get(name);
}

const LATER_VALUES: ReadonlySet<string> = new Set(["ExtensionRef"]);

/** The same for a value of an enum. */
export function isPlannedValue(value: string): boolean {
  return LATER_VALUES.has(value);
}

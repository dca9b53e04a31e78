import type { Finding } from "../diagnostics/diagnostic.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Properties that the schemas have and this build does not run, by the name of their type. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  TrafficPolicies: [
    ...["basicAuthentication", "apiKeyAuthentication", "extAuth", "extProc", "transformation"],
  ],
  FrontendPolicies: [...["accessLog", "tracing", "metrics"]],
  BackendPolicies: [
    ...["health", "sessionAffinity", "extAuth", "auth", "ai", "mcp", "transformation"],
  ],
  SimpleBackendPolicies: ["auth"],
  HttpRouteRule: ["sessionPersistence"],
  GatewayBackendTls: ["clientCertificateRef"],
  StandaloneBackend: ["a2a", "ai", "dynamicForwardProxy", "aws"],
  StandaloneRouteBackend: ["a2a", "ai", "dynamicForwardProxy", "aws"],
  RateLimit: ["global", "conditional"],
  LocalRateLimit: ["tokens"],
  Settings: ["database", "modelCatalog"],
};

/** The blocks of policies that name their targets have the fields of these, and more. */
const SAME_AS: Readonly<Record<string, string>> = {
  PolicyTraffic: "TrafficPolicies",
  PolicyFrontend: "FrontendPolicies",
  PolicyBackend: "BackendPolicies",
};

/** Values of enums, by type and property. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  BackendTls: { certificateSource: ["SPIFFE"] },
  McpBackend: { sessionRouting: ["Stateless"] },
  McpTargetStatic: { protocol: ["SSE"] },
  StorageSettings: { mode: ["database"] },
};

const NOT_YET = "is not supported yet by this build";

/** Whether a property of this name is one that this build does not run, wherever it stands. */
export function isNotRun(name: string): boolean {
  return Object.values(PROPERTIES).some((names) => names.includes(name));
}

/** What the schemas know and this build does not run is refused, never silently ignored. */
export function checkSupport(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap((typed) => [...properties(typed), ...values(typed)]);
}

function properties({ type, place }: TypedPlace): readonly Finding[] {
  return (PROPERTIES[SAME_AS[type] ?? type] ?? [])
    .map((name) => place.at(name))
    .filter(({ isSet }) => isSet)
    .map(({ pointer }) => ({ pointer, atKey: true, code: "unsupported", message: NOT_YET }));
}

function values({ type, place }: TypedPlace): readonly Finding[] {
  return Object.entries(VALUES[type] ?? {}).flatMap(([name, refused]): readonly Finding[] => {
    const { text, pointer } = place.at(name);
    if (text === undefined || !refused.includes(text)) return [];
    return [{ pointer, code: "unsupported", message: `${text} ${NOT_YET}` }];
  });
}

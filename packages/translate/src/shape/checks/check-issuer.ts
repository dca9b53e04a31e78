import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { TypedPlace } from "../places/typed-places.ts";

/** Kinds of providers whose metadata keep the provider's issuer, because clients find it fixed so. */
const AUTH0: readonly (string | undefined)[] = ["Auth0", "ProviderA"];
/** The kind of providers that send their issuer with each redirect (RFC 9207). */
const KEYCLOAK: readonly (string | undefined)[] = ["Keycloak", "ProviderB"];

/** Deprecated blocks lack the settings; {@link FIELD} has them. */
const DEPRECATED = "McpBackendAuthentication";
const FIELD = "jwtAuthentication.mcp";

/**
 * Warns of metadata of authorization servers that strict MCP clients refuse: their issuer is not the
 * identifier by which clients find them (RFC 8414 section 3.3).
 */
export function checkIssuer(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    if (type !== "McpAuthentication" && type !== DEPRECATED) return [];
    if (!place.isMap || isDecided(place)) return [];
    const setting = settingFor(place);
    if (setting === undefined) return [];
    const where = type === DEPRECATED ? ` in \`${FIELD}\`` : "";
    const message = `MCP clients that compare issuers, as the official ones since 2.0, refuse the provider's issuer in the gateway's metadata (RFC 8414 section 3.3): set ${setting}${where}`;
    const { pointer } = place;
    return [{ pointer, atKey: true, severity: "warning", code: "incompatible", message }];
  });
}

function isDecided(place: Cursor): boolean {
  return place.at("metadataIssuer").isSet || place.at("authorizationServers").text === "Provider";
}

function settingFor(place: Cursor): string | undefined {
  const kind = place.at("provider");
  if (AUTH0.includes(kind.text)) return "`metadataIssuer: Gateway`";
  if (kind.isSet && !KEYCLOAK.includes(kind.text)) return undefined;
  if (!place.at("clientId").isSet) return "`authorizationServers: Provider`";
  return "`metadataIssuer: Gateway`, and let the provider send no `iss` (RFC 9207)";
}

import type { Finding } from "../diagnostics/diagnostic.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Rules of credentials that stand between several of their fields. */
export function checkCredentials(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    if (type !== "AzureCredential" || !place.at("managedIdentity").isSet) return [];
    const [, second] = place.at("scopes").items();
    if (second === undefined) return [];
    const message = "a managed identity asks for one scope";
    return [{ pointer: second.pointer, code: "conflict", message }];
  });
}

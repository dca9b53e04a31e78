import type { Finding } from "../diagnostics/diagnostic.ts";
import { patternFaults } from "./checks/matches.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Regular expressions that guards look for. */
export function checkPatterns(places: readonly TypedPlace[]): readonly Finding[] {
  return places
    .filter(({ type }) => type === "RegexMatch")
    .flatMap(({ place }) => patternFaults(place.at("pattern")));
}

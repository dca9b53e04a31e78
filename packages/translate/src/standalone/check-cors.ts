import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "./cursor.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Lists in which `*` stands beside others (Gateway API, HTTPCORSFilter). */
export function checkCors(places: readonly TypedPlace[]): readonly Finding[] {
  return places
    .filter(({ type }) => type === "HttpCorsFilter")
    .flatMap(({ place }) => loneWildcards(place));
}

function loneWildcards(cors: Cursor): readonly Finding[] {
  return ["allowOrigins", "allowMethods", "allowHeaders"].flatMap((name): readonly Finding[] => {
    const items = cors.at(name).items();
    const wildcard = items.find(({ text }) => text === "*");
    if (wildcard === undefined || items.length === 1) return [];
    return [
      {
        pointer: wildcard.pointer,
        code: "conflict",
        message: "`*` means every one, so nothing may stand beside it",
      },
    ];
  });
}

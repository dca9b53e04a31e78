import { DEPRECATED } from "@edge-gateway/generated/deprecated/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { TypedPlace } from "../places/typed-places.ts";

/** Warns of properties that still work but have a better replacement. */
export function checkDeprecated(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }) =>
    Object.entries(DEPRECATED[type] ?? {}).flatMap(([name, { use, since }]): Finding[] => {
      const { isSet, pointer } = place.at(name);
      if (!isSet) return [];
      const message = `\`${name}\` is deprecated since ${since}: use \`${use}\``;
      return [{ pointer, atKey: true, severity: "warning", code: "deprecated", message }];
    }),
  );
}

import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { TypedPlace } from "../places/typed-places.ts";

/** Refuses overrides that give one name to two tools: clients could call only one of them. */
export function checkRenames(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    if (type !== "McpTools") return [];
    const overrides = place.at("overrides").items();
    const kept = overrides.filter((each) => !each.at("rename").isSet);
    const names = new Set(kept.map((each) => each.at("name").text));
    return overrides.flatMap((each): readonly Finding[] => {
      const { text, pointer } = each.at("rename");
      if (text === undefined) return [];
      if (!names.has(text)) {
        names.add(text);
        return [];
      }
      const message = `two tools cannot have the name \`${text}\``;
      return [{ pointer, code: "unusable", message }];
    });
  });
}

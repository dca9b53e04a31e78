import { EMPTY_BLOCKS } from "@edge-gateway/generated/empty-blocks/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { TypedPlace } from "../places/typed-places.ts";

/** Types of blocks that do nothing when they are empty, and the keys that such blocks may have. */
const SETS_NOTHING: Readonly<Record<string, readonly string[]>> = EMPTY_BLOCKS;

/** Warns of blocks that do nothing: they may be unfinished, or indented wrongly. */
export function checkEmpty(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    const beside = SETS_NOTHING[type];
    if (beside === undefined || !place.isMap) return [];
    if (place.entries().some(([name]) => !beside.includes(name))) return [];
    const { pointer } = place;
    const message = "has no effect: the block sets nothing";
    return [{ pointer, atKey: true, severity: "warning", code: "no-effect", message }];
  });
}

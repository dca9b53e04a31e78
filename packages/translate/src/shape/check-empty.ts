import { EMPTY_BLOCKS } from "@edge-gateway/generated/empty-blocks/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Types of blocks that set nothing when they are empty, with what they may hold then. */
const SETS_NOTHING: Readonly<Record<string, readonly string[]>> = EMPTY_BLOCKS;

/** Blocks that are written and set nothing are perhaps unfinished, or indented wrongly. */
export function checkEmpty(places: readonly TypedPlace[]): readonly Finding[] {
  return places.flatMap(({ type, place }): readonly Finding[] => {
    const beside = SETS_NOTHING[type];
    if (beside === undefined || !place.isMap) return [];
    if (place.entries().some(([name]) => !beside.includes(name))) return [];
    const { pointer } = place;
    const message = "changes nothing: what it is to set is missing";
    return [{ pointer, atKey: true, severity: "warning", code: "no-effect", message }];
  });
}

import { ELEMENT_COST } from "../limits.ts";
import { entryOf, keysOf } from "../value/map.ts";
import { CelMap, type MapValue, type Result } from "../value/value.ts";
import type { Frame } from "../value/frame.ts";
import { MAP, overload, type FunctionTable } from "./signature.ts";

/** The entries of both maps; if a key is in both maps, the value of the second map is used. */
function merge(first: MapValue, second: MapValue, frame: Frame): Result {
  const merged = new CelMap();
  const keys = keysOf(first);
  const added = keysOf(second);
  frame.spend((keys.length + added.length) * ELEMENT_COST);
  for (const key of keys) {
    const other = entryOf(second, key);
    merged.add(key, other === undefined ? entryOf(first, key) : other);
  }
  for (const key of added) merged.add(key, entryOf(second, key));
  return merged;
}

/** Functions that merge and filter maps. */
export const MAPS: FunctionTable = {
  ".merge": [overload([MAP, MAP], MAP.type, merge)],
};

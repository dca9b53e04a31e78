import { MATCH_COST, PATTERN_COST, SEARCH_COST } from "../limits.ts";
import { lengthOf } from "../value/characters.ts";
import { sizeOf } from "../value/map.ts";
import {
  BYTES,
  LIST,
  MAP,
  overload,
  STRING,
  type FunctionTable,
  type Overload,
  textFunction,
} from "./signature.ts";
import { matcherOf } from "./pattern.ts";

const SIZE: readonly Overload[] = [
  overload([STRING], "int", lengthOf),
  overload([BYTES], "int", (bytes) => bytes.length),
  overload([LIST], "int", (list) => list.length),
  overload([MAP], "int", sizeOf),
];

const MATCHES = [
  textFunction("bool", { prepare: matcherOf, cost: MATCH_COST, argumentCost: PATTERN_COST }),
];

function textTest(
  cost: number,
  prepare: (part: string) => (text: string) => boolean,
): readonly Overload[] {
  return [textFunction("bool", { prepare, cost, argumentCost: cost })];
}

/** The text functions of the CEL specification. */
export const TEXT: FunctionTable = {
  size: SIZE,
  ".size": SIZE,
  ".contains": textTest(SEARCH_COST, (part) => (text) => text.includes(part)),
  ".startsWith": textTest(0, (part) => (text) => text.startsWith(part)),
  ".endsWith": textTest(0, (part) => (text) => text.endsWith(part)),
  matches: MATCHES,
  ".matches": MATCHES,
};

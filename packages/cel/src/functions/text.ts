import { MATCH_COST, PATTERN_COST } from "../limits.ts";
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

function textTest(prepare: (part: string) => (text: string) => boolean): readonly Overload[] {
  return [textFunction("bool", { prepare, cost: 1, argumentCost: 1 })];
}

/** The functions on text of the language itself. */
export const TEXT: FunctionTable = {
  size: SIZE,
  ".size": SIZE,
  ".contains": textTest((part) => (text) => text.includes(part)),
  ".startsWith": textTest((part) => (text) => text.startsWith(part)),
  ".endsWith": textTest((part) => (text) => text.endsWith(part)),
  matches: MATCHES,
  ".matches": MATCHES,
};

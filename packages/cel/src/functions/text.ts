import { sizeOf } from "../value/map.ts";
import type { Result } from "../value/value.ts";
import {
  BYTES,
  LIST,
  MAP,
  overload,
  STRING,
  type FunctionTable,
  type Overload,
} from "./signature.ts";
import { matchesPattern } from "./pattern.ts";

const MULTI_UNIT = /[\ud800-\udfff]/;

/** Characters (code points) of a text. */
export function lengthOf(text: string): number {
  return MULTI_UNIT.test(text) ? Array.from(text).length : text.length;
}

const SIZE: readonly Overload[] = [
  overload([STRING], "int", lengthOf),
  overload([BYTES], "int", (bytes) => bytes.length),
  overload([LIST], "int", (list) => list.length),
  overload([MAP], "int", sizeOf),
];

function textTest(test: (text: string, part: string) => Result): readonly Overload[] {
  return [overload([STRING, STRING], "bool", test)];
}

const CONTAINS = textTest((text, part) => text.includes(part));
const STARTS_WITH = textTest((text, part) => text.startsWith(part));
const ENDS_WITH = textTest((text, part) => text.endsWith(part));
const MATCHES = textTest(matchesPattern);

/** The functions on text of the language itself. */
export const TEXT: FunctionTable = {
  size: SIZE,
  ".size": SIZE,
  ".contains": CONTAINS,
  ".startsWith": STARTS_WITH,
  ".endsWith": ENDS_WITH,
  matches: MATCHES,
  ".matches": MATCHES,
};

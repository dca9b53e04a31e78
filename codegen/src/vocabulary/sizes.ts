import type { JsonObject } from "../json.ts";
import { count } from "../model/keywords.ts";
import type { SizeBounds } from "../model/node.ts";
import type { Place } from "../problem.ts";
import type { CelRule } from "./cel.ts";

/** `x-minimum-bytes` and `x-maximum-bytes`: limits of a size, as numbers of bytes. */
export function parseSizeBounds(raw: JsonObject, place: Place): SizeBounds {
  return {
    minimumBytes: count(raw, "x-minimum-bytes", place),
    maximumBytes: count(raw, "x-maximum-bytes", place),
  };
}

/** The limits in words, for the reference. */
export function sizeSentences({ minimumBytes, maximumBytes }: SizeBounds): readonly string[] {
  return [
    ...(minimumBytes === undefined ? [] : [`at least ${amount(minimumBytes)}`]),
    ...(maximumBytes === undefined ? [] : [`at most ${amount(maximumBytes)}`]),
  ];
}

function amount(bytes: number): string {
  return bytes === 1 ? "1 byte" : `${bytes} bytes`;
}

/** The limits as rules for the API server, which parses sizes as quantities. */
export function sizeCelRules({ minimumBytes, maximumBytes }: SizeBounds): readonly CelRule[] {
  const rule = (operator: string, bound: number, word: string): CelRule => ({
    rule: `quantity(string(self)).compareTo(quantity('${bound}')) ${operator} 0`,
    message: `must be ${word} ${amount(bound)}`,
  });
  return [
    ...(minimumBytes === undefined ? [] : [rule(">=", minimumBytes, "at least")]),
    ...(maximumBytes === undefined ? [] : [rule("<=", maximumBytes, "at most")]),
  ];
}

import type { JsonObject, JsonValue } from "../json.ts";
import type { DurationBounds } from "../model/node.ts";
import type { Place } from "../problem.ts";
import { celText } from "./cel.ts";
import type { CelRule } from "./cel.ts";

const PATTERN = /^([0-9]{1,5}(h|m|s|ms)){1,4}$/u;

/** `x-minimum-duration` and `x-maximum-duration`: limits of a duration, written as durations. */
export function parseDurationBounds(raw: JsonObject, place: Place): DurationBounds {
  return {
    minimumDuration: duration(raw["x-minimum-duration"], place.child("x-minimum-duration")),
    maximumDuration: duration(raw["x-maximum-duration"], place.child("x-maximum-duration")),
  };
}

function duration(value: JsonValue | undefined, place: Place): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" && PATTERN.test(value)) return value;
  place.report("must be a duration such as 1m30s");
  return undefined;
}

/** The limits in words, for the reference. */
export function durationSentences({
  minimumDuration,
  maximumDuration,
}: DurationBounds): readonly string[] {
  return [
    ...(minimumDuration === undefined ? [] : [`at least ${minimumDuration}`]),
    ...(maximumDuration === undefined ? [] : [`at most ${maximumDuration}`]),
  ];
}

/** The limits as rules for the API server. */
export function durationCelRules({
  minimumDuration,
  maximumDuration,
}: DurationBounds): readonly CelRule[] {
  const rule = (operator: string, bound: string, word: string): CelRule => ({
    rule: `duration(self) ${operator} duration(${celText(bound)})`,
    message: `must be ${word} ${bound}`,
  });
  return [
    ...(minimumDuration === undefined ? [] : [rule(">=", minimumDuration, "at least")]),
    ...(maximumDuration === undefined ? [] : [rule("<=", maximumDuration, "at most")]),
  ];
}

// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  ParsedRest,
  Rest,
} from "../types/index.ts";
import { parse } from "@edge-gateway/schema-runtime/defaults/fill";
import type { Filling } from "@edge-gateway/schema-runtime/defaults/fill";

/** The defaults of the properties of each of these types. */
export const PARSED_DEFAULTS = {
  "rest": {
    "time": 3000
  }
} as const;

const PARSINGS: Readonly<Record<string, Filling>> = {
  "Rest": {
    "fields": [
      {
        "name": "time",
        "filling": {
          "amount": "milliseconds"
        }
      }
    ]
  }
};

/** The Rest with its durations and sizes as numbers; the rest is shared. */
export function parseRest(value: Rest): ParsedRest {
  return parse("Rest", value, PARSINGS) as ParsedRest;
}

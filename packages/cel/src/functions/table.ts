import { ARITHMETIC } from "./arithmetic.ts";
import { CALENDAR } from "./calendar.ts";
import { CHANCE } from "./chance.ts";
import { CONVERSIONS } from "./conversion.ts";
import { DIGESTS } from "./digest.ts";
import { ENCODINGS } from "./encoding.ts";
import { JSON_FUNCTIONS } from "./json.ts";
import { MATHEMATICS } from "./mathematics.ts";
import { MAPS } from "./merge.ts";
import { NETWORKS } from "./network.ts";
import { OPTIONALS } from "./optional.ts";
import { REPLACEMENTS } from "./replacement.ts";
import type { FunctionTable, Overload } from "./signature.ts";
import { TEXT_EXTENSION } from "./text-extension.ts";
import { TEXT } from "./text.ts";
import { URLS } from "./url.ts";

const TABLES: readonly FunctionTable[] = [
  ARITHMETIC,
  CONVERSIONS,
  TEXT,
  TEXT_EXTENSION,
  CALENDAR,
  OPTIONALS,
  MATHEMATICS,
  ENCODINGS,
  JSON_FUNCTIONS,
  NETWORKS,
  REPLACEMENTS,
  URLS,
  DIGESTS,
  MAPS,
  CHANCE,
];

/** Every function by name; the name of a method starts with a dot. */
export const FUNCTIONS: ReadonlyMap<string, readonly Overload[]> = new Map(
  TABLES.flatMap((table) => Object.entries(table)),
);

import { ARITHMETIC } from "./arithmetic.ts";
import { CONVERSIONS } from "./conversion.ts";
import { TEXT } from "./text.ts";
import type { FunctionTable, Overload } from "./signature.ts";

const TABLES: readonly FunctionTable[] = [ARITHMETIC, CONVERSIONS, TEXT];

/** Every function by name; the name of a method starts with a dot. */
export const FUNCTIONS: ReadonlyMap<string, readonly Overload[]> = new Map(
  TABLES.flatMap((table) => Object.entries(table)),
);

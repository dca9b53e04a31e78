import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";

/**
 * Checks a document, valid or not, for problems that its schema cannot express. `wrong` has the
 * pointers of values that the schema refuses, and the pointers that misspelt keys were probably
 * meant to have.
 */
export type Check = (document: Cursor, wrong: ReadonlySet<string>) => readonly Finding[];

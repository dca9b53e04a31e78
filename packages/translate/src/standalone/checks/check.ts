import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";

/** Checks a document, valid or not, for problems that its schema cannot express. */
export type Check = (document: Cursor) => readonly Finding[];

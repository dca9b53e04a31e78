import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";

/** Looks at a document as written, valid or not, and says what is wrong beyond its schema. */
export type Check = (document: Cursor) => readonly Finding[];

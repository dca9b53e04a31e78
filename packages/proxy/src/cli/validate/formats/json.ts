import { sortDiagnostics } from "@edge-gateway/translate";
import type { Format } from "./format.ts";

const INDENTATION = 2;

/** The findings as a JSON array. */
export const json: Format = ({ files }) =>
  `${JSON.stringify(sortDiagnostics(files.flatMap(({ diagnostics }) => diagnostics)), null, INDENTATION)}\n`;

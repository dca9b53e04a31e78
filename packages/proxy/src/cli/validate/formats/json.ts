import { sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Format } from "./format.ts";

const INDENTATION = 2;

/** The findings, and the states of manifests, as JSON. */
export const json: Format = ({ files, statuses }) => {
  const findings = sortDiagnostics(files.flatMap(({ diagnostics }) => diagnostics));
  return `${JSON.stringify({ findings, statuses }, null, INDENTATION)}\n`;
};

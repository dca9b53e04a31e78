import { sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import { omittedIn } from "./format.ts";
import type { Format } from "./format.ts";

const INDENTATION = 2;

/** Formats the findings, the number of omitted findings, and the statuses of manifests as JSON. */
export const json: Format = ({ files, statuses }) => {
  const findings = sortDiagnostics(files.flatMap(({ diagnostics }) => diagnostics));
  const omitted = omittedIn({ files });
  return `${JSON.stringify({ findings, omitted, statuses }, null, INDENTATION)}\n`;
};

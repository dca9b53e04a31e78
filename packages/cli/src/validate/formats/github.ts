import { sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Diagnostic } from "@edge-gateway/translate";
import { omission, omittedIn } from "./format.ts";
import type { Format } from "./format.ts";

/** Formats findings as workflow commands of GitHub Actions, which become annotations. */
export const github: Format = ({ files }) => {
  const omitted = omittedIn({ files });
  const findings = sortDiagnostics(files.flatMap(({ diagnostics }) => diagnostics)).map(annotation);
  return findings.join("") + (omitted === 0 ? "" : `::warning::${omission(omitted)}\n`);
};

function annotation(diagnostic: Diagnostic): string {
  const { file, line, column, path, severity, code, message, suggestion } = diagnostic;
  const title = path === "" ? code : `${code}: ${path}`;
  const hint = suggestion === null ? "" : ` (${suggestion})`;
  const properties = [
    `file=${property(file)}`,
    `line=${line}`,
    `col=${column}`,
    `title=${property(title)}`,
  ];
  return `::${severity} ${properties.join(",")}::${data(`${message}${hint}`)}\n`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

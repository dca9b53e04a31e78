import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { DIAGNOSTIC_CODES, sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Diagnostic, DiagnosticCode } from "@edge-gateway/translate";
import { omission, omittedIn } from "./format.ts";
import type { Format } from "./format.ts";

const INDENTATION = 2;
const RULES = Object.keys(DIAGNOSTIC_CODES);

/** Formats a SARIF 2.1.0 log (OASIS), which code hosts show beside the source. */
export const sarif: Format = ({ files, version }) => {
  const diagnostics = sortDiagnostics(files.flatMap((file) => file.diagnostics));
  const omitted = omittedIn({ files });
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "gw", semanticVersion: version, rules: rules() } },
        columnKind: "utf16CodeUnits",
        artifacts: files.map(({ file }) => ({ location: { uri: uriOf(file) } })),
        results: diagnostics.map(resultOf),
        ...(omitted === 0 ? {} : { invocations: [invocation(omitted)] }),
      },
    ],
  };
  return `${JSON.stringify(log, null, INDENTATION)}\n`;
};

/** The note that the log does not contain all findings (SARIF 2.1.0, section 3.20.21). */
function invocation(omitted: number): object {
  const notification = { level: "warning", message: { text: omission(omitted) } };
  return { executionSuccessful: true, toolExecutionNotifications: [notification] };
}

function rules(): readonly object[] {
  return Object.entries(DIAGNOSTIC_CODES).map(([id, text]) => ({
    id,
    shortDescription: { text },
  }));
}

function resultOf(diagnostic: Diagnostic): object {
  const { file, line, column, path, severity, code, message, suggestion } = diagnostic;
  const subject = path === "" ? "" : `${path}: `;
  const hint = suggestion === null ? "" : ` (${suggestion})`;
  return {
    ruleId: code satisfies DiagnosticCode,
    ruleIndex: RULES.indexOf(code),
    level: severity,
    message: { text: `${subject}${message}${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
        ...(path === "" ? {} : { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
  };
}

/**
 * Formats a path as a URI reference (RFC 3986); relative paths stay relative to the working directory of gw.
 */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href;
  const named = /^<(.*)>$/.exec(file)?.[1] ?? file;
  return named.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}

import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { printable } from "@edge-gateway/kernel/text/printable";

const { maxShownDiagnostics } = DEFAULTS.standaloneFileLimits;

/** The configuration status of a gateway, as far as gwctl shows it. */
export interface ReportedStatus {
  readonly source: string;
  readonly generation: number;
  /** When the running configuration was applied, as text. */
  readonly since: string;
  /** When the newest change was read; empty before the first change. */
  readonly at: string;
  /** Whether the newest change was refused, so that the previous configuration runs. */
  readonly isRefused: boolean;
  /** The first findings, and the reason if the workers could not run the configuration. */
  readonly findings: readonly string[];
  /** The number of findings that are not listed. */
  readonly omitted: number;
  /** Changed settings that are read at start only. */
  readonly restartNeeded: readonly string[];
}

/**
 * Reads `/config/status`; members that a gateway of another version omits are empty. Returns
 * undefined if the response is not a status.
 */
export function readStatus(value: object): ReportedStatus | undefined {
  const generation = numberIn(value, "generation");
  if (generation === undefined) return undefined;
  const attempt = objectIn(value, "lastAttempt");
  const diagnostics = listIn(attempt, "diagnostics");
  const shown = diagnostics.slice(0, maxShownDiagnostics);
  return {
    source: textIn(value, "source"),
    generation,
    since: textIn(value, "since"),
    at: textIn(attempt, "at"),
    isRefused: memberOf(value, "synchronized") === false || memberOf(attempt, "ok") === false,
    omitted: (numberIn(attempt, "omitted") ?? 0) + diagnostics.length - shown.length,
    findings: [...shown.map(diagnosticLine), ...textsIn(attempt, "problems").map(printable)],
    restartNeeded: textsIn(value, "restartNeeded"),
  };
}

/** Formats the status of the configuration as text. */
export function statusText(status: ReportedStatus): string {
  const { source, generation, since, at, isRefused, findings, omitted, restartNeeded } = status;
  const runs = [`generation ${generation}`, since === "" ? "" : `since ${since}`];
  const outcome = isRefused ? "refused: the previous configuration runs" : "applied";
  const lines = [
    `source       ${source}`,
    `running      ${runs.filter((part) => part !== "").join(", ")}`,
    `last change  ${at === "" ? outcome : `${at}, ${outcome}`}`,
    ...findings.map((finding) => `  ${finding}`),
    ...(omitted === 0
      ? []
      : [`  ${omitted} more are not shown (--json prints all that the gateway sends)`]),
    ...(restartNeeded.length === 0 ? [] : [`restart to apply: ${restartNeeded.join(", ")}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function diagnosticLine(diagnostic: object): string {
  const place = [
    textIn(diagnostic, "file"),
    ...["line", "column"].map((name) => numberIn(diagnostic, name)),
  ];
  const path = textIn(diagnostic, "path");
  const message = textIn(diagnostic, "message");
  const subject = path === "" ? message : `${path}: ${message}`;
  return printable(
    `${place.join(":")}: ${textIn(diagnostic, "severity")}: ${subject}${suggestionIn(diagnostic)}`,
  );
}

/** A suggestion of one word is a corrected name. */
function suggestionIn(diagnostic: object): string {
  const suggestion = textIn(diagnostic, "suggestion");
  if (suggestion === "") return "";
  return suggestion.includes(" ") ? `; hint: ${suggestion}` : `; did you mean ${suggestion}?`;
}

function memberOf(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function textIn(value: object, name: string): string {
  const text = memberOf(value, name);
  return typeof text === "string" ? text : "";
}

function numberIn(value: object, name: string): number | undefined {
  const number = memberOf(value, name);
  return typeof number === "number" ? number : undefined;
}

function objectIn(value: object, name: string): object {
  const object = memberOf(value, name);
  return typeof object === "object" && object !== null ? object : {};
}

function listIn(value: object, name: string): readonly object[] {
  const list = memberOf(value, name);
  return Array.isArray(list)
    ? list.filter((item) => typeof item === "object" && item !== null)
    : [];
}

function textsIn(value: object, name: string): readonly string[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}

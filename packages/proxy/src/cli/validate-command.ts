import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasErrors, renderDiagnostics, sortDiagnostics } from "@edge-gateway/translate";
import { loadConfiguration, STDIN } from "./load-configuration.ts";
import type { LoadedConfiguration } from "./load-configuration.ts";

/** Where a command writes. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `err` shows colours. */
  readonly colours: boolean;
}

export interface ValidateOptions {
  /** Files, folders, or `-`. */
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

export const VALID_STATUS = 0;
/** The command line or a configuration is wrong. */
export const INVALID_STATUS = 2;

/** Judges configurations and reports everything that is wrong; the exit status. */
export function validateCommand({ paths, json, environment, terminal }: ValidateOptions): number {
  const configurations = paths.flatMap(filesOf).map((file) => loadConfiguration(file, environment));
  const diagnostics = sortDiagnostics(
    configurations.flatMap((configuration) => configuration.diagnostics),
  );
  const status = hasErrors(diagnostics) ? INVALID_STATUS : VALID_STATUS;
  if (json) {
    terminal.out(`${JSON.stringify(diagnostics, null, 2)}\n`);
    return status;
  }
  for (const configuration of configurations) reportConfiguration(configuration, terminal);
  if (configurations.length === 0) terminal.out("no configuration was found\n");
  return status;
}

/** Writes the findings about one configuration for people, with a line that sums them up. */
export function reportConfiguration(configuration: LoadedConfiguration, terminal: Terminal): void {
  const { source, diagnostics, shown } = configuration;
  const text = renderDiagnostics(diagnostics, {
    colours: terminal.colours,
    lineText: ({ file, line }) =>
      shown === undefined || file !== source || shown.secretLines.has(line)
        ? undefined
        : shown.source.lineText(line),
  });
  if (text !== "") terminal.err(text);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  if (errors > 0)
    terminal.err(
      `${source}: ${count(errors, "error")}${warnings > 0 ? `, ${count(warnings, "warning")}` : ""}\n`,
    );
  else terminal.out(`${source}: valid${warnings > 0 ? `, ${count(warnings, "warning")}` : ""}\n`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const YAML_NAME = /\.ya?ml$/;

/** The YAML files directly in a folder; anything else stands for itself, also what cannot be read. */
function filesOf(path: string): readonly string[] {
  if (path === STDIN || statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && YAML_NAME.test(entry.name))
    .map((entry) => join(path, entry.name))
    .toSorted();
}

import { loadFiles } from "@edge-gateway/translate";
import { printable } from "@edge-gateway/kernel/text/printable";
import { ReadBudget } from "@edge-gateway/translate/document/source/read-budget";
import { readYaml } from "@edge-gateway/translate/document/yaml/yaml-reader";
import { writeYaml } from "@edge-gateway/translate/document/write/write-yaml";
import { closest } from "@edge-gateway/kernel/text/suggest";
import {
  INVALID_STATUS,
  VALID_STATUS,
  WARNED_STATUS,
} from "@edge-gateway/config/command/exit-statuses";
import { readBytes, readText } from "@edge-gateway/config/command/read-input";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { importAgentgateway } from "./agentgateway/agentgateway.ts";
import { importLitellm } from "./litellm/litellm.ts";
import { importPortkey } from "./portkey/portkey.ts";
import type { Imported, ImportNote } from "./report.ts";

/** Converters for other gateways' configurations, by name. */
const SOURCES: ReadonlyMap<string, (read: unknown) => Imported | string> = new Map([
  ["agentgateway", importAgentgateway],
  ["litellm", importLitellm],
  ["portkey", importPortkey],
]);

/** Matches a reference to a variable, and the name of the property that starts with it. */
const VARIABLE = /(?:^ *(\w+): )?\$\{(\w+)\}/gm;
/** Values that replace variables while the output is validated. */
const SAMPLE = "set";
const SAMPLE_URL = "https://set.example";
const SAMPLE_SECRET = "0".repeat(64);

export interface ImportOrder {
  readonly file: string;
  readonly from: string;
  /** Whether to fail if a part is left out. */
  readonly strict: boolean;
}

/**
 * Converts another gateway's configuration, with a report on each part; returns the exit status.
 */
export function importConfiguration(
  { file, from, strict }: ImportOrder,
  terminal: Terminal,
): number {
  const fail = (message: string): number => {
    terminal.err(`error: ${printable(message)}\n`);
    return INVALID_STATUS;
  };
  const convert = SOURCES.get(from);
  if (convert === undefined) {
    const near = closest(from, [...SOURCES.keys()]);
    const known = [...SOURCES.keys()].join(", ");
    return fail(
      `unknown gateway ${from}${near === undefined ? `: it must be one of ${known}` : `; did you mean ${near}?`}`,
    );
  }
  const read = readText(file);
  if ("fault" in read) return fail(read.fault);
  const { value, problems } = readYaml(read.text, undefined, new ReadBudget());
  const [problem] = problems;
  if (problem !== undefined) return fail(`${file} is not YAML: ${problem.message}`);
  const imported = convert(value);
  return typeof imported === "string"
    ? fail(`${file}: ${imported}`)
    : write(imported, strict, terminal);
}

/** Validates the output as any other configuration file. */
function write({ config, notes }: Imported, strict: boolean, terminal: Terminal): number {
  if (config === undefined) {
    report(notes, terminal);
    terminal.err("error: no part of the configuration was converted\n");
    return INVALID_STATUS;
  }
  const text = writeYaml(config);
  const names = [...text.matchAll(VARIABLE)].map(([, property, name = ""]) => {
    return [name, property === "baseURL" ? SAMPLE_URL : SAMPLE] as const;
  });
  const environment = { OIDC_COOKIE_SECRET: SAMPLE_SECRET, ...Object.fromEntries(names) };
  const judged = loadFiles([{ file: "imported.yaml", text }], {
    together: true,
    environment,
    readFile: readBytes,
  });
  terminal.out(text);
  report(notes, terminal);
  if (judged.ir === undefined) {
    for (const each of judged.files) reportFile(each, terminal);
    return INVALID_STATUS;
  }
  const isIncomplete = notes.some(({ what }) => what === "refused");
  return strict && isIncomplete ? WARNED_STATUS : VALID_STATUS;
}

function report(notes: readonly ImportNote[], terminal: Terminal): void {
  for (const { what, at, why } of notes) terminal.err(`${printable(`${what} ${at}: ${why}`)}\n`);
  const counts = ["converted", "changed", "refused"].map((what) => {
    const count = notes.filter((note) => note.what === what).length;
    return `${count} ${what}`;
  });
  terminal.err(`${counts.join(", ")}\n`);
}

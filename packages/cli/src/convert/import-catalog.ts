import { catalogOfModelsDev } from "@edge-gateway/llm/models-dev";
import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { validateModelCatalog } from "@edge-gateway/generated/validators/model-catalog.js";
import { printable } from "@edge-gateway/kernel/text/printable";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { readJson } from "@edge-gateway/config/command/read-input";
import type { Terminal } from "@edge-gateway/config/command/terminal";

/**
 * Converts an `api.json` of models.dev to a catalogue, and lists the models that were left out;
 * returns the exit status.
 */
export function importCatalog(file: string, terminal: Terminal): number {
  const read = readJson(file);
  if ("fault" in read) return fail(read.fault, terminal);
  const imported = catalogOfModelsDev(read.value);
  if (imported === undefined)
    return fail(
      `${file} is not an api.json of models.dev: an object of providers with models`,
      terminal,
    );
  const { catalog, notes } = imported;
  const [violation] = validateModelCatalog(catalog);
  if (violation !== undefined)
    return fail(`${file}: at ${violation.pointer}: ${violation.message}`, terminal);
  terminal.out(textOf(catalog));
  for (const note of notes) terminal.err(`${printable(note)}\n`);
  const models = Object.values(catalog.providers ?? {}).map(
    ({ models: own = {} }) => Object.keys(own).length,
  );
  const sum = models.reduce((total, count) => total + count, 0);
  terminal.err(`${sum} models of ${models.length} providers; ${notes.length} notes\n`);
  return VALID_STATUS;
}

function fail(message: string, terminal: Terminal): number {
  terminal.err(`error: ${printable(message)}\n`);
  return INVALID_STATUS;
}

/** Formats a catalogue with one line per model, so that diffs are short. */
function textOf({ providers = {} }: ModelCatalog): string {
  const all = Object.entries(providers).map(([name, { models = {} }]) => {
    const lines = Object.entries(models).map(
      ([model, said]) => `        ${JSON.stringify(model)}: ${JSON.stringify(said)}`,
    );
    return `    ${JSON.stringify(name)}: {\n      "models": {\n${lines.join(",\n")}\n      }\n    }`;
  });
  return `{\n  "providers": {\n${all.join(",\n")}\n  }\n}\n`;
}

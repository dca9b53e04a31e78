import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importConfiguration } from "../import-configuration.ts";

/** Imports a text; returns the notes and the valid configuration, without line breaks and indentation. */
export function runImport(
  from: string,
  text: string,
): { readonly out: string; readonly err: string } {
  const { status, out, err } = importText(from, text);
  assert.equal(status, 0, err);
  assert.doesNotMatch(err, / error: /);
  return { out: out.replaceAll(/\s+/g, " "), err };
}

/** Imports a text of which nothing can be converted; returns the notes. */
export function failImport(from: string, text: string): string {
  const { status, out, err } = importText(from, text);
  assert.deepEqual([status, out], [2, ""]);
  return err;
}

function importText(from: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "import-"));
  let out = "";
  let err = "";
  const terminal = {
    out: (more: string) => (out += more),
    err: (more: string) => (err += more),
    colours: false,
  };
  try {
    const file = join(folder, "config.yaml");
    writeFileSync(file, text);
    const status = importConfiguration({ file, from, strict: false }, terminal);
    return { status, out, err };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function includesAll(text: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part} is missing in ${text}`);
}

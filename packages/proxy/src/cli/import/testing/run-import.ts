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
    assert.equal(importConfiguration({ file, from, strict: false }, terminal), 0, err);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.doesNotMatch(err, / error: /);
  return { out: out.replaceAll(/\s+/g, " "), err };
}

export function includesAll(text: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part} is missing in ${text}`);
}

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT, fileOf } from "./source-files.ts";

/**
 * Modules that only reading a configuration needs. The main thread and the workers of a gateway
 * must not load them: parsers, validators and schemas belong to the thread that reads a
 * configuration and then ends.
 */
const ENTRIES = [
  "packages/proxy/src/main.ts",
  "packages/proxy/src/process/run.ts",
  "packages/proxy/src/embed/create-gateway.ts",
  "packages/proxy/src/workers/worker.ts",
];
const OF_READING =
  /^generated\/(?:kinds|schema|validators)\/|\/yaml\/|^packages\/translate\/src\/(?:shape\/(?!formats\/)|standalone\/|manifests\/)/;
/** Loads a second HTTP client: see packages/kernel/src/process/node-http.ts. */
const NODE_HTTP = /^import\s(?!type\b)[^;"']*?\bfrom\s*"node:http";/m;
/** Import statements that load a module immediately. */
const STATIC = /^(?:import|export)\s(?!type\b)[^;"']*?\bfrom\s*"([^"]+)";/gm;

function staticImports(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(STATIC)].flatMap(([, specifier = ""]) => {
    const target = specifier.startsWith(".")
      ? join(dirname(file), specifier)
      : generated(specifier);
    return fileOf({ file, specifier, target }) ?? [];
  });
}

function generated(specifier: string): string | undefined {
  return specifier.startsWith("@edge-gateway/generated/")
    ? specifier.replace("@edge-gateway/", "")
    : undefined;
}

/** Each module that is loaded with an entry, with the module that imports it first. */
function loadedWith(entry: string): ReadonlyMap<string, string> {
  const importers = new Map([[entry, ""]]);
  for (const file of importers.keys()) {
    if (!existsSync(join(ROOT, file))) continue;
    for (const imported of staticImports(file)) {
      if (!importers.has(imported)) importers.set(imported, file);
    }
  }
  return importers;
}

for (const entry of ENTRIES) {
  test(`${entry} loads nothing that only reading a configuration needs`, () => {
    const loaded = [...loadedWith(entry)];
    assert.ok(loaded.length > 20, "imports are seen");
    const wrong = loaded.filter(([file]) => OF_READING.test(file));
    assert.deepEqual(wrong.slice(0, 3), []);
  });
  test(`${entry} loads node:http without an import statement`, () => {
    const files = [...loadedWith(entry).keys()].filter((file) => existsSync(join(ROOT, file)));
    const wrong = files.filter((file) => NODE_HTTP.test(readFileSync(join(ROOT, file), "utf8")));
    assert.deepEqual(wrong, []);
  });
}

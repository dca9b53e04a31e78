import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { entriesOf, ROOT, sourceFiles } from "./source-files.ts";

/**
 * The number of modules that others may import of each package. A package without a number opens all of its modules
 * to the packages above it, and the rules of layers and circles judge what they import: one list more would only
 * repeat it.
 */
const DOORS: Readonly<Record<string, number>> = {
  "admin-client": 1,
  cel: 1,
  cli: 11,
  controller: 9,
  gwctl: 1,
  http: 2,
  import: 1,
  jose: 3,
  kube: 12,
  launcher: 1,
  llm: 6,
  proxy: 1,
  trace: 8,
  ui: 0,
  x509: 3,
  xds: 6,
};

const MANIFESTS = globSync("packages/*/package.json", { cwd: ROOT }).map((file) => {
  const name = basename(dirname(file));
  return [name, entriesOf(name)] as const;
});

const OWN = /"@edge-gateway\/([a-z0-9-]+)(\/[^"]+)?"/g;

test("each door has the size that is written down", () => {
  const closed = MANIFESTS.filter(([, exports]) => !("./*" in exports));
  const sizes = closed.map(([name, exports]) => [name, Object.keys(exports).length]);
  assert.deepEqual(Object.fromEntries(sizes), DOORS);
});

test("each entry of a closed door is used by another package or by tests", () => {
  const specifiers = new Set(
    sourceFiles().flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(OWN)].flatMap(
        ([, name = "", path = ""]) =>
          file.startsWith(`packages/${name}/`) ? [] : `${name}${path}`,
      ),
    ),
  );
  const unused = MANIFESTS.flatMap(([name, exports]) =>
    Object.keys(exports)
      .filter((entry) => !entry.includes("*"))
      .map((entry) => join(name, entry).replace(/\/$/, ""))
      .filter((entry) => entry !== "proxy" && !specifiers.has(entry)),
  );
  assert.deepEqual(unused, []);
});

test("the door of the repository is that of the program", () => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const { ".": entry = "" } = entriesOf("proxy");
  assert.deepEqual(exports, { ".": `./${join("packages/proxy", entry)}` });
});

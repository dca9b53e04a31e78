import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import type { FormatName } from "./formats/index.ts";
import { validateCommand } from "./validate-command.ts";

/** A folder with configurations, which is removed after the tests. */
export let folder = "";

const WARNED = "gateways: {web: {port: 80, routes: [{name: r}]}}\n";
const MANIFEST = "kind: Service\napiVersion: v1\nmetadata: {name: a}\nspec: {ports: [{port: 0}]}\n";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "validate-"));
  writeFileSync(join(folder, "a.yaml"), "gateways: {web: {port: 80}}\n");
  writeFileSync(join(folder, "b.yml"), "gateways: {web: {port: eighty}}\n");
  writeFileSync(join(folder, "notes.txt"), "not a configuration");
  for (const inner of ["deep/er", "deep/.hidden", "deep/node_modules"])
    mkdirSync(join(folder, inner), { recursive: true });
  writeFileSync(join(folder, "deep/er/c.yaml"), `${WARNED}---\n# nothing\n---\n${MANIFEST}`);
  writeFileSync(join(folder, "warned"), WARNED);
  writeFileSync(join(folder, "second"), `${WARNED}---\n${WARNED}`);
  writeFileSync(join(folder, "deep/.hidden/d.yaml"), "no: configuration\n");
  writeFileSync(join(folder, "deep/node_modules/e.yaml"), "no: configuration\n");
});

after(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command; returns its status and output. */
export function validate(
  paths: readonly string[],
  format: FormatName = "text",
  { strict = false, isRun = false, now = 0 } = {},
) {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  };
  const status = validateCommand({
    ...{ paths, format, strict, isRun, environment: {}, terminal },
    ...(now === 0 ? {} : { now }),
  });
  return { status, out, err };
}

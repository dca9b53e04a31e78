import assert from "node:assert/strict";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { judgeConfiguration } from "./judge-configuration.ts";
import { findingsOf } from "./judged-configuration.ts";

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "unreadable-files-"));
  await symlink("circle", join(folder, "circle"));
  const secret = (name: string, file: string) => `  ${name}: {file: ${file}}\n`;
  const secrets = [
    secret("a", "missing.yaml"),
    secret("b", "."),
    secret("c", "circle"),
    secret("d", "gw.yaml/x"),
  ];
  await writeFile(
    join(folder, "gw.yaml"),
    `gateways: {web: {port: 80, routes: [{backends: [{host: "a:1"}]}]}}\nsecrets:\n${secrets.join("")}`,
  );
});

after(() => rm(folder, { recursive: true }));

function findingsIn(name: string) {
  const options = { environment: {}, isRun: true };
  return findingsOf(judgeConfiguration([join(folder, name)], options)).diagnostics;
}

test("the message says why a named file cannot be read", () => {
  const diagnostics = findingsIn("gw.yaml");
  assert.deepEqual(
    diagnostics.map(({ line, code, message }) => [line, code, message]),
    [
      [3, "file-unreadable", "the file cannot be read: no such file (ENOENT)"],
      [4, "file-unreadable", "the file cannot be read: it is a folder (EISDIR)"],
      [
        5,
        "file-unreadable",
        "the file cannot be read: its symbolic links lead in a circle (ELOOP)",
      ],
      [
        6,
        "file-unreadable",
        "the file cannot be read: a part of its path is not a folder (ENOTDIR)",
      ],
    ],
  );
});

test("the message says why the configuration itself cannot be read", () => {
  const diagnostics = findingsIn("missing.yaml");
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ["the file cannot be read: no such file (ENOENT)"],
  );
});

import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./source-files.ts";

const FEWEST_LINKS = 20;
const MOST_README_LINES = 150;

const documents = globSync(["*.md", "docs/**/*.md", "schemas/**/*.md"], { cwd: ROOT }).map(
  (file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }),
);

test("links between documents lead somewhere", () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https:)([\w.][^)#:\s]*)/g)].map(([, link = ""]) => ({ file, link })),
  );
  assert.ok(links.length >= FEWEST_LINKS, `saw only ${links.length} links`);
  const broken = links.filter(({ file, link }) => !existsSync(join(ROOT, dirname(file), link)));
  assert.deepEqual(broken, []);
});

test("the commands that documents name exist", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, short]) => ({
      file,
      script: run ?? short ?? "",
    })),
  );
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(({ script }) => !Object.hasOwn(scripts, script)),
    [],
  );
});

test("README is short: details have pages of their own", () => {
  const lines =
    documents
      .find(({ file }) => file === "README.md")
      ?.text.trimEnd()
      .split("\n") ?? [];
  assert.ok(lines.length <= MOST_README_LINES, `README.md has ${lines.length} lines`);
});

test("no command of README reaches a package of that name in a registry", () => {
  const text = documents.find(({ file }) => file === "README.md")?.text ?? "";
  assert.deepEqual(text.match(/\bnp(?:x|m exec|m install)\b.*/g), null);
});

test("the start page leads to every guide", () => {
  const pages = documents.filter(({ file }) =>
    /^docs\/(?:guides|operations|migration)\//.test(file),
  );
  const start = documents.find(({ file }) => file === "docs/index.md")?.text ?? "";
  const missing = pages.filter(({ file }) => !start.includes(`](${file.slice("docs/".length)})`));
  assert.deepEqual(
    missing.map(({ file }) => file),
    [],
  );
});

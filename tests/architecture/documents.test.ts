import assert from "node:assert/strict";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./source-files.ts";

const FEWEST_LINKS = 20;
const FEWEST_PATHS = 100;

const documents = textsOf("*.md", "docs/**/*.md", "schemas/**/*.md");
const READMES = textsOf(
  "packages/*/**/README.md",
  "{charts,codegen,examples,tests,tools}/**/README.md",
);

function textsOf(...patterns: readonly string[]) {
  const exclude = ["**/node_modules/**", "**/testdata/**"];
  return globSync(patterns, { cwd: ROOT, exclude }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), "utf8"),
  }));
}

test("links between documents lead somewhere", () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https:)([\w.][^)#:\s]*)/g)].map(([, link = ""]) => ({ file, link })),
  );
  assert.ok(links.length >= FEWEST_LINKS, `saw only ${links.length} links`);
  const broken = links.filter(({ file, link }) => !existsSync(join(ROOT, dirname(file), link)));
  assert.deepEqual(broken, []);
});

/** The folders of the repository, and packages by their short names: `translate/ir` is `packages/translate/src/ir`. */
const FOLDERS = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !/^(?:\.|node_modules$|try$|dist$)/.test(entry.name) ? entry.name : [],
);
const PACKAGES = readdirSync(join(ROOT, "packages"));

/** Words of protocols and names to replace. */
const NO_PATHS = /^http\/1\.1$|^tools\/call$|(?:^|\/)[A-Z]+(?:\.md)?$/;

/** The places that a path in a document may mean. */
function placesOf(file: string, path: string): readonly string[] {
  const [top = "", ...rest] = path.split("/");
  const own = join(dirname(file), path);
  if (FOLDERS.includes(top)) return [path, own, join(dirname(file), "src", path)];
  if (PACKAGES.includes(top)) return [join("packages", top, "src", ...rest), own];
  return /\.tsx?$/.test(path) ? [own, join(dirname(file), "src", path)] : [];
}

test("paths in backticks lead somewhere", () => {
  const all = [...documents, ...READMES];
  const named = all.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w.-]+\/[\w./*-]+)`/g)].flatMap(([, path = ""]) => {
      const places = placesOf(file, path);
      return places.length === 0 || NO_PATHS.test(path) ? [] : { file, path, places };
    }),
  );
  assert.ok(named.length >= FEWEST_PATHS, `saw only ${named.length} paths`);
  const lost = named.filter(({ places }) => globSync([...places], { cwd: ROOT }).length === 0);
  assert.deepEqual(
    lost.map(({ file, path }) => `${file}: ${path}`),
    [],
  );
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

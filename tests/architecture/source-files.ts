import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** An import statement of a source file. */
export interface Import {
  /** The importing file, relative to the root. */
  readonly file: string;
  /** The imported module, as the statement names it. */
  readonly specifier: string;
  /** The file that a relative import names, relative to the root. */
  readonly target: string | undefined;
}

const STATEMENTS = [
  /\b(?:import|export)\s[^;"']*?\bfrom\s*"([^"]+)"/g,
  /\bimport\s*\(\s*"([^"]+)"/g,
  /^import\s+"([^"]+)"/gm,
  // Loads or starts a module without an import statement.
  /\bimport\.meta\.resolve\(\s*"([^"]+)"/g,
  /\bcreateRequire\([^)]*\)(?:\.resolve)?\(\s*"([^"]+)"/g,
  /\bnew URL\(\s*"(\.[^"]+\.(?:ts|js|mjs))",\s*import\.meta\.url/g,
];

/** The hand-written sources, relative to the root. */
export function sourceFiles(): string[] {
  return globSync(["{codegen,packages,tests,tools,examples}/**/*.{ts,tsx,js,mjs}"], {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/testdata/**"],
  }).sort();
}

/** Every import of a source file: static, dynamic, for side effects, or of a module by its URL. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(ROOT, file), "utf8"));
}

/** The imports in the text of a source file. */
export function importsIn(file: string, text: string): Import[] {
  return STATEMENTS.flatMap((statement) =>
    [...text.matchAll(statement)].map(([, specifier = ""]) => ({
      file,
      specifier,
      target: specifier.startsWith(".") ? join(dirname(file), specifier) : undefined,
    })),
  );
}

const OWN_PACKAGE = /^@edge-gateway\/(?<name>[^/]+)(?:\/(?<path>.+))?$/;

const ENTRIES = new Map<string, Readonly<Record<string, string>>>();

/** The modules that a package lists in its `exports`. */
export function entriesOf(name: string): Readonly<Record<string, string>> {
  const known = ENTRIES.get(name);
  if (known !== undefined) return known;
  const manifest = join(ROOT, "packages", name, "package.json");
  const { exports = {} }: { readonly exports?: Readonly<Record<string, string>> } = existsSync(
    manifest,
  )
    ? JSON.parse(readFileSync(manifest, "utf8"))
    : {};
  ENTRIES.set(name, exports);
  return exports;
}

/** The file that an import leads to, relative to the root; undefined if it is not a source file. */
export function fileOf({ specifier, target }: Import): string | undefined {
  if (target !== undefined) return target;
  const { name = "", path = "index" } = OWN_PACKAGE.exec(specifier)?.groups ?? {};
  const entry = entriesOf(name)[specifier.replace(`@edge-gateway/${name}`, ".")];
  if (entry !== undefined) return join("packages", name, entry);
  const source = `packages/${name}/src/${path}`;
  return [`${source}.ts`, `${source}/index.ts`, `${name}/src/${path}.ts`].find((file) =>
    existsSync(join(ROOT, file)),
  );
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OF_TESTS } from "../../tests/architecture/floors.ts";
import { fileOf, importsIn, sourceFiles } from "../../tests/architecture/source-files.ts";
import { judges, names } from "../policies-mutate/test-files.ts";
import { shownIn } from "./shown-in.ts";
import { ROOT, testFiles } from "./workspace.ts";

const TEST = /\.test\.tsx?$/;
const SOURCE = /\.(?:tsx?|[cm]?js)$/;
/** What follows from schemas, also in parts: the check of drift compares it with them. */
const { outputs: OUTPUTS }: { readonly outputs: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, "generated/manifest.json"), "utf8"),
);
const GENERATED = new Set(Object.keys(OUTPUTS).map((output) => output.replace(/#.*$/, "")));
const TESTDATA = /^(?<folder>.+?)\/testdata\//;
const SPECIFICATION = "tests/spec/spec.test.ts";
/** A policy, filter or kind of backend: its folder, its schema, or its examples. */
const NAMED =
  /^(?:packages\/policies\/src\/(?:traffic|backend|frontend|filters)\/|packages\/backends\/src\/|schemas\/resources\/edge-(?:policy|backend)\/(?:traffic\/|backend\/|frontend\/)?|schemas\/examples\/)(?!index\.|(?:traffic|backend|frontend)\/)(?<name>[a-z0-9-]+)(?:\/|\.schema\.json$)/;
const FILTER =
  /^packages\/policies\/src\/filters\/(?!filter-place|path-change|table)(?<name>[a-z-]+)\.ts$/;
const SCHEMA = /^schemas\/.*\.schema\.json$/;
/** All policies, filters and kinds of backends: what imports a table does not depend on one row of it. */
const TABLE = /^packages\/(?:policies|backends)\/src\/(?:filters\/)?table\.ts$/;
/**
 * A program is made of all parts, and so is the gateway without a process of hostile exchanges: what it imports is shown
 * by {@link shownIn}, not by all tests that start it.
 */
const PROGRAM = /^(?:packages\/[^/]+\/src\/main|tests\/fuzz\/exchanges\/gateway)\.ts$/;
/** End-to-end tests about something else than policies: they set a policy because they need it. */
const OTHER_SUBJECT = /^tests\/e2e\/(?:admin|faults|llm|mcp|mcp-oauth|models|request-log)\//;
/** The number of tests that set a policy from which on those about something else are left out. */
const MANY = 40;
const TYPES_ONLY = /^(?:import|export) type [^;]*;/gm;
/** Starts a file as a thread. */
const THREAD = /\bthreadEntry\(\s*import\.meta\.url,\s*"([^"]+)"/g;
const FEWEST_SEGMENTS = 2;

/**
 * The files that differ from a revision, or from where this branch left it: committed or not, and new ones.
 * @param since a revision of git
 */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
  const base = git("merge-base", since, "HEAD").trim();
  const listed =
    git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard");
  return [...new Set(listed.split("\n").filter(Boolean))];
}

/**
 * The test files that changed, that import something that changed, or that read it as data; and the end-to-end tests
 * about its part of the program. Of a policy or a kind of backend these are those that set it.
 */
export function testsOf(changed: readonly string[]): readonly string[] {
  const graph = new Importers();
  const tests = new Set<string>();
  for (const file of changed) for (const test of graph.testsOf(file)) tests.add(test);
  return [...tests].toSorted();
}

/** Which source files import which at run time: types alone are for the compiler. */
class Importers {
  readonly #texts = new Map<string, string>();
  readonly #importers = new Map<string, string[]>();

  constructor() {
    for (const file of sourceFiles()) {
      const text = readFileSync(join(ROOT, file), "utf8");
      this.#texts.set(file, text);
      for (const one of importsIn(file, text.replace(TYPES_ONLY, ""))) this.#add(fileOf(one), file);
      for (const [, name = ""] of text.matchAll(THREAD)) this.#add(join(dirname(file), name), file);
    }
  }

  #add(imported: string | undefined, importer: string): void {
    if (imported !== undefined)
      this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), importer]);
  }

  testsOf(file: string): readonly string[] {
    const { name } = (FILTER.exec(file) ?? NAMED.exec(file))?.groups ?? {};
    if (name !== undefined) return this.#testsOfNamed(file, name);
    if (SCHEMA.test(file)) return [SPECIFICATION];
    if (GENERATED.has(file) || file === "generated/manifest.json") return [];
    if (TABLE.test(file)) return this.#above(file, (importer) => !TEST.test(importer));
    const { folder } = TESTDATA.exec(file)?.groups ?? {};
    if (folder !== undefined) return testFiles(folder).filter((test) => dirname(test) === folder);
    if (SOURCE.test(file)) return [...shownBy(file), ...this.#above(file, isProgram)];
    return this.#readersOf(file).flatMap((reader) => this.#above(reader, isProgram));
  }

  #testsOfNamed(file: string, name: string): readonly string[] {
    if (TEST.test(file)) return this.#above(file, () => true);
    const setting = shownIn(file) ?? testsThatSet(name);
    if (!SOURCE.test(file)) return [SPECIFICATION, ...setting];
    const isEnd = (importer: string): boolean => TABLE.test(importer) || isProgram(importer);
    return [...setting, ...this.#above(file, isEnd)];
  }

  /** The tests that import a file, directly or through others. */
  #above(file: string, isEnd: (importer: string) => boolean): readonly string[] {
    const found = new Set([file]);
    for (const each of found)
      for (const importer of this.#importers.get(each) ?? [])
        if (!isEnd(importer)) found.add(importer);
    return [...found].filter((each) => TEST.test(each) && this.#texts.has(each));
  }

  /** The tests, and the sources beside end-to-end tests, that name a file or a folder that it is in. */
  #readersOf(file: string): readonly string[] {
    const paths = [file];
    for (let folder = dirname(file); folder.split("/").length >= FEWEST_SEGMENTS;) {
      paths.push(folder);
      folder = dirname(folder);
    }
    return [...this.#texts].flatMap(([source, text]) =>
      (source.startsWith("tests/") || TEST.test(source)) &&
      paths.some((path) => text.includes(`"${path}"`) || text.includes(`${path}/`))
        ? source
        : [],
    );
  }
}

function isProgram(file: string): boolean {
  return PROGRAM.test(file);
}

/** The end-to-end tests about the part of the program to which a source belongs; none for what only tests use. */
function shownBy(file: string): readonly string[] {
  return OF_TESTS.test(file) ? [] : (shownIn(file) ?? []);
}

/** The tests that set a policy, filter or kind of backend. @param name as its folder is called */
function testsThatSet(name: string): readonly string[] {
  const word = name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
  const setting = judges().filter((test) => names(test, word));
  return setting.length < MANY ? setting : setting.filter((test) => !OTHER_SUBJECT.test(test));
}

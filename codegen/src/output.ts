import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file that the generator writes. */
export interface PlannedFile {
  /**
   * The path below the root of the repository; with `#NAME`, one region of a file written by hand.
   */
  readonly path: string;
  readonly content: string;
}

/** How a file on disk differs from its plan. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "changed" | "stale";
}

/** Directories that contain only output; a file without a plan is stale. */
export const OUTPUT_DIRECTORIES = ["generated", "crds", "docs/reference"];

/** A directory with output beside files written by hand, and the names of the output. */
const MIXED = { directory: "charts", output: /\/values\.(schema\.json|yaml)$/u };

/** Files in the output directories that are written by hand. */
const BY_HAND = ["generated/package.json"];

const NOTICE = "Generated from schemas/ by `npm run generate`: do not edit.";

/** The header of a generated TypeScript or JavaScript file. */
export const CODE_HEADER = `// ${NOTICE}\n\n`;

/** The header of a generated Markdown page. */
export const MARKDOWN_HEADER = `<!-- ${NOTICE} -->\n\n`;

/** The header of a generated YAML file. */
export const YAML_HEADER = `# ${NOTICE}\n`;

/** The hash of a file in the manifest. */
export function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/** Compares what is below the root with the plan. */
export async function compare(
  root: string,
  planned: readonly PlannedFile[],
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const { path, content } of planned) {
    const found = await readOutput(root, path);
    if (found === undefined) differences.push({ path, kind: "missing" });
    else if (found !== content) differences.push({ path, kind: "changed" });
  }
  const wanted = new Set([...planned.map((file) => file.path), ...BY_HAND]);
  for (const path of await outputPaths(root)) {
    if (!wanted.has(path)) differences.push({ path, kind: "stale" });
  }
  return differences;
}

/** Makes the files below the root equal to the plan; writes only files that differ. */
export async function write(
  root: string,
  planned: readonly PlannedFile[],
  differences: readonly Difference[],
): Promise<void> {
  const contents = new Map(planned.map((file) => [file.path, file.content]));
  for (const { path, kind } of differences) {
    const target = join(root, path);
    if (kind === "stale") {
      await rm(target);
      await removeEmpty(root, dirname(path));
    } else if (path.includes("#")) {
      await writeRegion(root, path, contents.get(path) ?? "");
    } else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, contents.get(path) ?? "");
    }
  }
}

/** Every file in the output directories, by its path below the root. */
export async function outputPaths(root: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    OUTPUT_DIRECTORIES.map((directory) => filesBelow(root, directory)),
  );
  const mixed = await filesBelow(root, MIXED.directory);
  return [...lists.flat(), ...mixed.filter((path) => MIXED.output.test(path))].toSorted();
}

async function filesBelow(root: string, directory: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, directory), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The text of an output, which may be a region of a file; undefined if it does not exist. */
export async function readOutput(root: string, path: string): Promise<string | undefined> {
  const [file = "", name] = path.split("#");
  const text = await readOptional(join(root, file));
  return name === undefined || text === undefined ? text : regionOf(text, name)?.content;
}

async function writeRegion(root: string, path: string, content: string): Promise<void> {
  const [file = "", name = ""] = path.split("#");
  const text = (await readOptional(join(root, file))) ?? "";
  const region = regionOf(text, name);
  if (region === undefined) throw new Error(`${file} has no region <!-- ${name}:start -->`);
  const { from, to } = region;
  await writeFile(join(root, file), text.slice(0, from) + content + text.slice(to));
}

/** Finds the text between the lines `<!-- NAME:start -->` and `<!-- NAME:end -->`. */
function regionOf(
  text: string,
  name: string,
): { readonly content: string; readonly from: number; readonly to: number } | undefined {
  const start = `<!-- ${name}:start -->\n`;
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(`<!-- ${name}:end -->`, from);
  if (from < start.length || to < 0) return undefined;
  return { content: text.slice(from, to), from, to };
}

/** The text of a file; undefined if the file does not exist. */
export async function readOptional(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

async function removeEmpty(root: string, directory: string): Promise<void> {
  if (OUTPUT_DIRECTORIES.includes(directory)) return;
  const entries = await readdir(join(root, directory));
  if (entries.length > 0) return;
  await rmdir(join(root, directory));
  await removeEmpty(root, dirname(directory));
}

import { join } from "node:path";
import { printJson } from "./json.ts";
import { hashOf, outputPaths, readOptional, readOutput } from "./output.ts";
import type { PlannedFile } from "./output.ts";

const PATH = "generated/manifest.json";

/** The inputs and outputs of the generator, as hashes by path. */
interface Manifest {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The manifest of a run as a planned file. */
export function manifestFile(
  inputs: ReadonlyMap<string, string>,
  planned: readonly PlannedFile[],
): PlannedFile {
  const manifest: Manifest = {
    inputs: hashes(inputs),
    outputs: hashes(new Map(planned.map((file) => [file.path, file.content]))),
  };
  return { path: PATH, content: printJson(manifest) };
}

/** Whether the files on disk are the output of the inputs in the manifest. */
export async function isUpToDate(
  root: string,
  inputs: ReadonlyMap<string, string>,
): Promise<boolean> {
  const text = await readOptional(join(root, PATH));
  if (text === undefined) return false;
  const manifest = parse(text);
  if (!sameRecord(manifest.inputs, hashes(inputs))) return false;
  // Some outputs share a folder with files written by hand, where stale files cannot be recognized.
  const found = new Set([...(await outputPaths(root)), ...Object.keys(manifest.outputs)]);
  const paths = [...found].filter((path) => path !== PATH && path !== "generated/package.json");
  const texts = await Promise.all(paths.map((path) => readOutput(root, path)));
  return sameRecord(
    manifest.outputs,
    hashes(new Map(paths.map((path, index) => [path, texts[index] ?? ""]))),
  );
}

function parse(text: string): Manifest {
  try {
    const { inputs = {}, outputs = {} }: Partial<Manifest> = JSON.parse(text);
    return { inputs, outputs };
  } catch {
    return { inputs: {}, outputs: {} };
  }
}

function hashes(texts: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...texts].map(([path, text]) => [path, hashOf(text)]));
}

function sameRecord(
  left: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isUpToDate, manifestFile } from "./manifest.ts";
import { compare, write } from "./output.ts";
import type { PlannedFile } from "./output.ts";
import { SchemaError } from "./problem.ts";
import { readTexts } from "./read.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const COMMANDS: Readonly<Record<string, (root: string) => Promise<number>>> = { generate, check };

/** Writes the files that differ from the plan; does nothing if no input changed. */
async function generate(root: string): Promise<number> {
  const schemas = await readTexts(join(root, "schemas"));
  const inputs = await inputsOf(root, schemas);
  if (await isUpToDate(root, inputs)) {
    console.log("generate: up to date");
    return 0;
  }
  const planned = await plan(schemas, inputs);
  const differences = await compare(root, planned);
  await write(root, planned, differences);
  console.log(`generate: ${planned.length} files, ${differences.length} changed`);
  return 0;
}

/** Compares without writing; names every file that differs and the command that fixes it. */
async function check(root: string): Promise<number> {
  const schemas = await readTexts(join(root, "schemas"));
  const planned = await plan(schemas, await inputsOf(root, schemas));
  const differences = await compare(root, planned);
  for (const { path, kind } of differences) console.error(`check: ${path} is ${kind}`);
  if (differences.length === 0) {
    console.log(`check: ${planned.length} generated files match the schemas`);
    return 0;
  }
  console.error("check: run `npm run generate` and commit the result");
  return 1;
}

/** All inputs of the generator: the schemas, the generator itself and its libraries. */
async function inputsOf(
  root: string,
  schemas: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const [source, runtime] = await Promise.all([
    readTexts(join(root, "codegen/src")),
    readTexts(join(root, RUNTIME)),
  ]);
  const settings = await readTexts(join(root, "codegen")).then(
    (texts) => texts.get("package.json") ?? "",
  );
  return new Map([
    ...[...schemas].map(([path, text]): [string, string] => [`schemas/${path}`, text]),
    ...codeBelow("codegen/src", source),
    ...codeBelow(RUNTIME, runtime),
    ["codegen/package.json", settings],
  ]);
}

/** The modules that the generator and the generated code share. */
const RUNTIME = "packages/schema-runtime/src";

function codeBelow(folder: string, texts: ReadonlyMap<string, string>): [string, string][] {
  return [...texts]
    .filter(([path]) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map(([path, text]) => [`${folder}/${path}`, text]);
}

/** The emitters are loaded only when files must be written. */
async function plan(
  schemas: ReadonlyMap<string, string>,
  inputs: ReadonlyMap<string, string>,
): Promise<readonly PlannedFile[]> {
  const { modelOf, planFiles } = await import("./plan.ts");
  const planned = await planFiles(modelOf(schemas));
  return [...planned, manifestFile(inputs, planned)];
}

async function main(name: string | undefined): Promise<number> {
  const command = COMMANDS[name ?? ""];
  if (command === undefined) {
    console.error("usage: main.ts generate | check");
    return 2;
  }
  try {
    return await command(ROOT);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main(process.argv[2]);

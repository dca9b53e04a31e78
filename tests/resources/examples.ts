import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A resource that the reference shows. */
export interface Example {
  /** The path relative to the repository root. */
  readonly file: string;
  /** The folder name: the type that the example shows, in kebab case. */
  readonly type: string;
  readonly kind: string;
  readonly document: unknown;
}

const ROOT = join(import.meta.dirname, "../..");
const PATTERN = "schemas/examples/*/valid/*.yaml";

/** Every type that an example shows, as a resource or as a standalone configuration. */
export function exampleTypes(): ReadonlySet<string> {
  return new Set(globSync(PATTERN, { cwd: ROOT }).map((file) => file.split("/")[2] ?? ""));
}

/** Every example that is a resource; those that are standalone configurations are not. */
export function exampleResources(): readonly Example[] {
  const files = globSync(PATTERN, { cwd: ROOT }).toSorted();
  return files.flatMap((file) => {
    const document = parse(readFileSync(join(ROOT, file), "utf8"));
    const [, , type = ""] = file.split("/");
    const { kind } = document;
    return kind === undefined ? [] : [{ file, type, kind, document }];
  });
}

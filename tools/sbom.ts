import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./testing/workspace.ts";

/** The entry of a package in package-lock.json. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

/**
 * A package folder within a path, such as `node_modules/@scope/name`; of nested package folders,
 * the last one.
 */
const PACKAGE = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Writes the bill of materials of a bundle as CycloneDX 1.6: each package whose files are in the
 * bundle.
 * @param inputs paths of the files in the bundle
 */
export async function writeSbom(
  file: string,
  name: string,
  inputs: Iterable<string>,
): Promise<void> {
  const lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
  const packages: Readonly<Record<string, Locked>> = lock.packages;
  const folders = new Set([...inputs].flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  const components = [...folders]
    .filter((folder) => !folder.includes("@edge-gateway/"))
    .toSorted((left, right) => (left < right ? -1 : 1))
    .map((folder) => component(folder, packages[folder] ?? {}));
  const document = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version: lock.version } },
    components,
  };
  await writeFile(file, `${JSON.stringify(document, undefined, 2)}\n`);
}

function component(folder: string, { version = "", license, integrity }: Locked): object {
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  const [algorithm, digest] = (integrity ?? "").split("-", 2);
  const content = digest === undefined ? undefined : Buffer.from(digest, "base64").toString("hex");
  return {
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
    ...(algorithm === "sha512" && content !== undefined
      ? { hashes: [{ alg: "SHA-512", content }] }
      : {}),
  };
}

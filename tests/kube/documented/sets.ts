// Every manifest that users may copy from this repository, in sets that belong together.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { parseAllDocuments } from "yaml";
import { ROOT } from "../../../tools/testing/workspace.ts";
import { exampleResources } from "../../resources/examples.ts";
import { handMade } from "../../resources/hand-made.ts";
import { isManifest } from "../api-paths.ts";
import type { Manifest } from "../api-paths.ts";
import { surroundingsOf } from "./surroundings.ts";

/** Objects that are applied together. */
export interface ManifestSet {
  /** The file of the set. */
  readonly place: string;
  /** The objects in the file of the set. */
  readonly objects: readonly Manifest[];
  /** Objects to which the file refers without containing them. */
  readonly surroundings: readonly Manifest[];
}

const BLOCK = /^```yaml\b[^\n]*\n([\s\S]*?)^```$/gm;
/**
 * The controller creates the only class of a cluster, and the cluster writes endpoints and pods
 * itself.
 */
const OF_THE_CLUSTER: ReadonlySet<string> = new Set(["EndpointSlice", "GatewayClass", "Pod"]);
const PAGES = "docs/{guides,operations,migration}/*.md";

/** All sets; each object has a namespace, and no two sets share one. */
export function documentedSets(): readonly ManifestSet[] {
  const sets = [...pages(), ...folders(), ...single()];
  return sets.map(({ place, objects, surroundings }, index) => {
    const own = (object: Manifest): Manifest => inNamespace(object, `s${index}`);
    return { place, objects: objects.map(own), surroundings: surroundings.map(own) };
  });
}

function manifestsIn(text: string): readonly Manifest[] {
  return parseAllDocuments(text, { logLevel: "error" })
    .map((document): unknown => document.toJS())
    .filter(isManifest)
    .filter(({ kind }) => !OF_THE_CLUSTER.has(kind));
}

/** Makes one set of all manifests on a page. */
function pages(): readonly ManifestSet[] {
  return globSync(PAGES, { cwd: ROOT })
    .toSorted()
    .flatMap((place) => {
      const text = readFileSync(join(ROOT, place), "utf8");
      const objects = [...text.matchAll(BLOCK)].flatMap(([, block = ""]) => manifestsIn(block));
      return setOf(place, objects);
    });
}

/** The files of a folder form one set, except files that are complete by themselves. */
function folders(): readonly ManifestSet[] {
  const files = globSync("examples/manifests/*.yaml", { cwd: ROOT }).toSorted();
  const objects = files.flatMap((file) => manifestsIn(readFileSync(join(ROOT, file), "utf8")));
  return setOf("examples/manifests", objects);
}

/**
 * Examples of the reference, and those of the specification's sentences, contain one resource each.
 */
function single(): readonly ManifestSet[] {
  const shown = exampleResources().map(({ file, document }) => ({ place: file, document }));
  return [...shown, ...handMade("valid")].flatMap(({ place, document }) =>
    isManifest(document) ? setOf(place.replace(/:\d+$/, ""), [document]) : [],
  );
}

function setOf(place: string, objects: readonly Manifest[]): readonly ManifestSet[] {
  if (objects.length === 0) return [];
  return [{ place, objects, surroundings: surroundingsOf(objects) }];
}

/** An object in a namespace of its set, with its references to namespaces adjusted. */
function inNamespace(object: Manifest, set: string): Manifest {
  const { namespace = "default", ...metadata } = object.metadata;
  const isNamespaced = KINDS[object.kind as keyof typeof KINDS].isNamespaced;
  const place = isNamespaced ? { namespace } : {};
  const renamed: Manifest = JSON.parse(
    JSON.stringify({ ...object, metadata: { ...metadata, ...place } }),
    (name, value: unknown) =>
      name === "namespace" && typeof value === "string" ? `${set}-${value}` : value,
  );
  if (renamed.kind !== "Namespace") return renamed;
  return { ...renamed, metadata: { ...renamed.metadata, name: `${set}-${metadata.name}` } };
}

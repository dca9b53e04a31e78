// JSON schemas of Kubernetes kinds and of the kinds in crds/, with which kubeconform validates
// without a server.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { alone } from "../alone.mjs";
import { startCluster } from "./cluster.ts";
import { applyDefinitions, definitionFiles } from "./definitions.ts";
import type { Definition } from "./definitions.ts";
import { cacheFolder, programsOf } from "./programs.ts";
import type { KubeClient } from "./client.ts";

type Schema = Readonly<Record<string, unknown>>;
/** The name of a file, and the schema in it. */
type Named = readonly [string, unknown];

const KEY_LENGTH = 16;
const SHARED = "_definitions.json";
/** Fields that the API description declares as text, but that are text or number. */
const TEXTS_OR_NUMBERS = ["util.intstr.IntOrString", "api.resource.Quantity"];

/**
 * The folder of the schemas, and the kubeconform argument for it. The schemas are read from an API
 * server once, and cached until that server or crds/ changes.
 */
export async function schemaLocation(): Promise<string> {
  const folder = join(cacheFolder(), "kube", `schemas-${await keyOfInputs()}`);
  if (!existsSync(folder)) {
    await alone(
      `${folder}.lock`,
      () => undefined,
      async () => {
        if (!existsSync(folder)) await build(folder);
      },
    );
  }
  return join(folder, "{{.ResourceKind}}{{.KindSuffix}}.json");
}

/** The inputs of the schemas: the API server, the definitions, and this file. */
async function keyOfInputs(): Promise<string> {
  const { "kube-apiserver": program } = await programsOf("apiserver");
  const files = [import.meta.filename, ...(await definitionFiles())];
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const hash = createHash("sha256").update([program, ...texts].join("\0"));
  return hash.digest("hex").slice(0, KEY_LENGTH);
}

async function build(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await using cluster = await startCluster();
  const own = ownSchemas(await applyDefinitions(cluster.client));
  for (const [name, schema] of [...(await builtInSchemas(cluster.client)), ...own])
    await writeFile(join(unfinished, name), JSON.stringify(schema));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** One file for every kind, which refers to the file with all definitions. */
async function builtInSchemas(client: KubeClient): Promise<readonly Named[]> {
  const { body } = await client.expect("GET", "/openapi/v2");
  const described: Readonly<Record<string, Schema>> = Object(body).definitions;
  const definitions = Object.fromEntries(
    Object.entries(described).map(([name, schema]) => [name, plain(name, schema)]),
  );
  const kinds = Object.entries(described).flatMap(([name, schema]) =>
    groupVersionKinds(schema).map((kind): Named => [
      fileOf(kind),
      { $ref: `${SHARED}#/definitions/${name}` },
    ]),
  );
  return [[SHARED, { definitions }], ...kinds];
}

function plain(name: string, schema: Schema): unknown {
  if (TEXTS_OR_NUMBERS.some((end) => name.endsWith(end))) return { type: ["string", "number"] };
  return strict(schema);
}

interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

function groupVersionKinds(schema: Schema): readonly GroupVersionKind[] {
  const kinds: unknown = schema["x-kubernetes-group-version-kind"];
  return Array.isArray(kinds) ? kinds : [];
}

/** The file name that kubeconform expects: `deployment-apps-v1.json`, `service-v1.json`. */
function fileOf({ group, version, kind }: GroupVersionKind): string {
  const [label = ""] = group.split(".");
  return `${[kind, label, version].filter(Boolean).join("-").toLowerCase()}.json`;
}

/** The schemas of crds/, with unknown properties refused. */
function ownSchemas(definitions: readonly Definition[]): readonly Named[] {
  return definitions.map((definition) => {
    const { properties } = definition.schema;
    const closed = strict({ ...definition.schema, properties: { ...properties, metadata: {} } });
    return [fileOf(definition), closed];
  });
}

/** Makes a schema refuse unknown properties, as an API server does with strict validation. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, strict(inner)] as const);
  const schema: Schema = Object.fromEntries(entries);
  if (schema["x-kubernetes-int-or-string"] === true)
    return { ...schema, type: ["string", "integer"] };
  return isClosed(schema) ? { ...schema, additionalProperties: false } : schema;
}

function isClosed(schema: Schema): boolean {
  const isOpen = schema["x-kubernetes-preserve-unknown-fields"] === true;
  return (
    schema["type"] === "object" &&
    !isOpen &&
    schema["additionalProperties"] === undefined &&
    isProperties(schema["properties"])
  );
}

function isProperties(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "./client.ts";
import { gatewayApiFiles } from "./gateway-api.ts";
import type { GatewayApiChoice } from "./gateway-api.ts";

const FOLDER = join(import.meta.dirname, "../../crds");
const DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
const ESTABLISHED_MS = 120_000;

/** A resource definition that the API server serves. */
export interface Definition {
  readonly kind: string;
  readonly group: string;
  readonly plural: string;
  readonly version: string;
  /** The structural schema of the kind's documents. */
  readonly schema: StructuralSchema;
  /** The warnings of the server when the definition was applied. */
  readonly warnings: readonly string[];
}

/** The paths of the definitions that the schemas describe. */
export async function definitionFiles(): Promise<readonly string[]> {
  const names = await readdir(FOLDER);
  return names.filter((name) => name.endsWith(".yaml")).map((name) => join(FOLDER, name));
}

/**
 * Applies every definition of crds/ on the side of the server and waits until the server serves it.
 * @param change changes the text of each definition before
 * @throws Error if the server refuses one
 */
export async function applyDefinitions(
  client: KubeClient,
  change = (text: string): string => text,
): Promise<readonly Definition[]> {
  const files = await definitionFiles();
  return Promise.all(
    files.map(async (file) =>
      applyDefinition(client, basename(file, ".yaml"), change(await readFile(file, "utf8"))),
    ),
  );
}

/** Applies the same definitions without descriptions, for clients with a limit of their size. */
export async function applyStripped(client: KubeClient): Promise<readonly Definition[]> {
  return Promise.all(
    (await definitionFiles()).map(async (file) => {
      const text = await readFile(join(FOLDER, "stripped", basename(file)), "utf8");
      return applyDefinition(client, basename(file, ".yaml"), text);
    }),
  );
}

/**
 * Applies the CRDs of the Gateway API by server-side apply, and waits until the server serves them.
 */
export async function applyGatewayApi(
  client: KubeClient,
  choice: GatewayApiChoice,
): Promise<readonly Definition[]> {
  const files = await gatewayApiFiles(choice);
  return Promise.all(
    [...files].map(async ([name, file]) =>
      applyDefinition(client, name, await readFile(file, "utf8")),
    ),
  );
}

/** Applies one definition by server-side apply. */
export async function applyDefinition(
  client: KubeClient,
  name: string,
  text: string,
): Promise<Definition> {
  const path = `${DEFINITIONS}/${name}`;
  const { warnings } = await client.expect(
    "PATCH",
    `${path}?fieldManager=edge-gateway&force=true&fieldValidation=Strict`,
    { type: "application/apply-patch+yaml", text },
  );
  const definition = await waitFor(
    `established definition ${name}`,
    async () => establishedIn((await client.expect("GET", path)).body as DefinitionObject),
    ESTABLISHED_MS,
  );
  const { group, version, plural } = definition;
  const served = async () =>
    (await client.request("GET", `/apis/${group}/${version}/${plural}?limit=1`)).status === 200;
  await waitFor(`resources ${plural}`, served, ESTABLISHED_MS);
  return { ...definition, warnings };
}

/** The properties of a structural schema that this module reads. */
export interface StructuralSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, StructuralSchema>>;
  readonly additionalProperties?: StructuralSchema;
  readonly items?: StructuralSchema;
}

/**
 * The properties of a CustomResourceDefinition that this module reads, as the API server sends
 * them.
 */
interface DefinitionObject {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string; readonly plural: string };
    readonly versions: readonly {
      readonly name: string;
      readonly storage: boolean;
      readonly schema: { readonly openAPIV3Schema: StructuralSchema };
    }[];
  };
  readonly status?: {
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
  };
}

function establishedIn({
  spec,
  status,
}: DefinitionObject): Omit<Definition, "warnings"> | undefined {
  const conditions = status?.conditions ?? [];
  const version = spec.versions.find(({ storage }) => storage);
  const isEstablished = conditions.some(
    (condition) => condition.type === "Established" && condition.status === "True",
  );
  if (!isEstablished || version === undefined) return undefined;
  const { kind, plural } = spec.names;
  const schema = version.schema.openAPIV3Schema;
  return { kind, plural, group: spec.group, version: version.name, schema };
}

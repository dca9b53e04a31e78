import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import type { KubeClient } from "../../tools/kube/client.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import {
  applyDefinition,
  applyDefinitions,
  applyGatewayApi,
} from "../../tools/kube/definitions.ts";
import { xBackendFile } from "../../tools/kube/gateway-api.ts";
import { endProcess } from "../../tools/kube/processes.ts";
import { listPath, pluralsOf } from "./api-paths.ts";
import type { Manifest } from "./api-paths.ts";
import { documentedSets } from "./documented/sets.ts";
import { statusLines, unexpectedIn } from "./documented/statuses.ts";
import { writtenStatuses } from "./status-writes.ts";

const POOLS = new URL("documented/inference-pools.yaml", import.meta.url);
const POOLS_NAME = "inferencepools.inference.networking.k8s.io";
const EXCEPTIONS = new URL("documented/exceptions.yaml", import.meta.url);
const FEWEST_OBJECTS = 200;
/** The number of concurrent requests. */
const AT_ONCE = 8;

/** Runs a function for many values, a limited number at a time. */
async function each<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  const worker = async (): Promise<void> => {
    for (const value of rest) await work(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Creates namespaces and then the other objects; returns the error messages of the server. */
async function createAll(
  client: KubeClient,
  objects: readonly Manifest[],
): Promise<readonly string[]> {
  const plurals = await pluralsOf(client);
  const shown = objects.filter(({ kind }) => kind === "Namespace");
  const known = new Set(shown.map(({ metadata }) => metadata.name));
  const names = new Set(objects.flatMap(({ metadata }) => metadata.namespace ?? []));
  const others = [...names].filter((name) => !known.has(name));
  const namespaces = others.map((name): Manifest => ({
    apiVersion: "v1",
    kind: "Namespace",
    metadata: { name },
  }));
  const refused: string[] = [];
  const create = async (object: Manifest): Promise<void> => {
    const { status, body } = await client.request("POST", listPath(object, plurals), object);
    const { kind, metadata } = object;
    if (status !== 201)
      refused.push(
        `${kind} ${metadata.namespace}/${metadata.name}: ${String(Object(body).message)}`,
      );
  };
  await each([...shown, ...namespaces], create);
  const rest = objects.filter(({ kind }) => kind !== "Namespace");
  await each(rest, create);
  return refused;
}

test("every manifest of guides, examples and the specification's sentences gets the status that it is to have in a cluster", async (context) => {
  await using cluster = await startCluster();
  const { client } = cluster;
  const [xBackends, xBackendsFile] = await xBackendFile();
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
    applyDefinition(client, POOLS_NAME, readFileSync(POOLS, "utf8")),
    applyDefinition(client, xBackends, readFileSync(xBackendsFile, "utf8")),
  ]);
  const sets = documentedSets();
  const objects = sets.flatMap((set) => [...set.surroundings, ...set.objects]);
  assert.deepEqual(await createAll(client, objects), []);
  const { child, metrics } = await startController(cluster, false, {
    environment: { EDGE_XDS_ADDR: "off", EDGE_INFERENCE_EXTENSION: "true", EDGE_X_BACKEND: "true" },
  });
  try {
    const text = await writtenStatuses(metrics, "repeated");
    assert.match(text, /controller_leader 1/);
    const plurals = await pluralsOf(client);
    const exceptions = new Map(Object.entries(Object(parse(readFileSync(EXCEPTIONS, "utf8")))));
    const table: string[] = [];
    const unexpected: string[] = [];
    for (const { place, objects: shown } of sets)
      for (const object of shown) {
        if (object.kind === "Namespace") continue;
        const path = `${listPath(object, plurals)}/${object.metadata.name}`;
        const { body } = await client.expect("GET", path);
        const name = `${place} ${object.kind} ${object.metadata.name}`;
        const lines = statusLines(body);
        table.push(`${name}: ${lines.join(", ") || "no status"}`);
        unexpected.push(...unexpectedIn(name, object.kind, lines, exceptions.get(name)));
        exceptions.delete(name);
      }
    for (const line of table) context.diagnostic(line);
    assert.ok(table.length >= FEWEST_OBJECTS, `only ${table.length} objects`);
    assert.deepEqual(unexpected, []);
    assert.deepEqual([...exceptions.keys()], [], "exceptions of nothing");
  } finally {
    await endProcess(child);
  }
});

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { parseAllDocuments } from "yaml";
import type { KubeClient } from "../../tools/kube/client.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { endProcess } from "../../tools/kube/processes.ts";
import { isManifest, listPath, pluralsOf } from "./api-paths.ts";
import type { Manifest } from "./api-paths.ts";
import { writesIn, writtenStatuses } from "./status-writes.ts";

/** The sets of manifests with which the translation is tested. */
const CASES = new URL("../../packages/translate/src/manifests/testdata/", import.meta.url);
const FEWEST_OBJECTS = 200;
/** The objects of a case, in namespaces that no other case uses. */
function objectsOf(file: string, index: number): readonly Manifest[] {
  const documents = parseAllDocuments(readFileSync(new URL(file, CASES), "utf8"));
  const objects = documents.map((document): unknown => document.toJS()).filter(isManifest);
  return objects.map((object) => {
    const { namespace = "default" } = object.metadata;
    const isNamespaced = KINDS[object.kind as keyof typeof KINDS].isNamespaced;
    const place = isNamespaced ? { namespace: `c${index}-${namespace}` } : {};
    return { ...object, metadata: { ...object.metadata, ...place } };
  });
}

/** Creates objects; returns the names of those that the server accepts. */
async function create(client: KubeClient, object: Manifest, plurals: ReadonlyMap<string, string>) {
  const path = listPath(object, plurals);
  const { status } = await client.request("POST", path, object);
  return status === 201 ? [`${path}/${object.metadata.name}`] : [];
}

test("the API server takes every status that the translation of its test sets writes", async (context) => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const plurals = await pluralsOf(client);
  const files = readdirSync(CASES, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".in.yaml") && !name.startsWith("reading/"),
  );
  const objects = files.flatMap(objectsOf).filter(({ kind }) => kind !== "Namespace");
  for (const name of new Set(objects.flatMap(({ metadata }) => metadata.namespace ?? [])))
    await client.request("POST", "/api/v1/namespaces", { metadata: { name } });
  const created: string[] = [];
  for (const object of objects) created.push(...(await create(client, object, plurals)));
  assert.ok(created.length >= FEWEST_OBJECTS, `the server took only ${created.length}`);
  const { child, metrics } = await startController(cluster, false);
  try {
    const read = async () => (await fetch(metrics)).text();
    await writtenStatuses(metrics, "final");
    const log = readFileSync(`${cluster.folder}/controller/controller.log`, "utf8");
    assert.equal(writesIn(await read(), "failed"), 0, log.slice(-3000));
    context.diagnostic(`${created.length} objects, ${writesIn(await read(), "written")} statuses`);
    assert.ok(writesIn(await read(), "written") > FEWEST_OBJECTS / 2);
    const written = writesIn(await read(), "written");
    const translations = async () =>
      /translation_duration_seconds_count (\d+)/.exec(await read())?.[1];
    const before = await translations();
    const configMap = { metadata: { name: "later", namespace: "default" } };
    await client.expect("POST", "/api/v1/namespaces/default/configmaps", configMap);
    await waitFor("another translation", async () => (await translations()) !== before);
    await waitFor("its writes", async () => /status_writes_pending 0/.test(await read()));
    const conflicts = writesIn(await read(), "conflict");
    assert.equal(
      writesIn(await read(), "written"),
      written,
      "statuses are written again and again",
    );
    context.diagnostic(`${conflicts} conflicts`);
    assert.doesNotMatch(log, /translation has failed|could not be read/);
  } finally {
    await endProcess(child);
  }
});

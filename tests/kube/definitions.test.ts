import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions, applyStripped, definitionFiles } from "../../tools/kube/definitions.ts";
import type { Definition } from "../../tools/kube/definitions.ts";

let cluster: Cluster;
let definitions: readonly Definition[];

before(async () => {
  cluster = await startCluster();
  definitions = await applyDefinitions(cluster.client);
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

test("the API server establishes every definition of crds/ and warns of none", async () => {
  const files = await definitionFiles();
  assert.ok(files.length > 0);
  assert.equal(definitions.length, files.length);
  assert.deepEqual(
    definitions.flatMap(({ kind, warnings }) => warnings.map((warning) => `${kind}: ${warning}`)),
    [],
  );
});

test("applying the definitions again changes nothing", async () => {
  const path = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
  const generations = async () => {
    const { body } = await cluster.client.expect("GET", path);
    const items: readonly { metadata: { name: string; generation: number } }[] = Object(body).items;
    return items.map(({ metadata: { name, generation } }) => [name, generation]);
  };
  const first = await generations();
  await applyDefinitions(cluster.client);
  assert.deepEqual(await generations(), first);
});

test("a second field manager applies the same definitions without a conflict", async () => {
  for (const file of await definitionFiles()) {
    const object = parse(await readFile(file, "utf8"));
    const path = `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${object.metadata.name}`;
    const { status, body } = await cluster.client.request("PATCH", `${path}?fieldManager=second`, {
      type: "application/apply-patch+yaml",
      text: JSON.stringify(object),
    });
    assert.equal(status, 200, String(Object(body).message));
  }
});

test("the definitions without descriptions take the place of the others without a warning", async () => {
  const stripped = await applyStripped(cluster.client);
  assert.deepEqual(
    stripped.map(({ kind }) => kind).toSorted(),
    definitions.map(({ kind }) => kind).toSorted(),
  );
  assert.deepEqual(
    stripped.flatMap(({ warnings }) => warnings),
    [],
  );
  await applyDefinitions(cluster.client);
});

test("RBAC is enabled: a user without a role may read nothing", async () => {
  const namespace = "/api/v1/namespaces/default";
  const account = { apiVersion: "v1", kind: "ServiceAccount", metadata: { name: "nobody" } };
  const request = { apiVersion: "authentication.k8s.io/v1", kind: "TokenRequest", spec: {} };
  const accounts = `${namespace}/serviceaccounts`;
  await cluster.client.expect("POST", accounts, account);
  const { body } = await cluster.client.expect("POST", `${accounts}/nobody/token`, request);
  using nobody = cluster.client.withToken(Object(body).status.token);
  for (const { group, version, plural } of definitions) {
    const { status } = await nobody.request("GET", `/apis/${group}/${version}/${plural}`);
    assert.equal(status, 403, plural);
  }
});

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { arrange, BEARER, cloud, folder, last, tokenOf } from "./cloud.suite.ts";

const SCOPES = ["https://vault.azure.net/.default"];

test("Azure: a client secret", async () => {
  const environment = { AZURE_AUTHORITY_HOST: `${cloud.url}/` };
  const secrets = { app: { clientID: "client-1", tenantID: "tenant-1", clientSecret: "s3cret\n" } };
  const secretRef = { name: "app", group: "", kind: "Secret" } as const;
  const auth = { azure: { scopes: SCOPES, secretRef } };
  assert.match(await tokenOf({ auth, environment, secrets }), BEARER);
  assert.deepEqual(last().form, {
    grant_type: "client_credentials",
    scope: SCOPES[0],
    client_id: "client-1",
    client_secret: "s3cret",
  });
});

test("Azure: the scope comes from the backend's host", async () => {
  const environment = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
  const host = "mine.openai.azure.com";
  assert.match(await tokenOf({ auth: { azure: {} }, environment, host }), BEARER);
  assert.equal(last().query["resource"], "https://cognitiveservices.azure.com");
});

for (const [identity, ofMachine, ofService] of [
  [{}, {}, {}],
  [{ clientId: "c" }, { client_id: "c" }, { client_id: "c" }],
  [{ objectId: "o" }, { object_id: "o" }, { principal_id: "o" }],
  [{ resourceId: "/r" }, { msi_res_id: "/r" }, { mi_res_id: "/r" }],
] as const)
  test(`Azure: a managed identity ${JSON.stringify(identity)}`, async () => {
    const auth = { azure: { scopes: SCOPES, managedIdentity: identity } };
    const machine = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
    assert.match(await tokenOf({ auth, environment: machine }), BEARER);
    const resource = "https://vault.azure.net";
    assert.deepEqual(last().query, { "api-version": "2018-02-01", resource, ...ofMachine });
    const service = { IDENTITY_ENDPOINT: `${cloud.url}/app-service`, IDENTITY_HEADER: "h" };
    assert.match(await tokenOf({ auth, environment: service }), BEARER);
    assert.deepEqual(last().query, { "api-version": "2019-08-01", resource, ...ofService });
    assert.equal(last().headers["x-identity-header"], "h");
  });

test("Azure: the workload identity, configured or from the environment", async () => {
  const file = join(folder, "federated");
  await writeFile(file, "federated-token");
  const environment = {
    AZURE_AUTHORITY_HOST: cloud.url,
    AZURE_CLIENT_ID: "client-1",
    AZURE_TENANT_ID: "tenant-1",
    AZURE_FEDERATED_TOKEN_FILE: file,
  };
  for (const azure of [{ scopes: SCOPES, workloadIdentity: {} }, { scopes: SCOPES }]) {
    assert.match(await tokenOf({ auth: { azure }, environment }), BEARER);
    assert.equal(last().form["client_assertion"], "federated-token");
  }
  const { outcome } = await arrange({
    auth: { azure: { scopes: SCOPES, workloadIdentity: {} } },
  }).send();
  assert.match(outcome?.detail ?? "", /needs AZURE_CLIENT_ID/);
});

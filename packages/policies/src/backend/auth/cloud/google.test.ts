import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { ParsedBackendAuth } from "@edge-gateway/generated/types/index.ts";
import { unverifiedClaims } from "@edge-gateway/jose";
import { BEARER, cloud, folder, last, tokenOf } from "./cloud.suite.ts";

function audienceOf(field: string): unknown {
  return unverifiedClaims(field.slice("Bearer ".length))?.["aud"];
}

const GCP_SECRET = { name: "gcp", key: "credentials.json", group: "", kind: "Secret" } as const;
const gcp = (more: object = {}): ParsedBackendAuth => ({
  gcp: { type: "AccessToken", secretRef: GCP_SECRET, ...more },
});
const credentials = (text: string) => ({ gcp: { "credentials.json": text } });

test("Google Cloud: a service account signs access and identity tokens", async () => {
  const secrets = credentials(cloud.account);
  assert.match(await tokenOf({ auth: gcp(), secrets }), BEARER);
  const own = await tokenOf({ auth: gcp({ type: "IdToken" }), secrets, host: "x.run.app" });
  assert.equal(audienceOf(own), "https://x.run.app");
  const named = await tokenOf({ auth: gcp({ type: "IdToken", audience: "a" }), secrets });
  assert.equal(audienceOf(named), "a");
});

test("Google Cloud: the metadata server, or the file that a variable names", async () => {
  const environment = { GCE_METADATA_HOST: new URL(cloud.url).host, HOME: folder };
  assert.match(await tokenOf({ auth: { gcp: { type: "AccessToken" } }, environment }), BEARER);
  const own = await tokenOf({ auth: { gcp: { type: "IdToken", audience: "a" } }, environment });
  assert.equal(audienceOf(own), "a");
  const file = join(folder, "account.json");
  await writeFile(file, cloud.account);
  const named = { GOOGLE_APPLICATION_CREDENTIALS: file };
  assert.match(
    await tokenOf({ auth: { gcp: { type: "AccessToken" } }, environment: named }),
    BEARER,
  );
  assert.equal(last().path, "/gcp/token");
});

test("Google Cloud: the file of gcloud, below the home folder or where a variable says", async () => {
  const below = join(folder, "home", ".config", "gcloud");
  await mkdir(below, { recursive: true });
  const name = "application_default_credentials.json";
  await writeFile(join(below, name), cloud.account);
  await writeFile(join(folder, name), cloud.account);
  for (const environment of [{ HOME: join(folder, "home") }, { CLOUDSDK_CONFIG: folder }]) {
    assert.match(await tokenOf({ auth: { gcp: { type: "AccessToken" } }, environment }), BEARER);
    assert.equal(last().path, "/gcp/token");
  }
});

test("Google Cloud: a user, and workload identity federation with and without impersonation", async () => {
  const user = {
    type: "authorized_user",
    client_id: "c",
    client_secret: "s",
    refresh_token: "r",
    token_uri: `${cloud.url}/gcp/token`,
  };
  assert.match(await tokenOf({ auth: gcp(), secrets: credentials(JSON.stringify(user)) }), BEARER);
  const file = join(folder, "subject");
  await writeFile(file, JSON.stringify({ own: "subject-token" }));
  const external = {
    type: "external_account",
    audience: "//iam.googleapis.com/pool",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: `${cloud.url}/gcp/sts`,
    credential_source: { file, format: { type: "json", subject_token_field_name: "own" } },
  };
  const secrets = credentials(JSON.stringify(external));
  assert.match(await tokenOf({ auth: gcp(), secrets }), BEARER);
  assert.equal(last().form["subject_token"], "subject-token");
  const url = `${cloud.url}/gcp/account:generateAccessToken`;
  const as = credentials(JSON.stringify({ ...external, service_account_impersonation_url: url }));
  assert.match(await tokenOf({ auth: gcp(), secrets: as }), BEARER);
  assert.match(last().headers.authorization ?? "", BEARER);
  const id = await tokenOf({ auth: gcp({ type: "IdToken", audience: "a" }), secrets: as });
  assert.equal(audienceOf(id), "a");
});

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { unverifiedClaims } from "@edge-gateway/jose";
import type { BackendAuth } from "@edge-gateway/generated/types/index.ts";
import { startCloud, type AskedOfCloud, type TestCloud } from "@edge-gateway/testkit/cloud";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { TestContext } from "../../../testing/context.ts";
import { TestExchange } from "../../../testing/exchange.ts";
import { backendAuth } from "../index.ts";

let cloud: TestCloud;
let folder: string;

before(async () => {
  cloud = await startCloud();
  folder = await mkdtemp(join(tmpdir(), "cloud-"));
});

after(async () => {
  await cloud.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  cloud.asked.length = 0;
  cloud.life = 3600;
  cloud.fails = false;
});

interface Options {
  readonly auth: BackendAuth;
  readonly environment?: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly secrets?: TestContext["secrets"];
}

/** Compiles the policy; returns a function that sends a request and returns the added headers. */
function arrange({ auth, environment = {}, host = "a.example.com", secrets = {} }: Options) {
  const context = new TestContext({ time: Date.now() });
  Object.assign(context.environment, environment);
  Object.assign(context.secrets, secrets);
  context.backend = {
    key: "k",
    name: "n",
    kind: "static",
    static: { host, port: 443 },
    place: { pointer: "" },
  };
  const policy = backendAuth.compile(auth, context);
  const send = async (headers: Readonly<Record<string, string>> = {}) => {
    const exchange = new TestExchange({ headers, authority: host });
    const first = await policy.request?.(exchange);
    const outcome = first ?? (await policy.last?.(exchange));
    return { outcome, field: (name: string) => exchange.request.get(name) ?? "" };
  };
  return { context, send };
}

async function tokenOf(options: Options): Promise<string> {
  const { outcome, field } = await arrange(options).send();
  assert.equal(outcome, undefined, outcome?.detail);
  return field("authorization");
}

function last(): AskedOfCloud {
  const found = cloud.asked.at(-1);
  assert.ok(found);
  return found;
}

const BEARER = /^Bearer cloud-token-\d+$/;
const AWS: BackendAuth = { aws: { region: "eu-west-1", serviceName: "dynamodb" } };
const atInstance = () => ({ AWS_EC2_METADATA_SERVICE_ENDPOINT: cloud.url });
const SIGNED = /Credential=AKIDCLOUD\d+\/\d{8}\/eu-west-1\/dynamodb\/aws4_request/;

test("AWS: the role of the instance, by version 2 of the metadata service", async () => {
  const { send } = arrange({ auth: AWS, environment: atInstance() });
  const { field } = await send();
  assert.match(field("authorization"), SIGNED);
  assert.match(field("x-amz-security-token"), /^cloud-session-/);
  assert.deepEqual(
    cloud.asked.map(({ method, path }) => [method, path]),
    [
      ["PUT", "/latest/api/token"],
      ["GET", "/latest/meta-data/iam/security-credentials/"],
      ["GET", "/latest/meta-data/iam/security-credentials/my-role"],
    ],
  );
  await send();
  assert.equal(cloud.asked.length, 3);
});

test("AWS: region and service come from the backend's host", async () => {
  const host = "bedrock-runtime.us-west-2.amazonaws.com";
  const field = await tokenOf({ auth: { aws: {} }, environment: atInstance(), host });
  assert.match(field, /\/us-west-2\/bedrock\/aws4_request/);
});

test("AWS: the container's task role, with the container's token", async () => {
  const environment = {
    AWS_CONTAINER_CREDENTIALS_FULL_URI: `${cloud.url}/container`,
    AWS_CONTAINER_AUTHORIZATION_TOKEN: "of-the-task",
  };
  assert.match(await tokenOf({ auth: AWS, environment }), SIGNED);
  assert.equal(last().headers.authorization, "of-the-task");
  const elsewhere = { AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://10.0.0.1/container" };
  const { outcome } = await arrange({ auth: AWS, environment: elsewhere }).send();
  assert.match(outcome?.detail ?? "", /must use https or be on this machine/);
});

test("AWS: environment variables take precedence", async () => {
  const environment = {
    ...atInstance(),
    AWS_ACCESS_KEY_ID: "AKIDCLOUD0",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  assert.match(await tokenOf({ auth: AWS, environment }), SIGNED);
  assert.equal(cloud.asked.length, 0);
});

test("AWS: an empty value of a Secret counts as missing", async () => {
  const secretRef = { name: "keys", group: "", kind: "Secret" } as const;
  const auth = { aws: { region: "eu-west-1", serviceName: "dynamodb", secretRef } };
  const keysOf = (values: object) => ({ keys: { accessKey: "AKIDCLOUD0", ...values } });
  const secrets = keysOf({ secretKey: "secret", sessionToken: "\n" });
  const { outcome, field } = await arrange({ auth, secrets }).send();
  assert.equal(outcome, undefined);
  assert.match(field("authorization"), /SignedHeaders=host;x-amz-content-sha256;x-amz-date,/);
  const broken = await arrange({ auth, secrets: keysOf({ secretKey: "" }) }).send();
  assert.equal(broken.outcome?.code, "backend_auth_failed");
});

test("AWS: the web identity file is read again for each session", async () => {
  const file = join(folder, "web-identity");
  await writeFile(file, "first\n");
  cloud.life = -1;
  const environment = {
    AWS_WEB_IDENTITY_TOKEN_FILE: file,
    AWS_ROLE_ARN: "arn:aws:iam::123456789012:role/web",
    AWS_ENDPOINT_URL_STS: `${cloud.url}/sts/`,
  };
  const { send } = arrange({ auth: AWS, environment });
  assert.match((await send()).field("authorization"), SIGNED);
  assert.deepEqual(last().form, {
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: "arn:aws:iam::123456789012:role/web",
    RoleSessionName: "edge-gateway",
    WebIdentityToken: "first",
  });
  await writeFile(file, "second\n");
  await send();
  assert.equal(last().form["WebIdentityToken"], "second");
});

test("AWS: a role is assumed once per session, with its tags", async () => {
  const environment = { ...atInstance(), AWS_ENDPOINT_URL_STS: `${cloud.url}/sts/` };
  const assumeRole = {
    roleArn: "arn:aws:iam::123456789012:role/app",
    sessionNameExpression: 'request.headers["x-user"]',
    tags: [
      { key: "team", value: "blue" },
      { key: "user", expression: 'request.headers["x-user"]' },
    ],
  };
  const auth = { aws: { region: "eu-west-1", serviceName: "dynamodb", assumeRole } };
  const { send } = arrange({ auth, environment });
  for (const user of ["alice", "bob", "alice"])
    assert.match((await send({ "x-user": user })).field("authorization"), SIGNED);
  const sessions = cloud.asked.filter(({ path }) => path === "/sts/");
  assert.deepEqual(
    sessions.map(({ form }) => form["RoleSessionName"]),
    ["alice", "bob"],
  );
  assert.deepEqual(sessions[1]?.form, {
    Action: "AssumeRole",
    Version: "2011-06-15",
    RoleArn: assumeRole.roleArn,
    RoleSessionName: "bob",
    "Tags.member.1.Key": "team",
    "Tags.member.1.Value": "blue",
    "Tags.member.2.Key": "user",
    "Tags.member.2.Value": "bob",
  });
  assert.match(
    sessions[0]?.headers.authorization ?? "",
    /Credential=AKIDCLOUD\d+\/\d{8}\/eu-west-1\/sts\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token/,
  );
  for (const user of ["not a name", ""])
    assert.equal((await send({ "x-user": user })).outcome?.code, "backend_auth_failed");
});

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

function audienceOf(field: string): unknown {
  return unverifiedClaims(field.slice("Bearer ".length))?.["aud"];
}

const GCP_SECRET = { name: "gcp", key: "credentials.json", group: "", kind: "Secret" } as const;
const gcp = (more: object = {}): BackendAuth => ({
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

test("no response of a cloud is shown, and all waiting requests share a failure", async () => {
  cloud.fails = true;
  const environment = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
  const { send } = arrange({ auth: { azure: { scopes: SCOPES } }, environment });
  const outcomes = await Promise.all([send(), send(), send()]);
  assert.equal(cloud.asked.length, 1);
  for (const { outcome } of outcomes)
    assert.equal(
      outcome?.detail,
      `${new URL(cloud.url).host}: the response has status 403: denied`,
    );
});

test("a token is refreshed before it expires, and shared between policies", async () => {
  cloud.life = 100;
  const environment = { AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud.url };
  const { context, send } = arrange({ auth: { azure: { scopes: SCOPES } }, environment });
  const first = (await send()).field("authorization");
  const other = backendAuth.compile({ azure: { scopes: SCOPES } }, context);
  const exchange = new TestExchange({});
  assert.equal(other.request?.(exchange), undefined);
  assert.equal(exchange.request.get("authorization"), first);
  context.time += 80_000;
  assert.equal((await send()).field("authorization"), first);
  await waitFor("another token", async () => (await send()).field("authorization") !== first);
  assert.equal(cloud.asked.length, 2);
});

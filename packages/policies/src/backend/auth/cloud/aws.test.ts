import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { ParsedBackendAuth } from "@edge-gateway/generated/types/index.ts";
import { arrange, cloud, folder, last, tokenOf } from "./cloud.suite.ts";

const AWS: ParsedBackendAuth = { aws: { region: "eu-west-1", serviceName: "dynamodb" } };
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainBackend } from "../../ir/backends/plain-backends.ts";
import { agentCorePlace, awsPlaceOf, azureScopeOf, hostOfBackend } from "./backend-clouds.ts";

const base = { key: "k", name: "n", place: { pointer: "" } };
const agent = (host: string) => plainBackend({ a2a: { host, port: 443 } }, base);

test("a host of AWS determines its region and service", () => {
  for (const [host, region, service] of [
    ["dynamodb.eu-west-1.amazonaws.com", "eu-west-1", "dynamodb"],
    ["bucket.s3.us-gov-west-1.amazonaws.com", "us-gov-west-1", "s3"],
    ["Bedrock-Runtime.US-EAST-1.amazonaws.com", "us-east-1", "bedrock"],
    ["abc.execute-api.cn-north-1.amazonaws.com.cn", "cn-north-1", "execute-api"],
    ["abc.lambda-url.us-east-1.on.aws", "us-east-1", "lambda"],
  ] as const)
    assert.deepEqual(awsPlaceOf(agent(host)), { region, service }, host);
  for (const host of [
    "amazonaws.com",
    "s3.amazonaws.com",
    "a.example.com",
    "s3.eu-west-1.evil.com",
  ])
    assert.deepEqual(awsPlaceOf(agent(host)), {}, host);
});

test("a runtime of AgentCore has a host in its region and partition", () => {
  const agentRuntimeArn = "arn:aws-cn:bedrock-agentcore:cn-north-1:123456789012:runtime/a";
  const { host } = agentCorePlace(agentRuntimeArn);
  assert.equal(host, "bedrock-agentcore.cn-north-1.amazonaws.com.cn");
  const backend = plainBackend({ aws: { agentCore: { agentRuntimeArn } } }, base);
  assert.equal(hostOfBackend(backend), host);
  assert.deepEqual(awsPlaceOf(backend), { region: "cn-north-1", service: "bedrock-agentcore" });
});

test("a host of Azure determines the scope of its tokens", () => {
  assert.equal(
    azureScopeOf(agent("Mine.OpenAI.azure.com")),
    "https://cognitiveservices.azure.com/.default",
  );
  for (const host of ["openai.azure.com.evil.com", "notmanagement.azure.com", "a.example.com"])
    assert.equal(azureScopeOf(agent(host)), undefined, host);
});

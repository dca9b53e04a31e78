import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";
import { gatewayOf, object, route, toEdgeBackend, together } from "../manifests/objects.ts";
import { inject } from "../trace/gwctl.ts";

/** Runtimes of Amazon Bedrock AgentCore (doc 2 §EdgeBackend, `aws.agentCore`). */

const ARN = "arn:aws:bedrock-agentcore:us-west-2:123456789012:runtime/planner";
const PATH =
  "/runtimes/arn%3Aaws%3Abedrock-agentcore%3Aus-west-2%3A123456789012%3Aruntime%2Fplanner";

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

/** The library of AWS finds the service by this environment variable. */
function environment(): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_BEDROCK_AGENTCORE: echo.url,
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "hidden-secret",
    AWS_SESSION_TOKEN: "hidden-session",
  };
}

async function invoke(url: string): Promise<Echo> {
  const headers = { "x-amzn-bedrock-agentcore-runtime-session-id": "one" };
  const response = await fetch(url, { method: "POST", body: '{"prompt":"hi"}', headers });
  assert.equal(response.status, 200);
  const seen: Echo = JSON.parse(await response.text());
  return seen;
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-west-2\/bedrock-agentcore\/aws4_request, SignedHeaders=(?:content-type;)?host;x-amz-content-sha256;x-amz-date;x-amz-security-token, /;

test("every request invokes the runtime, signed with the credentials of the environment", async () => {
  await using gateway = await Gateway.start({
    environment: environment(),
    config: `
gateways:
  web:
    port: $PORT
    routes:
      - {name: own, matches: [{path: {value: /own}}], backends: [{aws: {agentCore: {agentRuntimeArn: "${ARN}"}}}]}
      - {name: named, backends: [{backend: planner}]}
      - name: token
        matches: [{path: {value: /token}}]
        backends: [{aws: {agentCore: {agentRuntimeArn: "${ARN}"}}, policies: {auth: {key: of-the-user}}}]
backends:
  planner: {aws: {agentCore: {agentRuntimeArn: "${ARN}", qualifier: a b/c}}}
`,
  });
  const own = await invoke(`${gateway.url}/own?any=query`);
  assert.deepEqual(
    [own.method, own.url, own.body],
    ["POST", `${PATH}/invocations`, '{"prompt":"hi"}'],
  );
  assert.match(own.headers.authorization ?? "", SIGNED);
  assert.equal(own.headers["x-amzn-bedrock-agentcore-runtime-session-id"], "one");
  const named = await invoke(`${gateway.url}/anything`);
  assert.equal(named.url, `${PATH}/invocations?qualifier=a%20b%2Fc`);
  const token = await invoke(`${gateway.url}/token`);
  assert.equal(token.headers.authorization, "Bearer of-the-user");
  const telemetry = `gen_ai.operation.name=invoke_agent gen_ai.provider.name=aws.bedrock gen_ai.agent.id=${ARN} gen_ai.conversation.id=one`;
  await waitFor("telemetry", () => gateway.output.includes(telemetry));
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  assert.match(
    metrics,
    /gen_ai_client_operation_duration_seconds_count\{gen_ai_operation_name="invoke_agent",gen_ai_provider_name="aws.bedrock"/,
  );
  const { out } = await inject(gateway, ["--raw"], `${gateway.url}/own`);
  const records = out.slice(0, out.lastIndexOf('{"method"'));
  assert.match(records, /final request/);
  for (const text of [records, gateway.output]) assert.ok(!text.includes("hidden-"));
});

test("manifests", async () => {
  const spec = { aws: { agentCore: { agentRuntimeArn: ARN } } };
  await using gateway = await Gateway.start({
    environment: environment(),
    config: (port) => ({
      "set.yaml": together(
        gatewayOf(port),
        object("edgegateway.dev/v1alpha1", "EdgeBackend", "planner", "default", spec),
        route("planner", "/", toEdgeBackend("planner")),
      ),
    }),
  });
  assert.match((await invoke(gateway.url)).headers.authorization ?? "", SIGNED);
});

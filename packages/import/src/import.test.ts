import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { importConfiguration } from "./import-configuration.ts";

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});

after(() => rmSync(folder, { recursive: true }));

function run(text: string, { from = "litellm", strict = false } = {}) {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  let out = "";
  let err = "";
  const terminal = {
    out: (more: string) => (out += more),
    err: (more: string) => (err += more),
    colours: false,
  };
  const status = importConfiguration({ file, from, strict }, terminal);
  return { status, out, err };
}

test("deployments become models, with keys from environment variables", () => {
  const { status, out, err } = run(`
model_list:
  - model_name: gpt-4o
    litellm_params: { model: openai/gpt-4o, api_key: os.environ/OPENAI_API_KEY, temperature: 0.2 }
  - model_name: claude
    litellm_params: { model: anthropic/claude-sonnet-4-5, api_key: sk-ant-literal, rpm: 10 }
general_settings: { master_key: sk-1234 }
`);
  assert.equal(status, 0, err);
  assert.equal(
    out,
    `gateways:
  web:
    port: 4000
    policies:
      apiKeyAuthentication:
        runtimeKeys: {}
models:
  gpt-4o:
    match:
      model: gpt-4o
    provider: OpenAI
    policies:
      auth:
        key: \${OPENAI_API_KEY}
      transformations:
        - field: temperature
          expression: default(llmRequest.temperature, 0.2)
  claude-1:
    match:
      model: claude-sonnet-4-5
    visibility: Internal
    provider: Anthropic
    policies:
      auth:
        key: \${IMPORTED_KEY_1}
  claude:
    match:
      model: claude
    virtualModel:
      weighted:
        targets:
          - modelRef:
              name: claude-1
            weight: 1
`,
  );
  assert.doesNotMatch(out + err, /sk-ant-literal|sk-1234/);
  assert.match(err, /changed model_list\[1\]\.litellm_params\.api_key: .* IMPORTED_KEY_1/);
  assert.match(
    err,
    /refused model_list\[1\]\.litellm_params\.rpm: LiteLLM does not enforce this limit/,
  );
  assert.match(err, /2 converted, 2 changed, 1 refused\n$/);
});

test("deployments with the same name share requests, and fallbacks come after them", () => {
  const { status, out, err } = run(`
model_list:
  - model_name: gpt
    litellm_params: { model: azure/gpt-east, api_base: https://east.openai.azure.com/, api_version: "2024-10-21", api_key: os.environ/EAST, weight: 3 }
  - model_name: gpt
    litellm_params: { model: azure/gpt-east, api_base: https://west.openai.azure.com, api_key: os.environ/WEST }
  - model_name: spare
    litellm_params: { model: bedrock/anthropic.claude-3-haiku, aws_region_name: eu-west-1 }
  - model_name: local
    litellm_params: { model: hosted_vllm/llama, api_base: http://vllm.internal:8000/v1 }
  - model_name: local
    litellm_params: { model: ollama/llama3, api_base: http://ollama.internal:11434 }
  - model_name: vertex
    litellm_params: { model: vertex_ai/gemini-2.5-pro, vertex_project: p, vertex_location: europe-west1 }
router_settings:
  fallbacks: [{ gpt: [spare] }, { gone: [spare] }]
  model_group_alias: { gpt-4: gpt, fast: spare }
litellm_settings: { drop_params: true, cache: true }
`);
  assert.equal(status, 0, err);
  assert.match(out, /failover:\n +targets:\n +- modelRef:\n +name: gpt-1\n +priority: 0/);
  assert.match(out, /name: spare-1\n +priority: 1/);
  assert.match(
    out,
    /gpt-1:\n +match:\n +model: gpt-east\n +visibility: Internal\n +provider: Azure/,
  );
  assert.match(err, /changed model_list \(gpt\): weights are not kept/);
  assert.match(err, /refused fallbacks\.gone/);
  assert.match(err, /converted model_group_alias\.fast: is spare/);
  assert.match(err, /changed litellm_settings\.drop_params: .* always left out/);
  assert.match(err, /refused litellm_settings\.cache: a cache of responses is a policy/);
});

test("parts that cannot be converted are reported with their place, and --strict fails", () => {
  const lost = "{ model_name: a, litellm_params: { model: nobody/x } }, {}";
  const kept = "{ model_name: b, litellm_params: { model: openai/b } }";
  const { status, err } = run(`model_list: [${lost}, ${kept}]\n`, { strict: true });
  assert.equal(status, 1);
  const nothing = run(`model_list: [${lost}]\n`);
  assert.deepEqual([nothing.status, nothing.out], [2, ""]);
  assert.match(nothing.err, /error: no part of the configuration was converted/);
  assert.match(err, /refused model_list\[0\]: nobody\/x: the provider is unknown/);
  assert.match(err, /refused model_list\[1\]: model_name/);
  assert.equal(run("a: 1").status, 2);
  assert.equal(run("a: [").status, 2);
  assert.match(run("a: 1", { from: "litelm" }).err, /did you mean litellm\?/);
});

test("names with a wildcard, orders, and fallbacks of both sections become valid models", () => {
  const { status, out, err } = run(`
model_list:
  - model_name: "anthropic/*"
    litellm_params: { model: "anthropic/*", api_key: os.environ/A }
  - model_name: "*"
    litellm_params: { model: "openai/*", api_key: os.environ/B }
  - model_name: "*"
    litellm_params: { model: "groq/*", api_key: os.environ/C }
  - model_name: "team-*"
    litellm_params: { model: "openai/ft:*", api_key: os.environ/B }
  - model_name: one
    litellm_params: { model: openai/gpt-4o, api_key: os.environ/B, order: 2, weight: 3 }
    model_info: { mode: chat }
  - model_name: one
    litellm_params: { model: groq/llama, api_key: os.environ/C, order: 1 }
  - model_name: two
    litellm_params: { model: openai/gpt-5, api_key: os.environ/B }
  - model_name: local
    litellm_params: { model: ollama/llama3, api_base: "http://localhost:11434" }
  - model_name: near
    litellm_params: { model: hosted_vllm/llama3, api_base: "http://127.0.0.1:8000/v1" }
  - model_name: usual
    litellm_params: { model: ollama/llama3 }
litellm_settings: { fallbacks: [{ one: [two] }] }
router_settings:
  routing_strategy: latency-based-routing
  model_group_alias: { also: one, all: "*" }
  fallbacks: [{ two: [one, "*"] }, { "*": [two] }]
`);
  assert.equal(status, 0, err);
  assert.doesNotMatch(err, / error: /);
  for (const part of [
    "model: anthropic/*\n    provider: Anthropic",
    "baseURL: http://127.0.0.1:8000/v1",
    "expression: llmRequest.model.substring(10)",
    `expression: '"ft:" + llmRequest.model.substring(5)'`,
  ])
    assert.ok(out.includes(part), `${part} is missing in ${out}`);
  assert.equal(out.split("baseURL: http://localhost:11434/v1").length, 3);
  const targets = [
    ["one-1", 1],
    ["one-2", 0],
    ["two-1", 2],
  ];
  const written = targets.map(([name, at]) => `name: ${name}\n            priority: ${at}`);
  const [one, also] = ["one", "also"].map((name) => {
    const at = out.indexOf(`\n  ${name}:\n`);
    return out.slice(at, at + 400);
  });
  for (const each of written) assert.ok(one?.includes(each) && also?.includes(each), out);
  for (const note of [
    "refused model_list[2]: a name with a wildcard has only one deployment",
    "refused model_list[4].model_info: prices",
    "changed model_list (one): weights are not kept",
    "changed routing_strategy: latency-based-routing",
    "changed fallbacks.two: only these follow: one",
    "refused fallbacks.*: no model of model_list",
    "refused model_group_alias.all: no model of model_list",
  ])
    assert.ok(err.includes(note), `${note} is missing in ${err}`);
});

test("a Portkey config becomes a backend with groups of providers", () => {
  const { status, out, err } = run(
    JSON.stringify({
      strategy: { mode: "fallback" },
      cache: { mode: "simple", max_age: 60 },
      targets: [
        { provider: "openai", api_key: "sk-literal", override_params: { model: "gpt-5", seed: 3 } },
        { provider: "anthropic", virtual_key: "anthropic-1", retry: { attempts: 2 } },
        { provider: "bedrock", aws_region: "eu-west-1" },
        { provider: "nobody" },
      ],
    }),
    { from: "portkey" },
  );
  assert.equal(status, 0, err);
  assert.match(out, /groups:\n +- providers:\n +- name: openai-1\n +openai:\n +model: gpt-5/);
  assert.match(out, /overrides:\n +- field: seed\n +value: 3/);
  assert.match(out, /key: \$\{IMPORTED_KEY_2\}/);
  assert.match(out, /region: eu-west-1/);
  assert.doesNotMatch(out + err, /sk-literal/);
  assert.match(err, /refused targets\[1\]\.retry: /);
  assert.match(err, /refused targets\[3\]: the provider is unknown: nobody/);
  assert.match(out, /responseCache:\n +ttl: 60s/);
  assert.match(err, /converted cache: /);
  assert.equal(run('{"provider": "openai", "api_key": "x"}', { from: "portkey" }).status, 0);
  assert.match(run("{}", { from: "portkey" }).err, /not a Portkey config/);
});

test("a Portkey fallback whose targets distribute requests becomes groups of several providers", () => {
  const { status, out, err } = run(
    JSON.stringify({
      strategy: { mode: "fallback", on_status_codes: [429] },
      targets: [
        {
          strategy: { mode: "loadbalance" },
          targets: [
            { provider: "openai", weight: 0.7 },
            {
              provider: "azure-openai",
              azure_resource_name: "res",
              azure_deployment_id: "dep",
              azure_api_version: "2024-06-01",
            },
          ],
        },
        { strategy: { mode: "conditional" }, targets: [{ provider: "openai" }, {}] },
        { provider: "anthropic" },
        { virtual_key: "prod" },
      ],
    }),
    { from: "portkey" },
  );
  assert.equal(status, 0, err);
  assert.doesNotMatch(err, / error: /);
  assert.match(
    out,
    /groups:\n +- providers:\n +- name: openai-1\n +openai: \{\}\n +- name: azure-2\n +azure:\n +resourceName: res/,
  );
  assert.match(out, /model: dep\n +- providers:\n +- name: anthropic-3\n/);
  for (const note of [
    "changed targets[0].strategy: weights are not kept",
    "refused targets[1]: targets of the mode conditional",
    "refused targets[3]: the target does not name the provider",
    "converted strategy.on_status_codes: 2 further attempts in all, after 429",
  ])
    assert.ok(err.includes(note), `${note} is missing in ${err}`);
});

test("keys and roles of AWS are kept, as secrets and as roles", () => {
  const aws = (more: string): string =>
    `{ model_name: m, litellm_params: { model: bedrock/m, aws_region_name: eu-west-1, ${more} } }`;
  const role = "arn:aws:iam::123456789012:role/models";
  const { status, out, err } = run(
    `model_list: [${aws("aws_access_key_id: os.environ/ID, aws_secret_access_key: literal")}, ${aws(`aws_role_name: "${role}", aws_session_name: gw`)}, ${aws("aws_access_key_id: a")}]`,
  );
  assert.equal(status, 0, err);
  assert.match(out, /aws-1:\n +data:\n +accessKey: \$\{ID\}\n +secretKey: \$\{IMPORTED_KEY_1\}/);
  assert.match(out, /aws:\n +secretRef:\n +name: aws-1/);
  assert.match(
    out,
    /assumeRole:\n +roleArn: arn:aws:iam::123456789012:role\/models\n +sessionName: gw/,
  );
  assert.match(
    err,
    /refused model_list\[2\]: aws_access_key_id or aws_secret_access_key is missing/,
  );
  assert.doesNotMatch(out + err, /literal/);
});

test("settings of a LiteLLM deployment may be in the environment, and the model may name its API", () => {
  const { status, out, err } = run(`
model_list:
  - { model_name: a, litellm_params: { model: openai/responses/gpt-5, api_base: os.environ/BASE } }
  - { model_name: b, litellm_params: { model: bedrock/converse/us.amazon.nova-pro-v1:0, aws_region_name: os.environ/REGION } }
  - { model_name: c, litellm_params: { model: azure_ai/command-r, api_base: "https://x.models.ai.azure.com" } }
  - { model_name: d, litellm_params: { model: azure/dep, api_base: os.environ/AZURE } }
  - { model_name: e, litellm_params: { model: toString/x } }
router_settings: { model_group_alias: { other: { model: a, hidden: true } } }
`);
  assert.equal(status, 0, err);
  assert.doesNotMatch(err, / error: /);
  for (const part of [
    "model: gpt-5\n",
    `baseURL: \${BASE}\n`,
    "model: us.amazon.nova-pro-v1:0\n",
    `region: \${REGION}\n`,
    "model: command-r\n",
    "model: other\n",
  ])
    assert.ok(out.includes(part), `${part} is missing in ${out}`);
  assert.match(err, /refused model_list\[3\]: .* and not be in a variable/);
  assert.match(err, /refused model_list\[4\]: toString\/x: the provider is unknown/);
  assert.match(err, /changed model_group_alias\.other\.hidden: the alias is listed/);
});

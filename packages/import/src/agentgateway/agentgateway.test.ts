import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { importConfiguration } from "../import-configuration.ts";

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});

after(() => rmSync(folder, { recursive: true }));

function run(text: string, strict = false) {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  let out = "";
  let err = "";
  const terminal = {
    out: (more: string) => (out += more),
    err: (more: string) => (err += more),
    colours: false,
  };
  const status = importConfiguration({ file, from: "agentgateway", strict }, terminal);
  return { status, out, err };
}

/** Imports a file that has one route with these policies; returns the output. */
function routeWith(policies: string, backend = "host: 127.0.0.1:8080") {
  return run(
    `binds: [{ port: 3000, listeners: [{ routes: [{ name: one, policies: ${policies}, backends: [{ ${backend} }] }] }] }]`,
  );
}

test("routes keep their matches, hosts, policies and backends", () => {
  const { status, out, err } = run(`
binds:
  - port: 8080
    listeners:
      - hostname: shop.example
        routes:
          - name: Catalogue
            matches:
              - path: { pathPrefix: /catalogue }
                method: GET
                headers: [{ name: x-tenant, value: { regex: "t[0-9]" } }]
                query: [{ name: page, value: { exact: "1" } }]
            policies:
              urlRewrite: { path: { prefix: /v2 } }
              requestHeaderModifier: { set: { x-from: gateway }, remove: [x-secret] }
              timeout: { requestTimeout: 5s }
              retry: { attempts: 2, codes: [503] }
              localRateLimit: [{ maxTokens: 10, tokensPerFill: 4, fillInterval: 60s }]
            backends:
              - { host: "10.0.0.1:80", weight: 3 }
              - { host: "10.0.0.2:80", weight: 1 }
`);
  assert.equal(status, 0, err);
  assert.equal(
    out,
    `gateways:
  web:
    port: 8080
    routes:
      - name: catalogue
        hostnames:
          - shop.example
        matches:
          - path:
              type: PathPrefix
              value: /catalogue
            method: GET
            headers:
              - name: x-tenant
                type: RegularExpression
                value: t[0-9]
            queryParams:
              - name: page
                value: "1"
        filters:
          - type: URLRewrite
            urlRewrite:
              path:
                type: ReplacePrefixMatch
                replacePrefixMatch: /v2
        policies:
          headerModifiers:
            request:
              set:
                - name: x-from
                  value: gateway
              remove:
                - x-secret
          timeouts:
            request: 5s
          retry:
            attempts: 2
            codes:
              - 503
          rateLimit:
            local:
              - requests: 4
                unit: Minutes
                burst: 6
        backends:
          - static:
              host: 10.0.0.1
              port: 80
            weight: 3
          - static:
              host: 10.0.0.2
              port: 80
            weight: 1
`,
  );
  assert.match(err, /^3 converted, 0 changed, 0 refused$/m);
});

const PROTECTING = [
  "{ extAuthz: { host: 127.0.0.1:1, timeout: 1s } }",
  "{ oidc: { issuer: https://idp.example } }",
  "{ apiKey: { keys: [] } }",
  "{ authorization: { rules: [{ deny: 'true' }, { allow: 'true' }] } }",
  "{ jwtAuth: { issuer: a } }",
  "{ backendTLS: { root: ca.pem } }",
  "{ ai: { promptGuard: { request: [{ azureContentSafety: {} }] } } }",
  "{ localRateLimit: [{ maxTokens: 1, tokensPerFill: 1, fillInterval: 7s }] }",
  "{ backendAuth: { gcp: { credential: {} } } }",
];

for (const policies of PROTECTING)
  test(`a route is left out when its protection is not converted: ${policies}`, () => {
    const { status, out, err } = routeWith(policies);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /the route is left out: a policy that protects it is not converted/);
    assert.match(err, /no part of the configuration was converted/);
  });

test("policies of listeners, and of all connections, are never lost", () => {
  const listener = run(
    "binds: [{ port: 1000, listeners: [{ policies: { jwtAuth: {} }, routes: [{ backends: [{ host: a:1 }] }] }] }]",
  );
  assert.deepEqual([listener.status, listener.out], [2, ""]);
  const all = run("frontendPolicies: { networkAuthorization: {} }\nbinds: []");
  assert.equal(all.status, 2);
  assert.match(all.err, /networkAuthorization protects the whole configuration/);
});

test("a part that does not protect may be missing, and a note names it", () => {
  const { status, out, err } = routeWith("{ requestMirror: { percentage: 1 } }");
  assert.equal(status, 0, err);
  assert.match(out, /name: one/);
  assert.match(err, /^refused binds\[0\].listeners\[0\].routes\[0\].policies.requestMirror: /m);
});

test("tokens, rules and metadata of MCP become policies of the route and of its backend", () => {
  const { status, out, err } = routeWith(
    "{ mcpAuthentication: { issuer: http://idp.example, audiences: [a], jwks: { url: http://idp.example/keys }, provider: { keycloak: {} }, resourceMetadata: { resource: http://gw.example/mcp } }, mcpAuthorization: { rules: ['mcp.tool.name == \"echo\"'] } }",
    "mcp: { targets: [{ name: a, mcp: { host: https://tools.example/mcp } }, { name: b, stdio: { cmd: node, args: [b.js] } }, { name: c, sse: { host: 127.0.0.1, port: 9000, path: /sse } }] }",
  );
  assert.equal(status, 0, err);
  assert.match(out, /provider: Keycloak/);
  assert.match(out, /jwks:\s+remote:\s+url: http:\/\/idp.example\/keys/);
  assert.match(out, /authorization:\s+policy:\s+matchExpressions:/);
  assert.match(out, /host: tools.example\s+port: 443\s+path: \/mcp\s+policies:\s+tls: {}/);
  assert.match(out, /command: node/);
  assert.match(out, /protocol: SSE/);
});

test("providers of models keep their guards, prompts and keys from the environment", () => {
  const { status, out, err } = routeWith(
    `{ backendAuth: { key: $OPENAI_KEY }, ai: { prompts: { append: [{ role: system, content: Short. }] }, promptGuard: { request: [{ regex: { action: reject, rules: [{ pattern: SSN }, { builtin: email }] }, rejection: { status: 400, body: refused } }] } } }`,
    "ai: { name: openai, provider: { openAI: { model: gpt-5 } } }",
  );
  assert.equal(status, 0, err);
  assert.match(out, /key: \${OPENAI_KEY}/);
  assert.match(out, /openai:\s+model: gpt-5/);
  assert.match(out, /matches:\s+- pattern: SSN\s+builtins:\s+- Email\s+action: Reject/);
  assert.match(out, /statusCode: 400/);
});

test("models, virtual models and agents are converted", () => {
  const { status, out, err } = run(`
llm:
  port: 4000
  models:
    - { name: small, provider: openAI, visibility: internal, params: { model: gpt-5-mini, apiKey: sk-literal } }
    - { name: "anthropic/*", provider: anthropic, transformation: { model: 'llmRequest.model.stripPrefix("anthropic/")' } }
    - { name: guarded, provider: openAI, authorization: {} }
  virtualModels:
    - name: any
      routing: { weighted: { targets: [{ model: small, weight: 1 }] } }
`);
  assert.equal(status, 0, err);
  assert.match(out, /expression: '?"gpt-5-mini"'?/);
  assert.match(out, /virtualModel:\s+weighted:/);
  assert.doesNotMatch(out + err, /sk-literal/);
  assert.match(
    err,
    /^refused llm.models\[2\]: the model is left out: authorization is not converted$/m,
  );
  const agent = routeWith("{ a2a: {} }", "host: localhost:9999");
  assert.match(agent.out, /a2a:\s+host: localhost\s+port: 9999/);
});

test("a file of another program is refused with a reason", () => {
  const { status, err } = run("model_list: []");
  assert.equal(status, 2);
  assert.match(err, /not a configuration of agentgateway/);
});

test("providers keep their settings, and every part that is left out is reported", () => {
  const provider = (settings: string) => routeWith("{}", `ai: { name: p, ${settings} }`);
  for (const [settings, written] of [
    [
      'provider: { azureOpenAI: { host: x.openai.azure.com, apiVersion: "2025-01-01-preview", model: gpt-4o } }',
      /azureopenai:\n +endpoint: x\.openai\.azure\.com\n +deploymentName: gpt-4o\n/,
    ],
    [
      "provider: { azure: { resourceName: r, resourceType: openAI } }",
      /azure:\n +resourceName: r\n +resourceType: OpenAI\n/,
    ],
    [
      'provider: { bedrock: { region: eu-west-1, guardrailIdentifier: x, guardrailVersion: "1" } }',
      /guardrail:\n +identifier: x\n +version: "1"\n/,
    ],
    [
      "provider: { openAI: {} }, policies: { backendAuth: { key: $KEY } }",
      /openai: \{\}\n +policies:\n +auth:\n +key: \$\{KEY\}\n/,
    ],
  ] as const) {
    const { status, out, err } = provider(settings);
    assert.equal(status, 0, err);
    assert.match(out, written);
    assert.match(err, / 0 refused/);
  }
  const { err } = provider("provider: { openAI: {} }, tokenize: true");
  assert.match(err, /refused .*\.ai\.tokenize: /);
  assert.match(provider("provider: { openAI: { host: x } }").err, /host of its provider/);
  const cached = routeWith(
    "{ ai: { promptCaching: { cacheTools: true } } }",
    "ai: { provider: { anthropic: {} } }",
  );
  assert.match(cached.out, /promptCaching:\n +cacheTools: true/);
});

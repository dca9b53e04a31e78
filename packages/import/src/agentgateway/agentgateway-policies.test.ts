import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { importConfiguration } from "../import-configuration.ts";

/** Every output is judged as `gw validate` judges it: status 0 means that it is valid. */

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});

after(() => rmSync(folder, { recursive: true }));

function run(text: string) {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  let out = "";
  let err = "";
  const terminal = {
    out: (more: string) => (out += more),
    err: (more: string) => (err += more),
    colours: false,
  };
  const status = importConfiguration({ file, from: "agentgateway", strict: false }, terminal);
  return { status, out, err };
}

function routeWith(policies: string, backend = "host: 127.0.0.1:8080") {
  return run(
    `binds: [{ port: 3000, listeners: [{ routes: [{ name: one, policies: ${policies}, backends: [{ ${backend} }] }] }] }]`,
  );
}

for (const [policies, ...written] of [
  [
    "{ extAuthz: { host: 127.0.0.1:9000, protocol: { grpc: { context: { team: a } } } } }",
    /extAuth:\s+url: http:\/\/127.0.0.1:9000\s+grpc:\s+contextExtensions:\s+team: a/,
  ],
  [
    "{ extAuthz: { host: 127.0.0.1:9000, failureMode: allow, protocol: { http: { path: '\"/check\"' } }, includeRequestHeaders: [x-user] } }",
    /http:\s+path: '"\/check"'\s+allowedRequestHeaders:\s+- x-user/,
    /failureMode: FailOpen/,
  ],
  [
    "{ oidc: { issuer: 'https://idp.example', clientId: web, clientSecret: planted, redirectURI: 'https://gw.example/back' } }",
    /oidc:\s+issuer: https:\/\/idp.example\s+clientAuth:\s+clientId: web/,
    /redirectUri: https:\/\/gw.example\/back/,
  ],
  [
    "{ apiKey: { mode: strict, keys: [{ key: planted, metadata: { team: a } }] } }",
    /apiKeyAuthentication:\s+secretRef:/,
    /"metadata":\{"team":"a"\}/,
  ],
  ["{ apiKey: { keys: [{ key: planted }] } }", /apiKeyAuthentication:\s+mode: Optional/],
  [
    "{ transformations: { request: { set: { x-a: '\"1\"' }, remove: [x-b] }, response: { body: '\"b\"' } } }",
    /request:\s+set:\s+- name: x-a\s+value: '"1"'\s+remove:\s+- x-b/,
    /response:\s+body: '"b"'/,
  ],
  [
    "{ requestMirror: { backend: { host: '127.0.0.1:9100' }, percentage: 0.25 } }",
    /type: RequestMirror\s+requestMirror:\s+backendRef:\s+name: guard-1\s+fraction:\s+numerator: 250000\s+denominator: 1000000/,
    /guard-1:\s+static:\s+host: 127.0.0.1\s+port: 9100/,
  ],
  [
    "{ backendAuth: { aws: { accessKeyId: planted, secretAccessKey: planted, region: eu-west-1, serviceName: execute-api } } }",
    /auth:\s+aws:\s+secretRef:\s+name: aws-1\s+region: eu-west-1\s+serviceName: execute-api/,
    /accessKey: \$\{/,
  ],
  ["{ backendAuth: { passthrough: {} } }", /auth:\s+passthrough: \{\}/],
  [
    "{ backendAuth: { gcp: { type: idToken, audience: 'https://a.example' } } }",
    /gcp:\s+type: IdToken/,
  ],
] as const)
  test(`a policy is converted: ${policies}`, () => {
    const { status, out, err } = routeWith(policies);
    assert.equal(status, 0, err + out);
    for (const pattern of written) assert.match(out, pattern);
    assert.doesNotMatch(out + err, /planted/);
    assert.match(err, / 0 refused$/m);
  });

test("gateways keep their policies, and routes the gateways that they name", () => {
  const { status, out, err } = run(`
gateways:
  web: { port: 8080, listeners: [{ hostname: shop.example, policies: { jwtAuth: {} } }] }
  open: { port: 8081, apiKey: { mode: strict, keys: [{ key: planted }] } }
routes:
  - { name: a, gateways: [open], backends: [{ host: 127.0.0.1:9000 }] }
  - { name: c, backends: [{ host: 127.0.0.1:9000 }] }
  - { name: b, gateways: [web], backends: [{ host: 127.0.0.1:9000 }] }
`);
  assert.equal(status, 0, err + out);
  assert.match(out, /open:\s+port: 8081\s+policies:\s+apiKeyAuthentication:/);
  assert.match(out, /name: a\s[^]*gateways:\s+- open/);
  assert.doesNotMatch(out, /8080|name: [bc]\n/);
  assert.match(err, /^refused gateways.web: the gateway is left out: /m);
  assert.match(err, /^refused routes\[[12]\]: the route is left out: one of its gateways/m);
});

test("policies of all models protect the route that offers them", () => {
  const { status, out, err } = run(`
llm:
  policies: { apiKey: { mode: strict, keys: [{ key: planted }] } }
  models: [{ name: small, provider: openAI, params: { apiKey: $KEY } }]
`);
  assert.equal(status, 0, err + out);
  assert.match(out, /name: llm-models\s+policies:\s+apiKeyAuthentication:/);
  assert.match(out, /parentRefs:\s+- kind: Route\s+name: llm-models/);
  const lost = run("llm: { policies: { extProc: {} }, models: [{ name: a, provider: openAI }] }");
  assert.deepEqual([lost.status, lost.out], [2, ""]);
});

for (const [text, reason] of [
  ["{ binds: [], policies: [{ policy: {} }] }", /policies with targets protect parts/],
  [
    "{ mcp: { gateways: [web], targets: [{ name: a, mcp: { host: 'http://a.example/mcp' } }] } }",
    /mcp.gateways is not converted/,
  ],
] as const)
  test(`nothing is converted without its protection: ${text}`, () => {
    const { status, out, err } = run(text);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, reason);
  });

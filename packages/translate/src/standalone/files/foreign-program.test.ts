import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

function findings(text: string): readonly string[] {
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  return loadStandalone(read).diagnostics.map(
    ({ path, message, suggestion }) => `${path}: ${message} (${suggestion ?? ""})`,
  );
}

const FOREIGN = [
  ["model_list: [{}]\nlitellm_settings: {}", "LiteLLM", "gw import --from litellm"],
  ["binds: [{ port: 1 }]\nfrontendPolicies: {}", "agentgateway", "gw import --from agentgateway"],
  ["llm: { models: [] }", "agentgateway", "gw import --from agentgateway"],
  ['{"strategy": {}, "targets": []}', "Portkey", "gw import --from portkey"],
  ['{"mcpServers": {"a": {"command": "a"}}}', "an MCP client", "mcp.targets"],
  ["entryPoints: {}\nproviders: {}", "Traefik", "no converter"],
  ["http: { routers: {} }", "Traefik", "no converter"],
  ["static_resources: { listeners: [] }\nadmin: {}", "Envoy", "no converter"],
  ["events {}\nhttp {\n  server {\n    listen 80;\n  }\n}\n", "nginx", "no converter"],
  ["# edge\nserver {\n  location / { proxy_pass http://a:1; }\n}\n", "nginx", "no converter"],
] as const;

for (const [text, program, hint] of FOREIGN)
  test(`one message says that a file is of ${program}: ${text.slice(0, 20)}`, () => {
    const [finding = "", ...others] = findings(text);
    assert.deepEqual(others, []);
    assert.ok(finding.includes(`this is a configuration of ${program} (`), finding);
    assert.ok(finding.includes(hint), finding);
  });

test("a configuration with a wrong key is not taken for another program's", () => {
  for (const text of [
    "gateways: { web: { port: 80 } }\nbinds: []\n",
    "binds: { web: { port: 80 } }\n",
    "http: {}\n",
    "mcp: {}\n",
    "gateways:\n  web: {\n",
    "server\n",
  ])
    assert.doesNotMatch(findings(text).join("\n"), /this is a configuration of/, text);
});

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer, openaiStream } from "../vendors.ts";

/**
 * The cost of calls of language models, by the model catalogue (doc 2 §Deployment chart values,
 * `config.modelCatalog`).
 */

let folder: string;
let vendor: ModelServer;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "cost-"));
  vendor = await ModelServer.start();
});

beforeEach(() => {
  vendor.answer = () => openaiAnswer;
});

after(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

/** Every response of the vendor reports 12 input tokens, 4 of them cached, and 3 output tokens. */
function catalog(input: string): string {
  const rates = { input, output: "10", cacheRead: "0.5" };
  return JSON.stringify({ providers: { openai: { models: { "gpt-5": { rates } } } } });
}

function ask(gateway: Gateway, more: object = {}): Promise<Response> {
  const body = JSON.stringify({
    model: "gpt-5",
    messages: [{ role: "user", content: "Hi" }],
    ...more,
  });
  const headers = { "content-type": "application/json" };
  return fetch(`${gateway.url}/v1/chat/completions`, { method: "POST", headers, body });
}

async function answered(gateway: Gateway, more?: object): Promise<void> {
  const response = await ask(gateway, more);
  assert.equal(response.status, 200);
  await response.text();
}

async function costs(gateway: Gateway, cost: string): Promise<void> {
  await waitFor(`line with the cost ${cost}`, () =>
    gateway.output.includes(`llm.cost.total=${cost} `),
  );
}

async function metric(gateway: Gateway, name: string): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`);
  const text = await response.text();
  return text
    .split("\n")
    .find((line) => line.startsWith(name))
    ?.split(" ")
    .at(-1);
}

describe("a standalone file", () => {
  let gateway: Gateway;
  let prices: string;

  before(async () => {
    prices = join(folder, "catalog.json");
    await writeFile(prices, catalog("2.50"));
    gateway = await Gateway.start({
      config: `
config:
  modelCatalog:
    - inline: { providers: { openai: { models: { gpt-5: { rates: { input: "100" } } } } } }
    - file: ${prices}
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog: { attributes: { add: [{ name: paid, expression: "string(llm.cost.total > 0.00005)" }] } }
    routes: [{ backends: [{ backend: openai }] }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
    });
  });

  after(() => gateway[Symbol.asyncDispose]());

  test("the cost of a call is in log, expressions and metrics; later catalogues override earlier ones", async () => {
    await answered(gateway);
    // 8 * 2.50 + 4 * 0.50 + 3 * 10 dollars per million tokens.
    await costs(gateway, "0.000052");
    assert.match(gateway.output, /llm.cost.total=0.000052 .*paid=true/);
    assert.equal(await metric(gateway, "edge_gateway_gen_ai_client_cost_usd_total{"), "0.000052");
    assert.equal(
      await metric(gateway, 'edge_gateway_cost_catalog_lookups_total{status="Exact"'),
      "1",
    );
  });

  test("takes a changed file without a restart, and keeps the last one that was right", async () => {
    await writeFile(prices, catalog("5"));
    await waitFor("change", () => gateway.output.includes("generation=2"));
    assert.doesNotMatch(gateway.output, /restart to apply/);
    vendor.answer = () => openaiStream({ content: "Hello" });
    await answered(gateway, { stream: true });
    await costs(gateway, "0.000072");
    await writeFile(prices, catalog("five"));
    await waitFor("refusal", () => gateway.output.includes("is not a model catalogue"));
    vendor.answer = () => openaiAnswer;
    await answered(gateway);
    assert.doesNotMatch(gateway.output, /generation=3/);
    await writeFile(prices, catalog("6"));
    await waitFor("change", () => gateway.output.includes("generation=3"));
    await answered(gateway);
    await costs(gateway, "0.00008");
  });
});

test("with manifests, the catalogue is in a ConfigMap that the parameters of the gateway name", async () => {
  await using gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  infrastructure:
    parametersRef: { group: edgegateway.dev, kind: EdgeParameters, name: web }
  listeners: [{ name: http, port: ${port}, protocol: HTTP }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeParameters
metadata: { name: web }
spec: { modelCatalog: { sources: [{ configMap: { name: prices } }] } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: prices }
data: { catalog.json: '${catalog("2.50")}' }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: chat }
spec:
  parentRefs: [{ name: web }]
  rules:
    - backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: openai }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: openai }
spec: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
    }),
  });
  await answered(gateway);
  await costs(gateway, "0.000052");
});

test("spans and metrics have the names of the conventions for generative AI", async () => {
  await using gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog:
        attributes: { add: [{ name: first, expression: "string(llm.timeToFirstToken >= 0.0 && llm.params.seed == 3)" }] }
    routes: [{ backends: [{ backend: openai }] }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
  });
  vendor.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
  await answered(gateway, { stream: true, temperature: 0.5, max_tokens: 9, seed: 3 });
  await waitFor("line", () => gateway.output.includes("first=true"));
  assert.match(
    gateway.output,
    /gen_ai.request.temperature=0.5 gen_ai.request.seed=3 gen_ai.request.max_tokens=9 /,
  );
  const name = "edge_gateway_gen_ai_client_operation";
  for (const each of ["duration", "time_to_first_chunk", "time_per_output_chunk"])
    assert.equal(await metric(gateway, `${name}_${each}_seconds_count{`), "1", each);
});

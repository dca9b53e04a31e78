import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { ADMIN_OPERATIONS } from "@edge-gateway/generated/admin/operations.ts";
import type { AdminProblem } from "@edge-gateway/generated/types/index.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

const SECRET = "planted-secret-5c1d";
const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: api
        hostnames: [api.test]
        matches: [{ path: { value: /v1 }, method: GET, headers: [{ name: x-user, value: ann }] }]
        policies: { cors: { allowOrigins: ["https://a.test"] } }
        backends: [{ backend: api, weight: 3 }]
backends:
  api: { static: { host: 127.0.0.1, port: 9 }, policies: { auth: { key: ${SECRET} } } }
`;

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG });
  client = new CheckedClient(gateway);
});

after(() => gateway[Symbol.asyncDispose]());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${gateway.adminPort}${path}`, { headers });
}

test("the runtime names version, mode and workers", async () => {
  const { value } = await client.call("getRuntime");
  assert.equal(value.mode, "standalone");
  assert.equal(value.workers, 1);
  assert.equal(value.node, process.version);
  assert.deepEqual(value.exposed, []);
});

test("the topology leads from the listener over the route to the backend, with places", async () => {
  const { value } = await client.call("getTopology");
  const [listener] = value.listeners;
  const [route] = value.routes;
  const [backend] = value.backends;
  assert.equal(listener?.port, gateway.port);
  assert.deepEqual(route?.listeners, [listener?.id]);
  assert.deepEqual(route?.hostnames, ["api.test"]);
  assert.deepEqual(route?.matches, [
    { pathType: "PathPrefix", path: "/v1", method: "GET", headers: ["x-user"], queryParams: [] },
  ]);
  assert.deepEqual(route?.backends, [{ backend: backend?.id, weight: 3 }]);
  assert.equal(route?.place.path, "gateways.web.routes[0]");
  assert.deepEqual(
    route?.policies.map(({ name, place }) => [name, place.path]),
    [["cors", "gateways.web.routes[0].policies.cors"]],
  );
  assert.deepEqual(backend?.servers, ["127.0.0.1:9"]);
});

test("a refused change is in the status, with the place and the suggestion", async () => {
  const first = await client.call("getConfigStatus");
  assert.equal(first.value.synchronized, true);
  await gateway.reconfigure(CONFIG.replace("hostnames", "hostname"));
  const refused = await waitFor("refused change", async () => {
    const { value } = await client.call("getConfigStatus");
    return value.synchronized ? undefined : value;
  });
  assert.equal(refused.generation, first.value.generation);
  const [finding] = refused.lastAttempt?.diagnostics ?? [];
  assert.equal(finding?.code, "unknown-key");
  assert.equal(finding?.suggestion, "hostnames");
  assert.equal(finding?.line, 7);
});

test("the OpenAPI document has every operation", async () => {
  const document: OpenApi = JSON.parse(await (await get("/api/openapi.json")).text());
  assert.equal(document.openapi, "3.1.0");
  for (const { path, method } of Object.values(ADMIN_OPERATIONS))
    assert.ok(document.paths[path]?.[method.toLowerCase()], path);
});

test("refusals are problem documents", async () => {
  for (const [path, status, headers] of [
    ["/api/nothing", 404, {}],
    ["/api/runtime?detial=1", 400, {}],
    ["/api/runtime", 403, { origin: "http://evil.test" }],
    ["/api/runtime", 403, { "sec-fetch-site": "cross-site" }],
  ] as const) {
    const response = await get(path, headers);
    assert.equal(response.status, status, path);
    assert.equal(response.headers.get("content-type"), "application/problem+json");
    const problem: AdminProblem = JSON.parse(await response.text());
    assert.equal(problem.status, status);
  }
});

test("figures count a request at its route and backend, which have names for people", async () => {
  const headers = { host: "api.test", "x-user": "ann" };
  request(`${gateway.url}/v1`, { headers }, (response) => response.resume()).end();
  const [total] = await waitFor("counted request", async () => {
    const { value } = await client.call("getFigures", { query: { step: 3600 } });
    return value.total[0]?.serverErrors === 1 ? value.total : undefined;
  });
  assert.equal(total?.requests, 1);
  for (const [by, name, kind] of [
    ["route", "api", "route"],
    ["backend", "127.0.0.1:9", "static"],
  ] as const) {
    const { value } = await client.call("getFigures", { query: { by, from: "1h" } });
    const [series] = value.series;
    assert.deepEqual([series?.name, series?.kind], [name, kind]);
    assert.equal(series?.points[0]?.requests, 1);
    assert.equal(value.rest[0]?.requests, 0);
  }
  for (const query of [{ by: "host" }, { step: 7 }, { from: "noon" }, { to: "5m" }])
    assert.equal((await client.refusal("getFigures", { query })).status, 400);
});

test("no response has a secret", () => {
  assert.ok(client.texts.length > 0);
  assert.ok(!client.texts.includes(SECRET));
});

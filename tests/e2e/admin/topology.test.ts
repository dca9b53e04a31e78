import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AdminError } from "@edge-gateway/admin-client";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** Parts of the topology: what a page shows of tens of thousands of routes. */

let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  const routes = Array.from(
    { length: 50 },
    (_, index) => `
      - name: r${index}
        hostnames: [h${index}.test]
        matches: [{ path: { type: PathPrefix, value: /p${index} } }]
        policies: { ${index === 7 ? "cors: { allowOrigins: [https://a.test] }" : "timeouts: { request: 1s }"} }
        backends: [{ ${index === 9 ? "backend: claude" : `host: "127.0.0.1:${9000 + index}"`} }]`,
  );
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes: ${routes.join("")}
backends:
  claude: { ai: { provider: { anthropic: {} } } }
`,
  });
  client = new CheckedClient(gateway);
});

after(() => gateway[Symbol.asyncDispose]());

async function find(query: object) {
  const { value } = await client.call("getTopology", { query });
  const { total, found, omitted, backends, routes } = value;
  assert.equal(total, 50);
  assert.equal(omitted, 0);
  return { found, backends: backends.length, names: routes.map(({ name }) => name) };
}

test("a part of the routes has their backends only, and says how many there are", async () => {
  assert.deepEqual(await find({ from: 48, limit: 5 }), {
    found: 50,
    backends: 2,
    names: ["r48", "r49"],
  });
  assert.deepEqual(await find({ limit: 1 }), { found: 50, backends: 1, names: ["r0"] });
  const whole = await find({});
  assert.deepEqual([whole.found, whole.backends, whole.names.length], [50, 50, 50]);
});

test("routes are found by each word: host, path, server, port and policy, in any case", async () => {
  const names = async (q: string) => (await find({ q, limit: 10 })).names;
  assert.deepEqual(await names("H31.test"), ["r31"]);
  assert.deepEqual(await names("127.0.0.1:9012"), ["r12"]);
  assert.deepEqual(await names(`  cors  ${gateway.port} `), ["r7"]);
  assert.deepEqual(await names("/p4 r44"), ["r44"]);
  assert.deepEqual(await names("anthropic"), []);
  assert.equal((await find({ q: "timeouts", limit: 3 })).found, 49);
});

test("routes are found by their id, and by the id or the kind of their backends", async () => {
  const { value } = await client.call("getTopology", { query: { backend: "mcp,ai" } });
  const [route] = value.routes;
  assert.equal(route?.name, "r9");
  assert.deepEqual((await find({ route: route.id })).names, ["r9"]);
  const backend = route.backends[0]?.backend;
  assert.deepEqual((await find({ backend })).names, ["r9"]);
  assert.deepEqual((await find({ route: "gone" })).names, []);
});

test("backends and policies are found by their words, in parts", async () => {
  const { value: all } = await client.call("getBackends", { query: { from: 45, limit: 10 } });
  assert.deepEqual([all.total, all.found, all.backends.length], [50, 50, 5]);
  const { value: some } = await client.call("getBackends", { query: { q: "AI claude" } });
  assert.deepEqual(
    some.backends.map(({ name, place }) => [name, place.path]),
    [["claude", "backends.claude"]],
  );
  const { value } = await client.call("getPolicies", { query: { q: "cors route r7" } });
  const [policy] = value.policies;
  assert.deepEqual([value.total, value.found, policy?.name], [50, 1, "cors"]);
  assert.deepEqual([policy?.target, policy?.targetName], ["route", "r7"]);
  assert.equal(policy?.place.path, "gateways.web.routes[7].policies.cors");
  const { value: routes } = await client.call("getTopology", { query: { q: "cors" } });
  assert.equal(policy?.targetId, routes.routes[0]?.id);
});

test("lists are in the order of a column before a part of them is taken", async () => {
  const query = { sort: "-name", from: 1, limit: 2 };
  const { value: routes } = await client.call("getTopology", { query });
  assert.deepEqual(
    routes.routes.map(({ name }) => name),
    ["r48", "r47"],
  );
  const { value } = await client.call("getPolicies", { query: { sort: "-targetName", limit: 1 } });
  assert.equal(value.policies[0]?.targetName, "r49");
  const { value: byKind } = await client.call("getBackends", { query: { sort: "kind", limit: 1 } });
  assert.equal(byKind.backends[0]?.kind, "ai");
  const { value: quiet } = await client.call("getTopology", { query: { sort: "-requests" } });
  assert.deepEqual([quiet.routes.length, quiet.routes[0]?.name], [50, "r0"]);
});

test("a part that cannot be is refused", async () => {
  for (const query of [
    ...[{ limit: 0 }, { limit: 1_000_000 }, { from: -1 }],
    ...[{ sort: "place" }, { sort: "requests", at: "noon" }],
  ])
    await assert.rejects(
      client.call("getTopology", { query }),
      (error) => error instanceof AdminError && error.kind === "bad-request",
    );
});

test("a policy of the gateway is shown at its routes, and what it refuses is counted there and not at backends", async () => {
  await using model = await ModelServer.start();
  await using guarded = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { secretRef: { name: clients } } }
secrets: { clients: { data: { team: key-of-team } } }
models:
  gpt: { provider: OpenAI, baseURL: "http://127.0.0.1:${model.port}/v1" }
`,
  });
  const admin = new CheckedClient(guarded);
  for (const [path, key] of [
    ["/v1/chat/completions", "key-of-team"],
    ["/v1/chat/completions", "another"],
    ["/elsewhere", "another"],
  ]) {
    const response = await fetch(guarded.url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: "gpt", messages: [{ role: "user", content: "Hello" }] }),
    });
    await response.arrayBuffer();
  }
  const { value: topology } = await admin.call("getTopology");
  assert.deepEqual(
    topology.routes.map(({ name, inherited }) => [
      name,
      inherited.map(({ name: policy, target, place }) => `${policy} ${target} ${place.path}`),
    ]),
    [["models", ["apiKeyAuthentication gateway gateways.web.policies.apiKeyAuthentication"]]],
  );
  const countsOf = async (by: string) =>
    (await admin.call("getFigures", { query: { by, from: "1h" } })).value.series.map(
      ({ ids, points: [point] }) => [ids, point?.requests, point?.clientErrors],
    );
  const byRoute = await waitFor("counted requests", async () => {
    const { value } = await admin.call("getFigures", { query: { step: 3600 } });
    return value.total[0]?.requests === 3 ? countsOf("route") : undefined;
  });
  assert.deepEqual(byRoute, [[["models/web"], 2, 1]]);
  assert.deepEqual(await countsOf("backend"), [[["EdgeModel/gpt", "models/web"], 1, 0]]);
  const { value: backends } = await admin.call("getBackends", { query: { sort: "-requests" } });
  assert.equal(backends.backends.length, 2);
});

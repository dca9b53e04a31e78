import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { answersOf, counted, startUpstreams, type TestUpstream } from "./upstreams.ts";

/** Backends with several endpoints: selection, health, and retries at another endpoint. */

let upstreams: readonly TestUpstream[];
let gateway: Gateway;

before(async () => {
  upstreams = await startUpstreams(3);
  gateway = await Gateway.start({ config: configuration() });
});

beforeEach(async () => {
  for (const upstream of upstreams) {
    upstream.behaviour = "answers";
    await upstream.revive();
  }
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const upstream of upstreams) await upstream.kill();
});

function configuration(comment = ""): string {
  const [a = 0, b = 0, c = 0] = upstreams.map(({ port }) => port);
  const endpoint = (port: number, more = ""): string => `{ host: 127.0.0.1, port: ${port}${more} }`;
  const plain = `[${[a, b, c].map((port) => endpoint(port)).join(", ")}]`;
  return `
# ${comment}
gateways:
  web:
    port: \${PORT}
    routes:
      - name: weights
        matches: [{ path: { type: PathPrefix, value: /weights } }]
        backends:
          - static:
              endpoints: [${endpoint(a, ", weight: 3")}, ${endpoint(b)}, ${endpoint(c, ", weight: 0")}]
      - name: priority
        matches: [{ path: { type: PathPrefix, value: /priority } }]
        policies: { retry: { attempts: 2 } }
        backends:
          - static:
              endpoints: [${endpoint(a, ", priority: 1")}, ${endpoint(b)}]
            policies: { health: { eviction: { duration: 60s } } }
      - name: retried
        matches: [{ path: { type: PathPrefix, value: /retried } }]
        policies: { retry: { attempts: 2, codes: [503] } }
        backends: [{ static: { endpoints: ${plain} } }]
      - name: unretried
        matches: [{ path: { type: PathPrefix, value: /unretried } }]
        backends: [{ static: { endpoints: ${plain} } }]
      - name: patient
        matches: [{ path: { type: PathPrefix, value: /patient } }]
        policies: { retry: { attempts: 1, codes: [503] } }
        backends:
          - static: { endpoints: ${plain} }
            policies: { health: { eviction: { duration: 60s } } }
      - name: evicting
        matches: [{ path: { type: PathPrefix, value: /evicting } }]
        backends:
          - static: { endpoints: ${plain} }
            policies:
              health:
                unhealthyCondition: response.code == 503 || response.code == 404
                eviction: { duration: 60s }
`;
}

test("endpoints get requests in proportion to their weights", async () => {
  const counts = counted(await answersOf(`${gateway.url}/weights`, 400));
  assert.equal(counts.size, 2);
  assert.ok(Math.abs((counts.get("200 e0") ?? 0) - 300) < 50, JSON.stringify([...counts]));
});

test("another priority takes over while the endpoints of the first are evicted", async () => {
  assert.deepEqual([...counted(await answersOf(`${gateway.url}/priority`, 20)).keys()], ["200 e1"]);
  await upstreams[1]?.kill();
  const answers = await answersOf(`${gateway.url}/priority`, 20);
  assert.deepEqual([...counted(answers).keys()], ["200 e0"], "the first try has failed, too");
});

test("no request fails while one endpoint of several works and there are enough tries", async () => {
  await upstreams[0]?.kill();
  for (const behaviour of ["fails", "resets"] as const) {
    const other = upstreams[1];
    assert.ok(other);
    other.behaviour = behaviour;
    const answers = await answersOf(`${gateway.url}/retried`, 50);
    assert.deepEqual([...counted(answers).keys()], ["200 e2"], behaviour);
  }
});

test("a request that no endpoint has seen goes to another without a retry policy", async () => {
  await upstreams[0]?.kill();
  await upstreams[1]?.kill();
  for (const method of ["GET", "POST"]) {
    const body = method === "POST" ? { body: "content" } : {};
    const answers = await answersOf(`${gateway.url}/unretried`, 20, { method, ...body });
    assert.deepEqual([...counted(answers).keys()], ["200 e2"], method);
  }
});

test("connections that an endpoint closed while they were idle cost no attempt and blame nobody", async () => {
  assert.equal(counted(await answersOf(`${gateway.url}/patient`, 12)).size, 3);
  for (const method of ["GET", "POST"]) {
    for (const upstream of upstreams) upstream.behaviour = "resets idle";
    const answers = await answersOf(`${gateway.url}/patient`, 12, { method });
    assert.deepEqual([...counted(answers).keys()].sort(), ["200 e0", "200 e1", "200 e2"], method);
  }
});

test("an endpoint whose responses are failures gets no requests, also after a reload", async () => {
  const [first] = upstreams;
  assert.ok(first);
  first.behaviour = "fails";
  const failures = (answers: readonly string[]) =>
    answers.filter((answer) => answer.startsWith("503")).length;
  assert.equal(failures(await answersOf(`${gateway.url}/evicting`, 30)), 1);
  await gateway.reconfigure(configuration("another text"));
  await waitFor("second configuration", async () => {
    const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/config/status`);
    const status: unknown = await response.json();
    return JSON.stringify(status).includes('"generation":2');
  });
  assert.equal(failures(await answersOf(`${gateway.url}/evicting`, 30)), 0);
});

test("with all endpoints evicted requests still go to them", async () => {
  for (const upstream of upstreams) upstream.behaviour = "fails";
  await answersOf(`${gateway.url}/evicting`, 10);
  for (const upstream of upstreams) upstream.behaviour = "answers";
  const counts = counted(await answersOf(`${gateway.url}/evicting`, 30));
  assert.ok([...counts.keys()].every((answer) => answer.startsWith("200")));
});

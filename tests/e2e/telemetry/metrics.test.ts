import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Labels by expressions on the metrics of requests (doc 2 §EdgePolicy, `metrics`). */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

function configOf(attributes: string, settings = "{}"): string {
  return `
config: { observability: ${settings} }
gateways:
  web:
    port: \${PORT}
    listeners: [{ name: labelled }, { name: plain, hostname: localhost }]
    routes: [{ name: api, backends: [{ host: "${echo.url.replace("http://", "")}" }] }]
policies:
- targetRefs: [{ kind: Gateway, name: web, sectionName: labelled }]
  frontend:
    metrics:
      attributes:
        add: ${attributes}
`;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  await (await fetch(url, { headers })).arrayBuffer();
}

type Labels = Readonly<Record<string, string>>;

/** The labels and counts of requests, once this many requests are counted. */
function counted(
  gateway: Gateway,
  requests: number,
): Promise<readonly (readonly [Labels, number])[]> {
  return waitFor(`${requests} requests in the metrics`, async () => {
    const text = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    assert.equal(text.split("# TYPE edge_gateway_requests_total ").length, 2, "one type line");
    const found = Array.from(
      text.matchAll(/^edge_gateway_requests_total\{(.*)\} (\d+)$/gm),
      ([, labels = "", count]) => {
        const pairs = labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
        return [
          Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value])),
          Number(count),
        ] as const;
      },
    );
    return found.reduce((sum, [, count]) => sum + count, 0) >= requests && found;
  });
}

test("labels are added, `unknown` where the expression fails, and none shows a credential", async () => {
  const config = configOf(`
        - { name: user.group, expression: 'request.headers["x-group"]' }
        - { name: method, expression: '"my-" + request.method' }
        - { name: le, expression: response.code }
        - { name: secret, expression: 'request.headers["authorization"]' }`);
  await using gateway = await Gateway.start({ config });
  await get(gateway.url, { "x-group": "a", authorization: "Bearer the-secret" });
  await get(gateway.url);
  await get(`http://localhost:${gateway.port}/`, { "x-group": "not seen" });
  const series = await counted(gateway, 3);
  const [first, second, plain] = ["a", "unknown", undefined].map(
    (group) => series.find(([labels]) => labels["user_group"] === group)?.[0],
  );
  assert.equal(first?.["secret"], "Bearer <redacted>");
  assert.equal(first["method"], "my-GET");
  assert.equal(first["label_le"], "200");
  assert.equal(first["route"], "web/api");
  assert.equal(second?.["secret"], "unknown");
  assert.equal(plain?.["method"], "GET", "another listener has the usual labels");
  assert.equal("label_le" in plain, false);
});

test("clients that choose values make no more series than are allowed", async () => {
  const attributes = `[{ name: who, expression: 'request.headers["x-who"]' }]`;
  const config = configOf(attributes, "{ maxMetricSeries: 5 }");
  await using gateway = await Gateway.start({ config });
  for (let who = 0; who < 12; who++) await get(gateway.url, { "x-who": `client-${who}` });
  const series = await counted(gateway, 12);
  assert.equal(series.length, 5);
  const overflow = series.find(([labels]) => labels["who"] === "overflow");
  assert.equal(overflow?.[1], 8);
});

test("requests of a route are counted for the listener that took them", async () => {
  await using gateway = await Gateway.start({
    config: configOf("[{ name: one, expression: '1' }]"),
  });
  for (const host of ["127.0.0.1", "localhost", "127.0.0.1"])
    await get(`http://${host}:${gateway.port}/`);
  const series = await counted(gateway, 3);
  const counts = new Map(series.map(([{ listener }, count]) => [listener, count]));
  assert.deepEqual([counts.get("labelled"), counts.get("plain")], [2, 1]);
});

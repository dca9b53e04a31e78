import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** An overloaded gateway refuses further requests at once. */

const MOST = 3;
const BODIES = 64;
const BODY_BYTES = 1_000_000;
const WORKERS = { WORKER_THREADS: "2" };

let held: ServerResponse[] = [];
let upstream: Listening;

before(async () => {
  upstream = await startUpstream((request, response) => {
    if (request.url === "/hold") held.push(response);
    else response.end("ok");
  });
});
after(() => upstream.close());

const configuration = (overload: string): string => `
config: { overload: { ${overload} } }
gateways:
  web:
    port: \${PORT}
    routes: [{ backends: [{ host: "${new URL(upstream.url).host}" }] }]
`;

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { connection: "close" } });
  await response.arrayBuffer();
  return response.status;
}

const metrics = async ({ statsPort }: Gateway): Promise<string> =>
  (await fetch(`http://127.0.0.1:${statsPort}/metrics`)).text();

test("past the bound of requests, over all workers: 503 at once, and those under way continue", async () => {
  await using gateway = await Gateway.start({
    config: configuration(`maxRequests: ${MOST}`),
    environment: WORKERS,
  });
  const { url } = gateway;
  const underWay = Array.from({ length: MOST }, () => statusOf(`${url}/hold`));
  await waitFor("requests under way", () => held.length === MOST);
  const refused = await Promise.all(Array.from({ length: 10 }, () => statusOf(`${url}/quick`)));
  assert.deepEqual(new Set(refused), new Set([503]));
  for (const response of held) response.end("done");
  held = [];
  assert.deepEqual(await Promise.all(underWay), [200, 200, 200]);
  await waitFor("room", async () => (await statusOf(`${url}/quick`)) === 200);
  const counted = /^edge_gateway_overload_requests_refused_total\{bound="requests"\} (\d+)/m;
  assert.ok(Number(counted.exec(await metrics(gateway))?.[1]) >= 10);
  await waitFor("log", () => /requests are refused.*overload\.maxRequests/.test(gateway.output));
});

test("past the bound of memory: 503, also in the metrics of requests", async () => {
  await using gateway = await Gateway.start({ config: configuration("maxMemory: 1Mi") });
  await waitFor("refusal", async () => (await statusOf(`${gateway.url}/quick`)) === 503);
  const { headers } = await fetch(gateway.url);
  assert.equal(headers.get("retry-after"), "1");
  const text = await metrics(gateway);
  assert.match(text, /^edge_gateway_overload_requests_refused_total\{bound="memory"\} [1-9]/m);
  assert.match(text, /edge_gateway_requests_total\{.*status="503",reason="Overloaded"/);
  await waitFor("log", () => /requests are refused.*overload\.maxMemory/.test(gateway.output));
});

test("past the bound of memory a gateway without requests frees memory, and serves again", async () => {
  const buffered = "policies: { buffer: { request: { maxBytes: 1Mi } } }, ";
  const config = (overload: string) => configuration(overload).replace("[{ ", `[{ ${buffered}`);
  const post = async (gateway: Gateway): Promise<number> => {
    const request = { method: "POST", body: Buffer.alloc(BODY_BYTES) };
    const response = await fetch(`${gateway.url}/quick`, request);
    await response.arrayBuffer();
    return response.status;
  };
  const flood = (gateway: Gateway) =>
    Promise.all(Array.from({ length: BODIES }, () => post(gateway)));
  let most = 0;
  {
    await using usual = await Gateway.start({ config: config("") });
    await flood(usual);
    const status = await readFile(`/proc/${usual.pid}/status`, "utf8");
    most = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  }
  await using gateway = await Gateway.start({ config: config(`maxMemory: ${most}Ki`) });
  await waitFor("refusal", async () => (await flood(gateway)).includes(503));
  await waitFor("room", async () => (await statusOf(`${gateway.url}/quick`)) === 200);
});

test("below both bounds every request passes", async () => {
  const config = configuration("maxRequests: 50, maxMemory: 64Gi");
  await using gateway = await Gateway.start({ config });
  for (let count = 0; count < 100; count++)
    assert.equal(await statusOf(`${gateway.url}/quick`), 200);
});

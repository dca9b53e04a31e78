import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { freePort } from "@edge-gateway/testkit/free-port";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayAndRoute } from "../manifests/objects.ts";
import { OtlpReceiver, type Received } from "./otlp-receiver.ts";

/**
 * Spans of requests and of upstream calls reach a receiver, and the trace continues at the upstream
 * (doc 2 §EdgePolicy, `tracing`).
 */

let upstream: Listening;
let failures = 0;

before(async () => {
  upstream = await startUpstream((request, response) => {
    const { traceparent = null, tracestate = null } = request.headers;
    if (request.url === "/retried" && failures++ === 0) return void response.writeHead(503).end();
    const status = Number(/^\/status\/(\d+)/.exec(request.url ?? "")?.[1] ?? "200");
    response.writeHead(status).end(JSON.stringify({ traceparent, tracestate }));
  });
});

after(() => upstream.close());

interface Seen {
  readonly traceparent: string | null;
  readonly tracestate: string | null;
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const ASKED = { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: "vendor=a" };

function configOf(tracing: string): string {
  return `
config: { podName: pod-1, otlp: { interval: 20ms } }
gateways:
  web:
    port: \${PORT}
    frontend:
      tracing: ${tracing}
    routes:
    - name: api
      matches: [{ path: { type: PathPrefix, value: /status } }]
      backends: [{ host: "${upstream.url.replace("http://", "")}" }]
    - name: exact
      matches: [{ path: { type: Exact, value: /retried } }]
      policies: { retry: { attempts: 2, codes: [503] } }
      backends: [{ host: "${upstream.url.replace("http://", "")}" }]
    - name: refused
      matches: [{ path: { type: Exact, value: /refused } }]
      policies: { directResponse: { status: 503 } }
    - name: any
      backends: [{ host: "${upstream.url.replace("http://", "")}" }]
`;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Seen> {
  const text = await (await fetch(url, { headers })).text();
  return text === "" ? { traceparent: null, tracestate: null } : JSON.parse(text);
}

/** A span identifier in hexadecimal digits. */
function id({ record }: Received, name: string): string {
  const value = record[name];
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : "";
}

function spanOf(spans: readonly Received[], kind: "SERVER" | "CLIENT"): Received {
  const found = spans.find(({ record }) => record["kind"] === `SPAN_KIND_${kind}`);
  assert.ok(found, `no span of kind ${kind}`);
  return found;
}

for (const protocol of ["GRPC", "HTTP"] as const) {
  test(`the trace of a client continues: two spans over ${protocol}, and the call in traceparent`, async () => {
    await using receiver = await OtlpReceiver.start();
    const url = protocol === "GRPC" ? receiver.grpcUrl : receiver.httpUrl;
    const config = configOf(`{ url: "${url}", protocol: ${protocol} }`);
    await using gateway = await Gateway.start({ config });
    const seen = await get(`${gateway.url}/status/200?key=secret`, ASKED);
    const spans = await receiver.wait("traces", 2);
    const [server, client] = [spanOf(spans, "SERVER"), spanOf(spans, "CLIENT")];
    assert.equal(server.over, protocol);
    for (const span of spans) {
      assert.equal(id(span, "trace_id"), TRACE);
      assert.equal(span.record["trace_state"], "vendor=a");
      assert.ok(
        BigInt(String(span.record["end_time_unix_nano"])) >=
          BigInt(String(span.record["start_time_unix_nano"])),
      );
    }
    assert.equal(id(server, "parent_span_id"), PARENT);
    assert.equal(id(client, "parent_span_id"), id(server, "span_id"));
    assert.equal(seen.traceparent, `00-${TRACE}-${id(client, "span_id")}-01`);
    assert.equal(seen.tracestate, "vendor=a");
    assert.equal(server.record["name"], "GET /status/*");
    assert.equal(client.record["name"], `GET ${upstream.url.replace("http://", "")}`);
    assert.equal(server.attributes["http.route"], "/status/*");
    assert.equal(server.attributes["http.response.status_code"], "200");
    assert.equal(server.attributes["url.query"], "key=<redacted>");
    assert.equal(client.attributes["http.response.status_code"], "200");
    assert.equal(server.record["status"] ?? null, null);
    assert.deepEqual(server.resource, {
      "service.name": "edge-gateway",
      "service.instance.id": "pod-1",
    });
    const line = `trace.id=${TRACE} span.id=${id(server, "span_id")}`;
    await waitFor("log line with the span", () => gateway.output.includes(line));
  });
}

test("without a valid trace of the client nothing is traced, and what came is passed on", async () => {
  await using receiver = await OtlpReceiver.start();
  await using gateway = await Gateway.start({ config: configOf(`{ url: "${receiver.grpcUrl}" }`) });
  const unsampled = `00-${TRACE}-${PARENT}-00`;
  assert.equal((await get(gateway.url)).traceparent, null);
  assert.equal((await get(gateway.url, { traceparent: unsampled })).traceparent, unsampled);
  for (const invalid of [`00-${TRACE}-${"0".repeat(16)}-01`, `ff-${TRACE}-${PARENT}-01`, "x"])
    assert.equal((await get(gateway.url, { traceparent: invalid })).traceparent, invalid);
  await get(gateway.url, ASKED);
  assert.equal((await receiver.wait("traces", 2)).length, 2);
});

test("sampling by expressions: a share, or whether a request is traced", async () => {
  await using receiver = await OtlpReceiver.start();
  const config = configOf(`
        url: "${receiver.grpcUrl}"
        randomSampling: 'request.path == "/half" ? 0.0 : 1.0'
        clientSampling: 'request.headers["x-debug"] == "yes"'`);
  await using gateway = await Gateway.start({ config });
  assert.equal((await get(`${gateway.url}/half`)).traceparent, null);
  const begun = await get(`${gateway.url}/all`, { tracestate: "vendor=lost" });
  assert.match(begun.traceparent ?? "", /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  assert.equal(begun.tracestate, null);
  assert.equal(
    (await get(gateway.url, { ...ASKED, "x-debug": "no" })).traceparent,
    ASKED.traceparent,
  );
  const seen = await get(gateway.url, { ...ASKED, "x-debug": "yes" });
  assert.ok(seen.traceparent?.startsWith(`00-${TRACE}-`) && seen.traceparent !== ASKED.traceparent);
  assert.equal((await receiver.wait("traces", 4)).length, 4);
});

test("each try of an upstream has its span", async () => {
  await using receiver = await OtlpReceiver.start();
  await using gateway = await Gateway.start({ config: configOf(`{ url: "${receiver.grpcUrl}" }`) });
  await get(`${gateway.url}/retried`, ASKED);
  const spans = await receiver.wait("traces", 3);
  const calls = spans.filter(({ record }) => record["kind"] === "SPAN_KIND_CLIENT");
  assert.deepEqual(
    calls.map(({ attributes }) => attributes["http.request.resend_count"]),
    [undefined, "1"],
  );
  assert.deepEqual(calls[0]?.record["status"], {
    code: "STATUS_CODE_ERROR",
    message: "status 503",
  });
  assert.equal(spanOf(spans, "SERVER").record["name"], "GET /retried");
});

test("spans of failures say so", async () => {
  await using receiver = await OtlpReceiver.start();
  await using gateway = await Gateway.start({ config: configOf(`{ url: "${receiver.grpcUrl}" }`) });
  await get(`${gateway.url}/refused`, ASKED);
  const [span] = await receiver.wait("traces", 1);
  assert.deepEqual(span?.record["status"], { code: "STATUS_CODE_ERROR", message: "status 503" });
  assert.equal(span?.attributes["reason"], "DirectResponse");
});

test("attributes, resource, name and filter by expressions", async () => {
  await using receiver = await OtlpReceiver.start();
  const config = configOf(`
        url: "${receiver.httpUrl}/my/traces"
        protocol: HTTP
        filter: 'response.code != 404'
        attributes:
          remove: [client.address]
          add:
          - { name: span.name, expression: '"my " + request.method' }
          - { name: code, expression: response.code }
        resources:
        - { name: service.name, expression: '"mine"' }
        - { name: pod, expression: env.podName }
        - { name: absent, expression: env.namespace }`);
  await using gateway = await Gateway.start({ config });
  await get(`${gateway.url}/status/404`, ASKED);
  await get(`${gateway.url}/status/201`, ASKED);
  const spans = await receiver.wait("traces", 2);
  const server = spanOf(spans, "SERVER");
  assert.equal(server.record["name"], "my GET");
  assert.equal(server.attributes["code"], "201");
  assert.equal("client.address" in server.attributes, false);
  assert.equal(server.resource["service.name"], "mine");
  assert.equal(server.resource["pod"], "pod-1");
  assert.equal("absent" in server.resource, false);
  assert.ok(receiver.paths.every((path) => path === "/my/traces"));
});

test("the receiver may be a backend, with a path", async () => {
  await using receiver = await OtlpReceiver.start();
  const { hostname, port } = new URL(receiver.httpUrl);
  const config = `${configOf("{ backendRef: { name: collector }, protocol: HTTP, path: /my/traces }")}
backends: { collector: { static: { host: "${hostname}", port: ${port} } } }
`;
  await using gateway = await Gateway.start({ config });
  await get(`${gateway.url}/status/200`, ASKED);
  await receiver.wait("traces", 2);
  assert.ok(receiver.paths.every((path) => path === "/my/traces"));
});

test("in manifests a Service receives the spans", async () => {
  await using receiver = await OtlpReceiver.start();
  const port = await freePort();
  const { hostname, port: to } = new URL(upstream.url);
  const collector = new URL(receiver.grpcUrl);
  await using _gateway = await Gateway.start({
    config: `${gatewayAndRoute(port)}
  rules: [{ backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: app }] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: app }
spec: { static: { host: ${hostname}, port: ${to} } }
---
apiVersion: v1
kind: Service
metadata: { name: collector }
spec: { ports: [{ name: grpc, port: 4317 }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: collector-1, labels: { kubernetes.io/service-name: collector } }
addressType: IPv4
ports: [{ name: grpc, port: ${collector.port} }]
endpoints: [{ addresses: [127.0.0.1] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: spans }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: Gateway, name: web, sectionName: http }]
  frontend: { tracing: { backendRef: { name: collector, port: 4317 } } }
`,
  });
  await get(`http://127.0.0.1:${port}/`, ASKED);
  await receiver.wait("traces", 2);
});

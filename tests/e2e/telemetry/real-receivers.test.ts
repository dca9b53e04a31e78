import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startPeer } from "@edge-gateway/testkit/programs/peer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { programsOf } from "../../../tools/kube/programs.ts";

/** The OpenTelemetry collector and Prometheus accept the gateway's spans, logs and metrics. */

const ROUTES = (host: string) => `
    routes:
    - name: api
      policies: { rateLimit: { local: [{ requests: 1000, unit: Seconds }] } }
      backends: [{ host: "${host}" }]`;

const SAMPLED = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

/** The collector; it prints what it receives. */
async function startCollector(httpPort: number) {
  const { otelcol } = await programsOf("telemetry");
  const config = `
receivers:
  otlp:
    protocols:
      grpc: { endpoint: "127.0.0.1:PORT" }
      http: { endpoint: "127.0.0.1:${httpPort}" }
exporters:
  debug: { verbosity: detailed }
service:
  telemetry: { metrics: { level: none } }
  pipelines:
    traces: { receivers: [otlp], exporters: [debug] }
    logs: { receivers: [otlp], exporters: [debug] }
`;
  return startPeer(otelcol, config, (file) => ["--config", `file:${file}`]);
}

test("the collector takes spans and log records, over gRPC and over HTTP", async () => {
  await using echo = await startEcho();
  const httpPort = await freePort();
  await using collector = await startCollector(httpPort);
  const urls = { GRPC: `http://127.0.0.1:${collector.port}`, HTTP: `http://127.0.0.1:${httpPort}` };
  for (const [protocol, receiverUrl] of Object.entries(urls)) {
    const receiver = `url: "${receiverUrl}", protocol: ${protocol}`;
    await using gateway = await Gateway.start({
      config: `
config: { podName: pod-${protocol}, otlp: { interval: 20ms } }
gateways:
  web:
    port: \${PORT}
    frontend:
      tracing: { ${receiver} }
      accessLog: { otlp: { ${receiver} } }
${ROUTES(echo.url.replace("http://", ""))}
`,
    });
    const url = `${gateway.url}/over/${protocol}`;
    await (await fetch(url, { headers: { traceparent: SAMPLED } })).arrayBuffer();
    await waitFor("both spans and the log record", () => {
      const output = collector.output();
      const paths = output.split(`url.path: Str(/over/${protocol})`).length - 1;
      return (
        paths >= 2 &&
        /Kind\s+: Server/.test(output) &&
        /Kind\s+: Client/.test(output) &&
        output.includes("LogRecord #0") &&
        output.includes(`pod-${protocol}`)
      );
    });
  }
});

test("promtool finds nothing wrong with the metrics after traffic", async () => {
  await using echo = await startEcho();
  await using gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
${ROUTES(echo.url.replace("http://", ""))}
`,
  });
  for (const path of ["/", "/other"]) await (await fetch(gateway.url + path)).arrayBuffer();
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const promtool = spawn("promtool", ["check", "metrics"], { stdio: ["pipe", "pipe", "pipe"] });
  const exit = once(promtool, "exit");
  promtool.stdin.end(metrics);
  const [said, complained, [status]] = await Promise.all([
    text(promtool.stdout),
    text(promtool.stderr),
    exit,
  ]);
  assert.deepEqual([status, said + complained], [0, ""]);
});

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { OtlpReceiver } from "./otlp-receiver.ts";

/** Log records of requests reach a receiver of OTLP (doc 2 §EdgePolicy, `accessLog.otlp`). */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

function configOf(accessLog: string, settings = ""): string {
  return `
config: { gateway: test, podName: pod-1, otlp: { interval: 20ms, backoff: 20ms, ${settings} } }
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog: ${accessLog}
    routes: [{ name: api, backends: [{ host: "${echo.url.replace("http://", "")}" }] }]
backends:
  collector: { static: { host: 127.0.0.1, port: 1 } }
`;
}

async function get(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
}

async function metric(gateway: Gateway, line: RegExp): Promise<string> {
  return waitFor(`metric ${line.source}`, async () => {
    const text = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    return line.exec(text)?.[1];
  });
}

for (const protocol of ["GRPC", "HTTP"] as const) {
  test(`log records over ${protocol}, named by the conventions of OpenTelemetry`, async () => {
    await using receiver = await OtlpReceiver.start();
    const url = protocol === "GRPC" ? receiver.grpcUrl : receiver.httpUrl;
    const config = configOf(`
        attributes: { add: [{ name: half, expression: "0.5" }, { name: big, expression: "-2" }] }
        otlp: { url: "${url}", protocol: ${protocol} }`);
    await using gateway = await Gateway.start({ config });
    await get(`${gateway.url}/a?x=1&api_key=secret`);
    const [log] = await receiver.wait("logs", 1);
    assert.equal(log?.over, protocol);
    assert.deepEqual(log.resource, { "service.name": "test", "service.instance.id": "pod-1" });
    assert.equal(log.scope, "edge-gateway.access");
    assert.equal(log.record["severity_number"], "SEVERITY_NUMBER_INFO");
    assert.equal(log.record["severity_text"], "INFO");
    assert.deepEqual(log.record["body"], { string_value: "GET /a" });
    assert.equal(log.attributes["http.response.status_code"], "200");
    assert.equal(log.attributes["url.query"], "x=1&api_key=<redacted>");
    assert.equal(log.attributes["half"], 0.5);
    assert.equal(log.attributes["big"], "-2");
    const seconds = Number(log.record["time_unix_nano"]) / 1e9;
    assert.ok(Math.abs(seconds - Date.now() / 1000) < 60, `the time is ${seconds}`);
    if (protocol === "HTTP") assert.deepEqual(receiver.paths, ["/v1/logs"]);
    await metric(
      gateway,
      /edge_gateway_otlp_records_total\{signal="logs",result="exported"\} (1)\n/,
    );
  });
}

test("filter and attributes of the receiver go before those of the log", async () => {
  await using receiver = await OtlpReceiver.start();
  const config = configOf(`
        filter: "false"
        attributes: { remove: [duration] }
        otlp:
          url: "${receiver.httpUrl}/custom/logs"
          protocol: HTTP
          filter: 'request.path != "/not"'
          attributes: { remove: [http.path] }`);
  await using gateway = await Gateway.start({ config });
  await get(`${gateway.url}/not`);
  await get(`${gateway.url}/sent`);
  const [log] = await receiver.wait("logs", 1);
  assert.deepEqual(log?.record["body"], { string_value: "GET /sent" });
  assert.equal(typeof log.attributes["duration"], "string");
  assert.equal(log.attributes["url.path"], undefined);
  assert.deepEqual(receiver.paths, ["/custom/logs"]);
  assert.doesNotMatch(gateway.output, /http\.path/);
});

test("the receiver may be a backend, with a path, and gets attributes of its own", async () => {
  await using receiver = await OtlpReceiver.start();
  const config = configOf(`
        otlp:
          backendRef: { name: collector }
          protocol: HTTP
          path: /custom/logs
          attributes: { add: [{ name: asked, expression: request.path }] }`);
  const { port } = new URL(receiver.httpUrl);
  await using gateway = await Gateway.start({
    config: config.replace("port: 1 ", `port: ${port} `),
  });
  await get(`${gateway.url}/a`);
  const [log] = await receiver.wait("logs", 1);
  assert.equal(log?.attributes["asked"], "/a");
  assert.deepEqual(receiver.paths, ["/custom/logs"]);
  assert.doesNotMatch(gateway.output, /asked=/);
});

test("a batch that is not taken for now is sent again, one that is refused is counted", async () => {
  await using receiver = await OtlpReceiver.start();
  receiver.answers.push({ status: 503 }, { status: 429 }, { status: 200 }, { status: 400 });
  const config = configOf(`{ otlp: { url: "${receiver.httpUrl}", protocol: HTTP } }`);
  await using gateway = await Gateway.start({ config });
  await get(`${gateway.url}/first`);
  await receiver.wait("logs", 1);
  assert.equal(receiver.paths.length, 3);
  await get(`${gateway.url}/second`);
  await metric(gateway, /otlp_records_total\{signal="logs",result="failed"\} (1)\n/);
  await waitFor("the warning", () =>
    /warn otlp "?the OTLP receiver does not accept records/.test(gateway.output),
  );
});

test("a receiver that hangs delays neither requests nor the end: what does not fit is dropped and counted", async () => {
  const sockets = new Set<Socket>();
  const hanging = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await once(hanging.listen(0, "127.0.0.1"), "listening");
  const { port } = hanging.address() as AddressInfo;
  const config = configOf(
    `{ otlp: { url: "http://127.0.0.1:${port}", protocol: HTTP } }`,
    "maxQueueSize: 2Ki, timeout: 1h }, connectionTerminationDeadline: 100ms, dynamicCa: {",
  );
  const gateway = await Gateway.start({ config });
  for (let request = 0; request < 30; request++) await get(gateway.url);
  // At least twenty: of two digits, of which the first is not a one.
  await metric(gateway, /otlp_records_total\{signal="logs",result="queue_full"\} ([2-9]\d)\n/);
  await gateway[Symbol.asyncDispose]();
  assert.equal(gateway.hasEnded, true);
  for (const socket of sockets) socket.destroy();
  hanging.close();
});

test("what waits is sent when the gateway ends", async () => {
  await using receiver = await OtlpReceiver.start();
  const config = configOf(`{ otlp: { url: "${receiver.grpcUrl}" } }`).replace("20ms", "1h");
  const gateway = await Gateway.start({ config });
  await get(gateway.url);
  await gateway[Symbol.asyncDispose]();
  await receiver.wait("logs", 1);
});

test("a receiver may be a backend of the file", async () => {
  await using receiver = await OtlpReceiver.start();
  const port = new URL(receiver.grpcUrl).port;
  const config = configOf("{ otlp: { backendRef: { name: collector } } }").replace(
    "port: 1 ",
    `port: ${port} `,
  );
  await using gateway = await Gateway.start({ config });
  await get(gateway.url);
  await receiver.wait("logs", 1);
});

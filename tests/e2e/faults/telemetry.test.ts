import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { OtlpReceiver } from "../telemetry/otlp-receiver.ts";
import { hurt, statusOf } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * Receivers of logs and spans are killed, slow, half-open or return false data at any moment:
 * requests are not affected, the queue is limited, receivers get records again once they work, and
 * no record reveals a secret.
 */

const SECRETS = ["planted-token-1", "planted-cookie-2", "planted-query-3"];

const outputs = new Outputs();
let receiver: OtlpReceiver;
let proxies: readonly [grpc: FaultProxy, http: FaultProxy];
let backend: Listening;
let gateway: Gateway;
let urls: Readonly<Record<string, string>>;

before(async () => {
  backend = await startUpstream((_request, response) => response.end("served"));
  receiver = await OtlpReceiver.start();
  const port = (url: string): number => Number(new URL(url).port);
  const { grpcUrl, httpUrl } = receiver;
  proxies = [await FaultProxy.start(port(grpcUrl)), await FaultProxy.start(port(httpUrl))];
  const [grpc, http] = proxies;
  const host = `127.0.0.1:${backend.port}`;
  const gatewayOf = (at: number | string, url: string, protocol: string) => ({
    port: at,
    frontend: {
      tracing: { url, protocol, randomSampling: "true" },
      accessLog: { otlp: { url, protocol } },
    },
    routes: [{ name: protocol.toLowerCase(), backends: [{ host }] }],
  });
  const second = await freePort();
  const gateways = {
    grpc: gatewayOf("PORT", grpc.url, "GRPC"),
    http: gatewayOf(second, http.url, "HTTP"),
  };
  const otlp = { interval: "10ms", timeout: "300ms", backoff: "20ms", maxRetries: 1 };
  const config = { config: { otlp }, gateways };
  gateway = await Gateway.start({ config: JSON.stringify(config).replace('"PORT"', "$PORT") });
  urls = { grpc: gateway.url, http: `http://127.0.0.1:${second}` };
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all(proxies.map((proxy) => proxy[Symbol.asyncDispose]()));
  await receiver[Symbol.asyncDispose]();
  await backend.close();
});

test("no request notices what happens to receivers of telemetry", async () => {
  outputs.watch(gateway);
  const uses = (name: string) => [
    {
      name,
      send: (round: number) =>
        statusOf(outputs, `${urls[name]}/${round}?api_key=planted-query-3`, {
          headers: {
            authorization: "Bearer planted-token-1",
            cookie: "session=planted-cookie-2",
          },
        }),
      allowed: [200],
      healthy: 200,
    },
  ];
  await Promise.all(
    ["grpc", "http"].map((name, index) => {
      const proxy = proxies[index];
      assert.ok(proxy);
      // A timeout of 0: no request waits for a receiver of telemetry.
      return hurt({ name, proxy, timeout: 0, uses: uses(name) });
    }),
  );
  const before = receiver.received.length;
  for (const over of ["GRPC", "HTTP"] as const)
    for (const signal of ["logs", "traces"] as const)
      await waitFor(`${signal} over ${over} again`, async () => {
        await uses(over.toLowerCase())[0]?.send(1);
        return receiver.received
          .slice(before)
          .some((record) => record.signal === signal && record.over === over);
      });
  outputs.add(JSON.stringify(receiver.received));
  await outputs.finish(gateway);
  outputs.assertWithout(SECRETS);
});

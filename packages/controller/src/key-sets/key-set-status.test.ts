import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { generateKeyPairSync } from "node:crypto";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { conditionOf } from "../testing/condition-of.ts";
import { gateway, objectOf } from "../testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "../testing/simulated-cluster.ts";

test("a policy says that its key set cannot be fetched, and from where, until it can be", async () => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const api = new SimulatedApi(SIMULATED_KINDS);
  const targetRefs = [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "web" }];
  const remote = { url: `http://${host}/very-secret/keys` };
  const provider = { issuer: "https://idp.example", jwks: { remote } };
  const traffic = { jwtAuthentication: { providers: [provider] } };
  api.apply(gateway("web"));
  api.apply(
    objectOf("edgegateway.dev/v1alpha1", "EdgePolicy", "p", { spec: { targetRefs, traffic } }),
  );
  await using running = startController(api);
  const condition = (type: string) => conditionOf(api, "EdgePolicy", "default/p", type);
  await waitFor("the condition", () => condition("ResolvedRefs") !== undefined);
  const { status, reason, message = "" } = condition("ResolvedRefs") ?? {};
  assert.deepEqual([status, reason], ["False", "KeySetNotFetched"]);
  const place = "spec.traffic.jwtAuthentication.providers[0].jwks";
  const said = `${place}: the controller cannot fetch the key set from ${host}: connect ECONNREFUSED`;
  assert.ok(message.startsWith(said), message);
  assert.doesNotMatch(message, /very-secret/);
  assert.equal(condition("Accepted")?.status, "True");
  const failing = () => {
    running.controller.measure();
    const name = "edge_gateway_controller_key_sets_failing";
    const metric = running.metrics.snapshot().find(({ definition }) => definition.name === name);
    return metric?.series.map(({ value }) => value);
  };
  assert.deepEqual(failing(), [1]);
  const key = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ keys: [key] })),
  );
  server.listen(port, "127.0.0.1");
  try {
    await waitFor("recovery", () => condition("ResolvedRefs") === undefined);
    assert.equal(condition("Accepted")?.status, "True");
    assert.deepEqual(failing(), [0]);
  } finally {
    server.close();
  }
});

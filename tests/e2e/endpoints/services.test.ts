import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { gatewayOf, object, route, service, slices, together } from "../manifests/objects.ts";
import { answersOf, counted, startUpstreams } from "./upstreams.ts";

/** Tests of the endpoints of a Service, and of policy resources. */

test("an endpoint of a Service that fails is evicted by an EdgePolicy, and tried no second time", async (context) => {
  const upstreams = await startUpstreams(3);
  context.after(() => Promise.all(upstreams.map((upstream) => upstream.kill())));
  const [first, second] = upstreams;
  assert.ok(first && second);
  const policy = object("edgegateway.dev/v1alpha1", "EdgePolicy", "health", "default", {
    targetRefs: [{ group: "", kind: "Service", name: "app" }],
    backend: { health: { eviction: { duration: "60s" } } },
  });
  const retries = object("edgegateway.dev/v1alpha1", "EdgePolicy", "retry", "default", {
    targetRefs: [{ group: "gateway.networking.k8s.io", kind: "HTTPRoute", name: "app" }],
    traffic: { retry: { attempts: 2, codes: [503] } },
  });
  await using gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        route("app", "/", { name: "app", port: 80 }),
        service("app"),
        slices(
          "app",
          upstreams.map((upstream) => upstream.port),
        ),
        policy,
        retries,
      ),
    }),
  });
  first.behaviour = "fails";
  await second.kill();
  const answers = await answersOf(gateway.url, 40);
  assert.deepEqual([...counted(answers).keys()], ["200 e2"]);
  assert.equal(first.requests, 1, "it was evicted by its first failure");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { inject } from "./gwctl.ts";

const CONFIG = `
config:
  namespace: of-the-file
  gateway: edge
gateways:
  web:
    port: \${PORT}
    protocol: HTTP
    frontend:
      networkAuthorization:
        policy: { matchExpressions: ['env.gateway == "edge"'] }
    routes:
      - name: here
        policies:
          authorization:
            policy: { matchExpressions: ['env.podName == "edge-7f9c" && env.namespace == "apps"'] }
          directResponse: { status: 204 }
`;

test("traces and expressions know the place that the gateway runs in; the environment wins over the file", async () => {
  const environment = { POD_NAME: "edge-7f9c", NAMESPACE: "apps" };
  await using gateway = await Gateway.start({ config: CONFIG, environment });
  const { out } = await inject(gateway, ["--raw"], "http://any.test/");
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const states = lines.flatMap(({ message }) => message.requestState ?? []);
  assert.ok(states.length > 0);
  for (const { env } of states)
    assert.deepEqual(env, { podName: "edge-7f9c", namespace: "apps", gateway: "edge" });
  assert.equal(lines.at(-1).message.status, 204);
});

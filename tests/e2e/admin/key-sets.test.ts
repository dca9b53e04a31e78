import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** More than the texts of the configuration that may wait to be judged at the same time. */
const POLICIES = 12;
const URL = "http://127.0.0.1:1/keys";

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes:
${Array.from(
  { length: POLICIES },
  (_, index) => `
      - name: r${index}
        matches: [{ path: { value: /r${index} } }]
        policies:
          directResponse: { status: 200 }
          jwtAuthentication:
            providers:
              - { issuer: "https://i${index}.test", jwks: { remote: { url: "${URL}" } } }`,
).join("")}
`;

test("each policy of a key set that cannot be fetched has its line", async () => {
  await using gateway = await Gateway.start({ config: CONFIG });
  const client = new CheckedClient(gateway);
  const failing = async () => {
    const [keySet] = (await client.call("getKeySets")).value.keySets;
    return keySet?.fault === undefined ? undefined : keySet;
  };
  await waitFor("the failed fetch", async () => (await failing()) !== undefined);
  const keySet = await failing();
  assert.equal(keySet?.url, URL);
  assert.equal(keySet.keys, 0);
  const lines = keySet.places.map(({ line }) => line);
  assert.equal(lines.length, POLICIES);
  assert.ok(!lines.includes(undefined), JSON.stringify(lines));
  assert.equal(new Set(lines).size, POLICIES);
});

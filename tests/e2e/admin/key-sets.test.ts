import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
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

/** The metadata of an issuer (OpenID Connect Discovery 1.0 section 3). */
function metadataOf(issuer: string, base: string): string {
  const endpoints = ["authorization_endpoint", "token_endpoint", "jwks_uri"];
  return JSON.stringify({
    issuer,
    ...Object.fromEntries(endpoints.map((name) => [name, `${base}/${name}`])),
  });
}

test("metadata of another issuer is known before anybody logs in, until it is mended", async () => {
  let issuer = "https://other.test";
  const keys = await TokenIssuer.start();
  const server = await listen(
    createServer(({ url = "" }, response) => {
      response.end(url === "/jwks_uri" ? keys.keySet : metadataOf(issuer, server.url));
    }),
  );
  try {
    await using gateway = await Gateway.start({
      environment: { WORKER_THREADS: "2" },
      config: `
config:
  identity: { keySetCooldownMilliseconds: 1000, metadataCacheMilliseconds: 1000 }
  oidc: { cookieSecret: ${"0f1e2d3c4b5a6978".repeat(4)} }
secrets: { client: { data: { clientSecret: secret } } }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: people
        policies:
          directResponse: { status: 200 }
          oidc:
            issuer: ${server.url}
            clientAuth: { clientId: gateway, secretRef: { name: client } }
            redirectUri: https://shop.test/callback
`,
    });
    const client = new CheckedClient(gateway);
    const faults = async () =>
      (await client.call("getKeySets")).value.keySets.filter(({ fault }) => fault !== undefined);
    const [failing] = await waitFor("fault", async () => {
      const found = await faults();
      return found.length > 0 ? found : undefined;
    });
    assert.equal(failing?.issuer, server.url);
    assert.match(failing.fault ?? "", /the metadata is of another issuer/);
    assert.equal(failing.places[0]?.path, "gateways.web.routes[0].policies.oidc");
    issuer = server.url;
    await waitFor("mended metadata", async () => (await faults()).length === 0);
    // Each of the two workers has read it, and one has told.
    assert.equal(gateway.output.split("issuer metadata not usable").length, 2);
  } finally {
    await server.close();
    await keys.close();
  }
});

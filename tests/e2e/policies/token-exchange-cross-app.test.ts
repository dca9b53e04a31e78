import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { EXCHANGED, ExchangeServers, GRANT, send } from "./exchange-servers.ts";

/** Identity tokens that are exchanged for access tokens of another application. */

let servers: ExchangeServers;
let gateway: Gateway | undefined;
let url: string;

before(async () => {
  servers = await ExchangeServers.start();
  gateway = await Gateway.start({ config: configuration() });
  ({ url } = gateway);
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await servers?.close();
});
beforeEach(() => void servers.asked.splice(0));

const configuration = (): string => `
gateways:
  web:
    port: \${PORT}
    routes:${[
      servers.route(
        "cross",
        `crossAppAccess: {
        identityProvider: { url: "${servers.endpoint.url}/idp",
          clientAuth: { clientId: one, method: ClientSecretPost } },
        resourceAuthorizationServer: { url: "${servers.endpoint.url}/server",
          clientAuth: { clientId: two, secretRef: { name: client } } },
        audience: "https://as.test", resources: ["https://r.test"], scopes: [read, write],
        accessTokenScopes: [read] }`,
      ),
      servers.route(
        "confused",
        `crossAppAccess: {
        identityProvider: { url: "${servers.endpoint.url}/mixed",
          clientAuth: { clientId: one, method: ClientSecretPost } },
        resourceAuthorizationServer: { url: "${servers.endpoint.url}/server",
          clientAuth: { clientId: two, method: ClientSecretPost } },
        audience: "https://as.test" }`,
      ),
    ].join("")}
secrets:
  client: { data: { clientSecret: "s3cret&" } }
`;

test("an identity token becomes an access token of another application", async () => {
  const { headers } = await send(`${url}/cross`, { authorization: "Bearer id-token" });
  assert.equal(headers.authorization, `Bearer ${EXCHANGED}`);
  const [assertion, access] = servers.asked;
  assert.deepEqual(
    [assertion?.path, assertion?.form],
    [
      "/idp",
      {
        grant_type: GRANT,
        requested_token_type: "urn:ietf:params:oauth:token-type:id-jag",
        subject_token: "id-token",
        subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
        audience: "https://as.test",
        resource: "https://r.test",
        scope: "read write",
        client_id: "one",
      },
    ],
  );
  assert.deepEqual(
    [access?.path, access?.form],
    [
      "/server",
      {
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: "id-jag",
        scope: "read",
      },
    ],
  );
  await send(`${url}/cross`, { authorization: "Bearer id-token" });
  assert.equal(servers.asked.length, 2);
});

test("an identity provider that issues another type of token gives the application nothing", async () => {
  const { status } = await send(`${url}/confused`, { authorization: "Bearer id-token" });
  assert.equal(status, 500);
  assert.deepEqual(
    servers.asked.map(({ path }) => path),
    ["/mixed"],
  );
});

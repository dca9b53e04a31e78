import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { after, before, beforeEach, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { jwtVerify } from "jose";
import { gatewayAndRoute } from "../manifests/objects.ts";
import { ACCESS_TOKEN, EXCHANGED, ExchangeServers, GRANT, send } from "./exchange-servers.ts";

/** Tokens of clients that are exchanged for those of backends (RFC 8693, RFC 7523). */

const JWT = "urn:ietf:params:oauth:token-type:jwt";

const SIGNING = generateKeyPairSync("ec", { namedCurve: "P-256" });
const PEM = SIGNING.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

let issuer: TokenIssuer;
let servers: ExchangeServers;

before(async () => {
  [servers, issuer] = await Promise.all([ExchangeServers.start(), TokenIssuer.start()]);
});

after(() => Promise.all([servers.close(), issuer.close()]));
beforeEach(() => void servers.asked.splice(0));

const route = (name: string, exchange: string, policies = ""): string =>
  servers.route(
    name,
    `oauthTokenExchange: { url: "${servers.endpoint.url}/${name}"${exchange === "" ? "" : `, ${exchange}`} }`,
    policies,
  );

const standalone = (): string => `
config: { identity: { requestTimeoutMilliseconds: 300 } }
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("plain", ""),
      route(
        "verified",
        "",
        `policies: { jwtAuthentication: { providers: [{ issuer: "${issuer.issuer}", jwks: { inline: '${issuer.keySet}' } }] } }`,
      ),
      route(
        "basic",
        `audiences: [a, b], scopes: [read, write], resources: ["https://r.test"], requestedTokenType: Jwt,
          clientAuth: { clientId: "the:gateway", secretRef: { name: client } },
          additionalParams: { tenant: 'request.headers["x-tenant"]', grant_type: '"mine"' },
          location: { header: { name: X-Token } }`,
      ),
      route(
        "post",
        "clientAuth: { clientId: gateway, method: ClientSecretPost, secretRef: { name: client } }",
      ),
      route(
        "assertion",
        `clientAuth: { clientId: gateway, method: PrivateKeyJwt, privateKeyJwt:
          { signingKeyRef: { name: client }, alg: ES256, kid: k, assertionAudience: "https://as.test" } }`,
      ),
      route("bearer", "grantType: JwtBearer, scopes: [read]"),
      route(
        "actor",
        `subjectToken: { source: { header: { name: X-Subject } }, tokenType: Jwt },
          actorToken: { source: { header: { name: X-Actor } }, tokenType: Jwt, mayAct: Required }`,
      ),
      route("uncached", "cache: { inMemory: { maxEntries: 0 } }"),
      ...["refuses", "lies", "empty", "injects", "binds", "hangs", "dies", "short"].map((name) =>
        route(name, ""),
      ),
    ].join("")}
secrets:
  client: { data: { clientSecret: "s3cret&", signingKey: ${JSON.stringify(PEM)} } }
`;

describe("a standalone file", () => {
  let gateway: Gateway;
  let url: string;
  before(async () => {
    gateway = await Gateway.start({ config: standalone() });
    ({ url } = gateway);
  });
  after(() => gateway[Symbol.asyncDispose]());

  test("the token of the client is exchanged once, and goes no further", async () => {
    const authorization = "Bearer client-token";
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(`${url}/plain`, { authorization })),
    );
    for (const { headers } of answers) assert.equal(headers.authorization, `Bearer ${EXCHANGED}`);
    assert.equal(servers.asked.length, 1);
    assert.deepEqual(servers.asked[0]?.form, {
      grant_type: GRANT,
      subject_token: "client-token",
      subject_token_type: ACCESS_TOKEN,
    });
    await send(`${url}/plain`, { authorization: "Bearer other-token" });
    assert.equal(servers.asked.length, 2);
  });

  test("a token that was verified and taken away is exchanged", async () => {
    const token = await issuer.sign({ sub: "me" });
    const { headers } = await send(`${url}/verified`, { authorization: `Bearer ${token}` });
    assert.equal(headers.authorization, `Bearer ${EXCHANGED}`);
    assert.equal(servers.asked[0]?.form["subject_token"], token);
  });

  test("without a token to exchange: 401", async () => {
    assert.equal((await send(`${url}/plain`)).status, 401);
    assert.equal(servers.asked.length, 0);
  });

  test("the form contains the requested token, and the Authorization header the client", async () => {
    const sent = { authorization: "Bearer client-token", "x-tenant": "t1" };
    const { headers } = await send(`${url}/basic`, sent);
    assert.deepEqual([headers["x-token"], headers.authorization], [EXCHANGED, undefined]);
    assert.deepEqual(servers.asked[0]?.form, {
      grant_type: GRANT,
      subject_token: "client-token",
      subject_token_type: ACCESS_TOKEN,
      audience: ["a", "b"],
      resource: "https://r.test",
      scope: "read write",
      requested_token_type: JWT,
      tenant: "t1",
    });
    const pair = Buffer.from("the%3Agateway:s3cret%26").toString("base64");
    assert.equal(servers.asked[0]?.headers.authorization, `Basic ${pair}`);
  });

  test("an expression of a parameter that fails lets no request pass", async () => {
    assert.equal((await send(`${url}/basic`, { authorization: "Bearer a" })).status, 500);
    assert.equal(servers.asked.length, 0);
  });

  test("the client is in the body, with its secret or a signed assertion", async () => {
    const authorization = "Bearer client-token";
    await send(`${url}/post`, { authorization });
    await send(`${url}/assertion`, { authorization });
    const [post, assertion] = servers.asked.map(({ form }) => form);
    assert.deepEqual([post?.["client_id"], post?.["client_secret"]], ["gateway", "s3cret&"]);
    assert.equal(
      assertion?.["client_assertion_type"],
      "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    );
    const { payload, protectedHeader } = await jwtVerify(
      String(assertion?.["client_assertion"]),
      SIGNING.publicKey,
      { issuer: "gateway", subject: "gateway", audience: "https://as.test" },
    );
    assert.equal(protectedHeader.kid, "k");
    assert.ok(payload.jti !== undefined && payload.exp !== undefined);
  });

  test("JwtBearer sends the token as an assertion", async () => {
    await send(`${url}/bearer`, { authorization: "Bearer client-token" });
    assert.deepEqual(servers.asked[0]?.form, {
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: "client-token",
      scope: "read",
    });
  });

  test("an actor is one that the token of the subject names", async () => {
    const subject = await issuer.sign({ sub: "me", may_act: { sub: "service" } });
    const actor = await issuer.sign({ sub: "service" });
    const sent = { "x-subject": subject, "x-actor": actor };
    const { headers } = await send(`${url}/actor`, sent);
    assert.deepEqual([headers["x-subject"], headers["x-actor"]], [undefined, undefined]);
    const form = servers.asked[0]?.form ?? {};
    assert.deepEqual([form["actor_token"], form["actor_token_type"]], [actor, JWT]);
    assert.equal(form["subject_token_type"], JWT);
    const other = await issuer.sign({ sub: "other" });
    assert.equal((await send(`${url}/actor`, { ...sent, "x-actor": other })).status, 401);
    assert.equal((await send(`${url}/actor`, { "x-subject": subject })).status, 401);
    assert.equal(servers.asked.length, 1);
  });

  test("no token is kept where none may be, nor one that has expired", async () => {
    for (const path of ["uncached", "short"])
      for (let turn = 0; turn < 2; turn++)
        await send(`${url}/${path}`, { authorization: "Bearer client-token" });
    assert.equal(servers.asked.length, 4);
  });

  test("a token endpoint that lies, hangs or dies: 500, one that refuses the client's token: 401; nothing of it is shown", async () => {
    for (const path of ["refuses", "lies", "empty", "injects", "binds", "hangs", "dies"]) {
      const headers = { authorization: "Bearer client-token" };
      const { status, headers: shown } = await fetch(`${url}/${path}`, { headers });
      const isRefused = path === "refuses";
      assert.equal(status, isRefused ? 401 : 500, path);
      const challenge = isRefused ? 'Bearer realm="gateway"' : null;
      assert.equal(shown.get("www-authenticate"), challenge, path);
    }
    await waitFor("the reason in the log", () => gateway.output.includes("invalid_grant"));
    for (const secret of ["never-shown", "client-token", EXCHANGED, "s3cret", "PRIVATE KEY"])
      assert.ok(!gateway.output.includes(secret), secret);
  });
});

describe("manifests", () => {
  test("the token endpoint is a backend, with a path", async () => {
    const port = await freePort();
    await using _gateway = await Gateway.start({ config: manifests(port) });
    const { headers } = await send(`http://127.0.0.1:${port}/`, { authorization: "Bearer client" });
    assert.equal(headers.authorization, `Bearer ${EXCHANGED}`);
    assert.equal(servers.asked[0]?.path, "/oauth/token");
    assert.equal(servers.asked[0]?.form["client_secret"], "of-the-cluster");
  });
});

function manifests(port: number): string {
  return `${gatewayAndRoute(port)}
  rules: [{ backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: api }] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: api }
spec:
  static: { host: 127.0.0.1, port: ${servers.echo.port} }
  policies:
    auth:
      oauthTokenExchange:
        backendRef: { group: edgegateway.dev, kind: EdgeBackend, name: tokens }
        path: /oauth/token
        clientAuth: { clientId: gateway, method: ClientSecretPost, secretRef: { name: client } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: tokens }
spec: { static: { host: 127.0.0.1, port: ${servers.endpoint.port} } }
---
apiVersion: v1
kind: Secret
metadata: { name: client }
stringData: { clientSecret: of-the-cluster }
`;
}

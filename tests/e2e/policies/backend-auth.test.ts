import assert from "node:assert/strict";
import { createHash, createHmac, generateKeyPairSync, type KeyObject } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { jwtVerify } from "jose";
import { gatewayAndRoute } from "../manifests/objects.ts";
import { inject } from "../trace/gwctl.ts";

/** Credentials that the gateway sends to backends (doc 2 §Backend policy block, auth). */

/** Secrets that must not occur in any output. */
const SECRETS = [
  "inline-key",
  "first-secret",
  "second-secret",
  "third-secret",
  "fourth-secret",
  "fifth-secret",
  "sixth-secret",
];

let echo: Listening;
let issuer: TokenIssuer;
/** Responds to every request with 503. */
let busy: Listening;
const askedOfBusy: (string | undefined)[] = [];

before(async () => {
  [echo, issuer] = await Promise.all([startEcho(), TokenIssuer.start()]);
  busy = await startUpstream((request, response) => {
    askedOfBusy.push(request.url);
    response.writeHead(503).end();
  });
});

after(() => Promise.all([echo.close(), issuer.close(), busy.close()]));

interface Seen {
  readonly status: number;
  readonly body: string;
  readonly echo: Echo;
}

async function send(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const response = await fetch(url, { headers });
  const body = await response.text();
  return { status: response.status, body, echo: response.ok ? JSON.parse(body) : undefined };
}

interface KeyPair {
  readonly pem: string;
  readonly publicKey: KeyObject;
}

function keyPair(pair: { publicKey: KeyObject; privateKey: KeyObject }): KeyPair {
  const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { pem, publicKey: pair.publicKey };
}

const EC = keyPair(generateKeyPairSync("ec", { namedCurve: "P-256" }));
const RSA = keyPair(generateKeyPairSync("rsa", { modulusLength: 2048 }));

const backend = (auth: string): string =>
  `[{ host: "${new URL(echo.url).host}", policies: { auth: ${auth} } }]`;

const route = (name: string, auth: string, policies?: string): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        ${policies === undefined ? "" : `policies: ${policies}`}
        backends: ${backend(auth)}`;

const jwt = (more: string): string =>
  `{ jwtAuthentication: { ${more} mode: Permissive, providers: [{ issuer: "${issuer.issuer}", jwks: { inline: '${issuer.keySet}' } }] } }`;

const standalone = (): string => `
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("key", "{ key: inline-key }"),
      route("secret", "{ secretRef: { name: bearer } }"),
      route("raw", "{ secretRef: { name: bearer, key: raw } }"),
      route("named", "{ key: inline-key, location: { header: { name: X-Api-Key } } }"),
      route("query", '{ key: "inline-key&=", location: { queryParameter: { name: ticket } } }'),
      route("cookie", "{ key: inline-key, location: { cookie: { name: ticket } } }"),
      route(
        "several",
        `{ key: inline-key, credentials: [
            { location: { header: { name: X-One } }, secretRef: { name: extra, key: one } },
            { location: { cookie: { name: two } }, secretRef: { name: extra, key: two } }] }`,
      ),
      route(
        "extra",
        "{ credentials: [{ location: { header: { name: X-One } }, secretRef: { name: extra, key: one } }] }",
      ),
      route(
        "broken",
        "{ secretRef: { name: extra, key: broken }, location: { cookie: { name: session } } }",
      ),
      route(
        "signed",
        `{ jwtSign: { signingKeyRef: { name: signing }, alg: ES256, kid: one, ttl: 60s,
            claims: { sub: gateway, aud: [a, b], deep: { number: 1 } } } }`,
      ),
      route(
        "signed-elsewhere",
        `{ jwtSign: { signingKeyRef: { name: signing, key: rsa }, location: { header: { name: X-Token } } } }`,
      ),
      route(
        "aws",
        "{ aws: { secretRef: { name: aws }, region: eu-west-1, serviceName: bedrock } }",
      ),
      route("passed", "{ passthrough: {} }", jwt("")),
      route(
        "moved",
        "{ passthrough: {}, location: { header: { name: X-Token } } }",
        jwt("preserveToken: true,"),
      ),
    ].join("")}
      - name: retried
        matches: [{ path: { value: /retried } }]
        policies: { retry: { attempts: 2, codes: [503], backoff: 1ms } }
        backends:
          - host: "127.0.0.1:${busy.port}"
            policies: { auth: { key: inline-key, location: { queryParameter: { name: ticket } } } }
      - name: mcp
        matches: [{ path: { value: /mcp } }]
        backends:
          - mcp:
              targets:
                - name: one
                  static:
                    host: 127.0.0.1
                    port: ${echo.port}
                    policies: { auth: { secretRef: { name: bearer } } }
secrets:
  aws: { data: { accessKey: AKIDEXAMPLE, secretKey: fifth-secret, sessionToken: sixth-secret } }
  signing: { data: { signingKey: ${JSON.stringify(EC.pem)}, rsa: ${JSON.stringify(RSA.pem)} } }
  bearer: { data: { Authorization: "Bearer first-secret\\n", raw: "Bearer second-secret" } }
  extra: { data: { one: third-secret, two: fourth-secret, broken: "a; injected=yes" } }
`;

describe("a standalone file", () => {
  let gateway: Gateway;
  let url: string;
  let token: string;
  before(async () => {
    gateway = await Gateway.start({ config: standalone() });
    ({ url } = gateway);
    token = await issuer.sign({ sub: "me" });
  });
  after(() => gateway[Symbol.asyncDispose]());

  test("a key replaces the credential of the client", async () => {
    const { echo: seen } = await send(`${url}/key`, { authorization: "Bearer of-the-client" });
    assert.equal(seen.headers.authorization, "Bearer inline-key");
  });

  test("Bearer is taken off a Secret under the default key, and under no other", async () => {
    assert.equal((await send(`${url}/secret`)).echo.headers.authorization, "Bearer first-secret");
    const { authorization } = (await send(`${url}/raw`)).echo.headers;
    assert.equal(authorization, "Bearer Bearer second-secret");
  });

  test("a header, a query parameter or a cookie takes the credential", async () => {
    const named = (await send(`${url}/named`, { authorization: "mine" })).echo.headers;
    assert.deepEqual([named["x-api-key"], named.authorization], ["inline-key", "mine"]);
    const query = await send(`${url}/query?a=%20b&ticket=old`);
    assert.equal(query.echo.url, "/query?a=%20b&ticket=inline-key%26%3D");
    assert.equal((await send(`${url}/query`)).echo.url, "/query?ticket=inline-key%26%3D");
    const cookie = await send(`${url}/cookie`, { cookie: "a=b; ticket=old" });
    assert.equal(cookie.echo.headers.cookie, "a=b; ticket=inline-key");
  });

  test("further credentials are shown with another, and alone", async () => {
    const { headers } = (await send(`${url}/several`)).echo;
    assert.deepEqual(
      [headers.authorization, headers["x-one"], headers.cookie],
      ["Bearer inline-key", "third-secret", "two=fourth-secret"],
    );
    assert.equal((await send(`${url}/extra`)).echo.headers["x-one"], "third-secret");
  });

  test("a credential that its location cannot contain is not sent, and no request is sent without it", async () => {
    const { status, body } = await send(`${url}/broken`);
    assert.deepEqual([status, body], [500, "backend authentication failed"]);
  });

  test("the token of the client is sent on after it was verified, and no other", async () => {
    const authorization = `Bearer ${token}`;
    assert.equal(
      (await send(`${url}/passed`, { authorization })).echo.headers.authorization,
      authorization,
    );
    assert.equal((await send(`${url}/passed`)).echo.headers.authorization, undefined);
    const moved = (await send(`${url}/moved`, { authorization })).echo.headers;
    assert.deepEqual([moved["x-token"], moved.authorization], [token, authorization]);
    const refused = await send(`${url}/moved`, { authorization: "Bearer a.b.c" });
    assert.equal(refused.echo.headers["x-token"], undefined);
  });

  test("a token that the gateway signs has the claims, and serves until shortly before it expires", async () => {
    const { authorization = "" } = (await send(`${url}/signed`)).echo.headers;
    const signed = authorization.replace(/^Bearer /, "");
    const { payload, protectedHeader } = await jwtVerify(signed, EC.publicKey);
    assert.deepEqual(protectedHeader, { alg: "ES256", typ: "JWT", kid: "one" });
    const { iat = 0, nbf, exp, ...claims } = payload;
    assert.deepEqual(claims, { sub: "gateway", aud: ["a", "b"], deep: { number: 1 } });
    assert.deepEqual([nbf, exp], [iat, iat + 60]);
    assert.equal((await send(`${url}/signed`)).echo.headers.authorization, authorization);
    assert.ok(!gateway.output.includes(signed));
    const elsewhere = (await send(`${url}/signed-elsewhere`)).echo.headers;
    const rs256 = await jwtVerify(String(elsewhere["x-token"]), RSA.publicKey);
    assert.equal(rs256.protectedHeader.alg, "RS256");
    assert.equal((rs256.payload.exp ?? 0) - (rs256.payload.iat ?? 0), 300);
  });

  test("a request is signed for AWS as it arrives there", async () => {
    const body = JSON.stringify({ a: 1 });
    const headers = {
      "x-amz-security-token": "mine",
      "x-amz-target": "Table.Get  Item",
      "content-type": "application/json",
      authorization: "mine",
    };
    const response = await fetch(`${url}/aws/a%20b?z=1&a=%2F`, { method: "POST", body, headers });
    const seen: Echo = JSON.parse(await response.text());
    assert.equal(seen.body, body);
    assert.equal(seen.headers["x-amz-security-token"], "sixth-secret");
    const { authorization = "" } = seen.headers;
    const [, date = "", names = "", signature] =
      /Credential=AKIDEXAMPLE\/(\d+)\/eu-west-1\/bedrock\/aws4_request, SignedHeaders=(\S+), Signature=(\S+)$/.exec(
        authorization,
      ) ?? [];
    assert.equal(
      names,
      "content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token;x-amz-target",
    );
    const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
    const lines = names
      .split(";")
      .map((name) => `${name}:${String(seen.headers[name]).replaceAll(/ +/g, " ")}`);
    const canonical = ["POST", "/aws/a%2520b", "a=%2F&z=1", ...lines, "", names, sha256(body)];
    const place = `${date}/eu-west-1/bedrock/aws4_request`;
    const text = [
      "AWS4-HMAC-SHA256",
      seen.headers["x-amz-date"],
      place,
      sha256(canonical.join("\n")),
    ];
    const hmac = (key: Buffer | string, part: string): Buffer =>
      createHmac("sha256", key).update(part).digest();
    const key = place.split("/").reduce<Buffer | string>(hmac, "AWS4fifth-secret");
    assert.equal(signature, hmac(key, text.join("\n")).toString("hex"));
  });

  test("each try shows the credential once", async () => {
    assert.equal((await send(`${url}/retried`)).status, 503);
    assert.deepEqual(
      askedOfBusy,
      Array.from({ length: 3 }, () => "/retried?ticket=inline-key"),
    );
  });

  test("a server of MCP is shown the credential of its target", async () => {
    assert.equal((await send(`${url}/mcp`)).echo.headers.authorization, "Bearer first-secret");
  });

  test("no trace, dump or log holds a credential", async () => {
    for (const path of [
      "key",
      "secret",
      "raw",
      "named",
      "query",
      "cookie",
      "several",
      "signed",
      "mcp",
    ]) {
      const run = await inject(gateway, ["--raw"], `${url}/${path}`);
      assert.match(run.out, /final request/, run.err);
      for (const secret of SECRETS)
        assert.ok(!traced(run.out).includes(secret), `${path} ${secret}`);
    }
    const answer = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
    const dump = await answer.text();
    assert.match(dump, /attachments/);
    for (const secret of [...SECRETS, token]) {
      assert.ok(!dump.includes(secret), secret);
      assert.ok(!gateway.output.includes(secret), secret);
    }
  });
});

/** The trace without the body of the echo response, which the client itself requested. */
const traced = (out: string): string => out.slice(0, out.lastIndexOf('{"method"'));

describe("manifests", () => {
  test("a Secret of the namespace of the policy or backend holds the credential", async () => {
    const port = await freePort();
    await using _gateway = await Gateway.start({ config: manifests(port) });
    const url = `http://127.0.0.1:${port}`;
    assert.equal((await send(`${url}/own`)).echo.headers.authorization, "Bearer first-secret");
    const { headers } = (await send(`${url}/attached`)).echo;
    assert.deepEqual([headers["x-api-key"], headers["x-one"]], ["inline-key", "third-secret"]);
  });
});

function manifests(port: number): string {
  const backendOf = (name: string): string =>
    `backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: ${name} }]`;
  return `${gatewayAndRoute(port)}
  rules:
    - { matches: [{ path: { value: /own } }], ${backendOf("own")} }
    - { matches: [{ path: { value: /attached } }], ${backendOf("attached")} }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: own }
spec:
  static: { host: 127.0.0.1, port: ${echo.port} }
  policies: { auth: { secretRef: { name: bearer } } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: attached }
spec: { static: { host: 127.0.0.1, port: ${echo.port} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: shown }
spec:
  targetRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: attached }]
  backend:
    auth:
      key: inline-key
      location: { header: { name: X-Api-Key } }
      credentials:
        - { location: { header: { name: X-One } }, secretRef: { name: bearer, key: one } }
---
apiVersion: v1
kind: Secret
metadata: { name: bearer }
stringData: { Authorization: "Bearer first-secret", one: third-secret }
`;
}

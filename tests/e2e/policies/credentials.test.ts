import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { get, type IncomingMessage } from "node:http";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { gatewayAndRoute } from "../manifests/objects.ts";

/** API keys and basic authentication, in a standalone file and in manifests (doc 2 §Traffic policies). */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

/** A dollar sign begins a variable, so a literal one is doubled. */
const escaped = (text: string): string => text.replaceAll("$", "$$$$");
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The line that Apache's htpasswd writes. */
function htpasswd(form: string, user: string, password: string): string {
  return execFileSync("htpasswd", [`-nb${form}`, user, password])
    .toString()
    .trim();
}

const LINES = [
  htpasswd("B", "bcrypt", "bcrypt-password"),
  htpasswd("m", "md5", "md5-password"),
  htpasswd("s", "sha", "sha-password"),
  htpasswd("d", "crypt", "crypt-pw"),
  htpasswd("s", "banned", "sha-password"),
  "odd:plain-text",
];

async function answer(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: string; headers: Headers }> {
  const response = await fetch(url, { headers });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

function standalone(): string {
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: keys
        matches: [{ path: { type: PathPrefix, value: /keys } }]
        policies:
          apiKeyAuthentication: { secretRef: { name: keys } }
          authorization: { policy: { matchExpressions: ['apiKey.team == "a"'] } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: selected
        matches: [{ path: { type: PathPrefix, value: /selected } }]
        policies:
          apiKeyAuthentication:
            secretSelector: { matchLabels: { of: keys } }
            location: { header: { name: x-api-key } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: proxy
        matches: [{ path: { type: PathPrefix, value: /proxy } }]
        policies:
          apiKeyAuthentication:
            secretRef: { name: keys }
            location: { header: { name: Proxy-Authorization, prefix: Bearer } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: hashes
        matches: [{ path: { type: PathPrefix, value: /hashes } }]
        policies:
          apiKeyAuthentication:
            configMapSelector: { matchLabels: { of: hashes } }
            location: { queryParameter: { name: key } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: open
        matches: [{ path: { type: PathPrefix, value: /open } }]
        policies:
          apiKeyAuthentication: { mode: Permissive, secretRef: { name: keys } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: users
        matches: [{ path: { type: PathPrefix, value: /users } }]
        policies:
          basicAuthentication: { realm: 'the "door"', secretRef: { name: users } }
          authorization: { policy: { matchExpressions: ['basicAuth.username != "banned"'] } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: anyone
        matches: [{ path: { type: PathPrefix, value: /anyone } }]
        policies: { basicAuthentication: { mode: Optional, secretRef: { name: users } } }
        backends: [{ host: "${new URL(echo.url).host}" }]
secrets:
  keys:
    data:
      plain: plain-key
      team: '{"key": "team-key", "metadata": {"team": "a"}}'
      hashed: '{"keyHash": "sha256:${sha256("hashed-key")}", "metadata": {"team": "a"}}'
      broken: '{"metadata": {}}'
  one: { labels: { of: keys }, data: { same: first-key } }
  two: { labels: { of: keys }, data: { same: second-key } }
  users:
    data:
      .htaccess: |
${LINES.map((line) => `        ${escaped(line)}`).join("\n")}
configMaps:
  hashes:
    labels: { of: hashes }
    data:
      good: '{"keyHash": "sha256:${sha256("map-key")}"}'
      plain: '{"key": "never-key"}'
`;
}

describe("a standalone file", () => {
  let gateway: Gateway;
  let url: string;
  before(async () => {
    gateway = await Gateway.start({ config: standalone() });
    ({ url } = gateway);
  });
  after(() => gateway[Symbol.asyncDispose]());

  test("without a key, or with a wrong one: 401", async () => {
    const missing = await answer(`${url}/keys`);
    assert.deepEqual(
      [missing.status, missing.body],
      [401, "api key authentication failure: no API key found"],
    );
    const wrong = await fetch(`${url}/keys`, { headers: { authorization: "Bearer wrong" } });
    assert.deepEqual([wrong.status, wrong.headers.get("www-authenticate")], [401, "Bearer"]);
    assert.equal((await answer(`${url}/open`, { authorization: "Bearer wrong" })).status, 200);
  });

  test("keys in clear and as hashes are known; metadata decides, and the key does not go upstream", async () => {
    for (const key of ["team-key", "hashed-key"]) {
      const { status, body } = await answer(`${url}/keys`, { authorization: `Bearer ${key}` });
      assert.equal(status, 200, key);
      assert.ok(!body.includes(key));
    }
    assert.equal((await answer(`${url}/keys`, { authorization: "Bearer plain-key" })).status, 403);
  });

  test("labels select the keys of several Secrets, and the hashes of ConfigMaps", async () => {
    for (const key of ["first-key", "second-key"])
      assert.equal((await answer(`${url}/selected`, { "x-api-key": key })).status, 200, key);
    assert.equal((await answer(`${url}/hashes?key=map-key`)).status, 200);
    assert.equal((await answer(`${url}/hashes?key=never-key`)).status, 401);
  });

  test("each form of a password hash is understood", async () => {
    for (const [user, password] of [
      ["bcrypt", "bcrypt-password"],
      ["md5", "md5-password"],
      ["sha", "sha-password"],
      ["crypt", "crypt-pw"],
    ] as const) {
      const { status, body } = await answer(`${url}/users`, {
        authorization: basic(user, password),
      });
      assert.equal(status, 200, user);
      assert.ok(!body.includes(basic(user, password)));
      assert.equal(
        (await answer(`${url}/users`, { authorization: basic(user, "wrong") })).status,
        401,
      );
    }
    const authorization = basic("banned", "sha-password");
    assert.equal((await answer(`${url}/users`, { authorization })).status, 403);
  });

  test("where users are optional, requests pass without one, and with none that is wrong", async () => {
    assert.equal((await answer(`${url}/anyone`)).status, 200);
    const wrong = { authorization: basic("sha", "wrong") };
    assert.equal((await answer(`${url}/anyone`, wrong)).status, 401);
  });

  test("without a key for a proxy: 407 with the challenge for proxies", async () => {
    // The client `fetch` hides responses with this status.
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(`${url}/proxy`, resolve).on("error", reject);
    const { statusCode, headers } = await promise;
    const challenges = [headers["proxy-authenticate"], headers["www-authenticate"]];
    assert.deepEqual([statusCode, ...challenges], [407, "Bearer", undefined]);
  });

  test("the challenge names the realm", async () => {
    const { status, headers } = await answer(`${url}/users`);
    assert.equal(status, 401);
    assert.equal(
      headers.get("www-authenticate"),
      String.raw`Basic realm="the \"door\"", charset="UTF-8"`,
    );
  });

  test("the log says why a credential was refused, as the client is told", async () => {
    await answer(`${url}/keys`, { authorization: "Bearer wrong" });
    const line = /http\.path=\/keys .*error="api key authentication failure: unknown API key"/;
    await waitFor("line of the log", () => line.test(gateway.output));
  });

  test("no output of the gateway holds a key or a password", () => {
    for (const secret of ["team-key", "hashed-key", "md5-password", "first-key", "plain-text"])
      assert.ok(!gateway.output.includes(secret), secret);
  });
});

describe("manifests", () => {
  test("Secrets of the policy's namespace hold the keys and users", async () => {
    const port = await freePort();
    await using _gateway = await Gateway.start({ config: manifests(port) });
    const url = `http://127.0.0.1:${port}`;
    assert.equal((await answer(`${url}/keys`)).status, 401);
    for (const [key, status] of [
      ["first-key", 200],
      ["second-key", 200],
      ["elsewhere-key", 401],
    ] as const)
      assert.equal(
        (await answer(`${url}/keys`, { authorization: `Bearer ${key}` })).status,
        status,
      );
    const authorization = basic("sha", "sha-password");
    assert.equal((await answer(`${url}/users`, { authorization })).status, 200);
    assert.equal((await answer(`${url}/users`)).status, 401);
  });
});

function manifests(port: number): string {
  const { hostname, port: echoPort } = new URL(echo.url);
  const backend = "backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: echo }]";
  return `${gatewayAndRoute(port)}
  rules:
    - { name: keys, matches: [{ path: { value: /keys } }], ${backend} }
    - { name: users, matches: [{ path: { value: /users } }], ${backend} }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: echo }
spec: { static: { host: ${hostname}, port: ${echoPort} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: keys }
spec:
  targetRefs:
    - { group: gateway.networking.k8s.io, kind: HTTPRoute, name: api, sectionName: keys }
  traffic: { apiKeyAuthentication: { secretSelector: { matchLabels: { of: keys } } } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: users }
spec:
  targetRefs:
    - { group: gateway.networking.k8s.io, kind: HTTPRoute, name: api, sectionName: users }
  traffic: { basicAuthentication: { secretRef: { name: users } } }
---
apiVersion: v1
kind: Secret
metadata: { name: one, labels: { of: keys } }
stringData: { same: first-key }
---
apiVersion: v1
kind: Secret
metadata: { name: two, labels: { of: keys } }
data: { same: ${Buffer.from("second-key").toString("base64")} }
---
apiVersion: v1
kind: Secret
metadata: { name: three, namespace: elsewhere, labels: { of: keys } }
stringData: { same: elsewhere-key }
---
apiVersion: v1
kind: Secret
metadata: { name: users }
stringData: { .htaccess: "${htpasswd("s", "sha", "sha-password")}" }
`;
}

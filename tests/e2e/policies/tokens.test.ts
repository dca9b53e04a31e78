import assert from "node:assert/strict";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayAndRoute } from "../manifests/objects.ts";

/** Tokens of several providers, opaque ones, and key sets of every origin (doc 2 §Traffic policies, RFC 7662). */

const CLIENT = {
  client_id: "gateway",
  client_secret: "s3cret-of-the-gateway",
  grant_types: ["client_credentials"],
  redirect_uris: [],
  response_types: [],
};

let echo: Listening;
let provider: Listening;
let first: TokenIssuer;
let second: TokenIssuer;
/** An introspection endpoint that fails in the way that its path names. */
let faulty: Listening;
let folder: string;
let gateway: Gateway;

before(async () => {
  [echo, provider, first, second, folder] = await Promise.all([
    startEcho(),
    startIdentityProvider({ clients: [CLIENT] }),
    TokenIssuer.start(),
    TokenIssuer.start(),
    mkdtemp(join(tmpdir(), "tokens-")),
  ]);
  faulty = await startUpstream((request, response) => {
    if (request.url === "/hangs") return;
    if (request.url === "/dies") return void request.socket.destroy();
    response.end(request.url === "/lies" ? "[]" : JSON.stringify({ active: "yes" }));
  });
  await writeFile(join(folder, "keys.json"), first.keySet);
  gateway = await Gateway.start({ config: configuration() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo, provider, first, second, faulty].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

const host = ({ url }: { readonly url: string }): string => new URL(url).host;

const route = (name: string, providers: readonly string[], mode = "Strict"): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies:
          jwtAuthentication: { mode: ${mode}, providers: [${providers.join(", ")}] }
          transformation:
            response: { set: [{ name: x-subject, value: 'string(jwt.?sub.orValue(jwt.?client_id.orValue("none")))' }] }
        backends: [{ host: "${host(echo)}" }]`;

const faults = ["hangs", "dies", "lies", "nonsense"];

const introspected = (endpoint: string, more = ""): string =>
  `{ issuer: "${provider.url}", introspection: { ${endpoint}, clientAuth: { clientId: gateway, secretRef: { name: client } }, cacheDuration: 300ms }${more} }`;

const configuration = (): string => `
config: { identity: { requestTimeoutMilliseconds: 3000 } }
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("several", [
        `{ issuer: "${first.issuer}", jwks: { inline: '${first.keySet}' } }`,
        `{ issuer: "${second.issuer}", jwks: { remote: { url: "${second.issuer}/jwks" } } }`,
        introspected(`url: "${provider.url}/token/introspection"`, ", requiredClaims: [client_id]"),
      ]),
      route("claims", [
        `{ issuer: "${second.issuer}", requiredClaims: [tenant], jwks: { inline: '${second.keySet}' } }`,
      ]),
      route("file", [
        `{ issuer: "${first.issuer}", jwks: { file: "${join(folder, "keys.json")}" } }`,
      ]),
      route("backend", [introspected("backendRef: { name: idp }, path: /token/introspection")]),
      ...faults.map((fault) => route(fault, [introspected(`url: "${faulty.url}/${fault}"`)])),
      route("permissive", [introspected(`url: "${faulty.url}/dies"`)], "Permissive"),
    ].join("")}
backends: { idp: { static: { host: 127.0.0.1, port: ${new URL(provider.url).port} } } }
secrets: { client: { data: { clientSecret: ${CLIENT.client_secret} } } }
`;

interface Seen {
  readonly status: number;
  readonly subject: string | null;
  readonly challenge: string | null;
}

async function ask(
  path: string,
  token?: string,
  { url }: { readonly url: string } = gateway,
): Promise<Seen> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { headers });
  await response.arrayBuffer();
  const { status, headers: fields } = response;
  return { status, subject: fields.get("x-subject"), challenge: fields.get("www-authenticate") };
}

/** The form of the introspection request that contains the token. */
const form = (parameters: Readonly<Record<string, string>>) => ({
  method: "POST",
  headers: {
    authorization: `Basic ${Buffer.from(`gateway:${CLIENT.client_secret}`).toString("base64")}`,
  },
  body: new URLSearchParams(parameters),
});

async function opaqueToken(): Promise<string> {
  const response = await fetch(`${provider.url}/token`, form({ grant_type: "client_credentials" }));
  const granted = await response.text();
  const token = /"access_token":"([^"]+)"/.exec(granted)?.[1];
  assert.ok(token, granted);
  return token;
}

test("tokens of each of several providers are accepted, those of others are not", async () => {
  assert.equal((await ask("/several", await first.sign({ sub: "ann" }))).subject, "ann");
  assert.equal((await ask("/several", await second.sign({ sub: "bob" }))).subject, "bob");
  assert.equal((await ask("/several", await first.sign({ iss: second.issuer }))).status, 401);
  assert.equal((await ask("/several", await first.sign({ iss: "http://other.test" }))).status, 401);
});

describe("opaque tokens", () => {
  test("the server of the provider knows them, by URL and by backend", async () => {
    const token = await opaqueToken();
    for (const path of ["/several", "/backend"])
      assert.deepEqual(await ask(path, token), {
        status: 200,
        subject: "gateway",
        challenge: null,
      });
  });

  test("unknown ones are refused as invalid", async () => {
    const { status, challenge } = await ask("/several", "no-such-token");
    assert.equal(status, 401);
    assert.match(challenge ?? "", /error="invalid_token", error_description="it is not active"/);
  });

  test("one that is revoked does not pass for longer than responses are kept", async () => {
    const token = await opaqueToken();
    assert.equal((await ask("/backend", token)).status, 200);
    const revoked = await fetch(`${provider.url}/token/revocation`, form({ token }));
    assert.equal(revoked.status, 200);
    await waitFor("end of the token", async () => (await ask("/backend", token)).status === 401);
  });

  for (const fault of faults)
    test(`a server that ${fault}: 401 in time, and the reason is only in the log`, async () => {
      const { status, challenge } = await ask(`/${fault}`, "some-token");
      assert.equal(status, 401);
      assert.match(challenge ?? "", /the token cannot be verified at the moment/);
    });

  test("Permissive lets opaque tokens pass without claims", async () => {
    assert.deepEqual(await ask("/permissive", "some-token"), {
      status: 200,
      subject: "none",
      challenge: null,
    });
  });
});

test("required claims must be there", async () => {
  const token = await second.sign({ sub: "x", tenant: "t" });
  assert.equal((await ask("/claims", token)).subject, "x");
  const { status, challenge } = await ask("/claims", await second.sign({ sub: "x" }));
  assert.equal(status, 401);
  assert.match(challenge ?? "", /the claim tenant is missing/);
});

test("an unknown key makes the gateway fetch the keys again, once", async () => {
  await second.rotate();
  await waitFor("new keys", async () => {
    const { subject } = await ask("/several", await second.sign({ sub: "new" }));
    return subject === "new";
  });
});

test("a key set in a file is read, and read again when it changes", async () => {
  assert.equal((await ask("/file", await first.sign({ sub: "ann" }))).subject, "ann");
  await first.rotate();
  assert.equal((await ask("/file", await first.sign({ sub: "ann" }))).status, 401);
  await writeFile(join(folder, "new.json"), first.keySet);
  await rename(join(folder, "new.json"), join(folder, "keys.json"));
  await waitFor(
    "new key set",
    async () => (await ask("/file", await first.sign({ sub: "eve" }))).subject === "eve",
  );
});

test("no secret and no token is in the output of the gateway", async () => {
  const token = await opaqueToken();
  await ask("/backend", token);
  for (const secret of [CLIENT.client_secret, token])
    assert.ok(!gateway.output.includes(secret), secret);
});

describe("manifests", () => {
  test("opaque tokens are introspected by a Service, with the Secret of the namespace", async () => {
    const port = await freePort();
    await using _gateway = await Gateway.start({ config: () => manifests(port) });
    const url = `http://127.0.0.1:${port}`;
    assert.equal((await ask("/", await opaqueToken(), { url })).status, 200);
    assert.equal((await ask("/", "no-such-token", { url })).status, 401);
  });
});

const manifests = (port: number): Readonly<Record<string, string>> => ({
  "all.yaml": `${gatewayAndRoute(port)}
  rules: [{ backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: api }] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: api }
spec: { static: { host: 127.0.0.1, port: ${echo.port} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: tokens }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: api }]
  traffic:
    jwtAuthentication:
      providers:
        - issuer: ${provider.url}
          introspection:
            backendRef: { kind: Service, name: idp, port: 80 }
            path: /token/introspection
            clientAuth: { clientId: gateway, secretRef: { name: client } }
---
apiVersion: v1
kind: Secret
metadata: { name: client }
stringData: { clientSecret: ${CLIENT.client_secret} }
---
apiVersion: v1
kind: Service
metadata: { name: idp }
spec: { ports: [{ port: 80 }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: idp-1, labels: { kubernetes.io/service-name: idp } }
addressType: IPv4
ports: [{ port: ${provider.port} }]
endpoints: [{ addresses: [127.0.0.1] }]
`,
});

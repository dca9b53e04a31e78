import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { startCloud } from "@edge-gateway/testkit/servers/cloud";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { BROKEN, hurt, type Service, statusOf, type Use } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * Servers that provide credentials are killed, slow, half-open or return false data at any moment:
 * no client passes without a valid credential, no request reaches a backend without that of the
 * gateway, nothing hangs, and nothing reveals a secret.
 */

const TIMEOUT = 300;
/**
 * Number of calls for one credential, each of which may take the full timeout: a retry, and steps
 * such as a session and its token.
 */
const CALLS = 4;
const CLIENT_SECRET = "planted-client-secret";
const COOKIE_SECRET = "0123456789abcdef".repeat(4);
const EXCHANGED = "planted-exchanged-token";
/** The prefix of every secret that the test's cloud issues. */
const CLOUD = ["cloud-secret", "cloud-session", "cloud-token", "cloud-metadata"];
const INTROSPECTED = "planted-opaque-token";
const AUTHORIZATIONS = /^(?:Bearer (?:planted-exchanged-token|cloud-token-\d+)|AWS4-HMAC-SHA256 )/;
const TEAPOT = 418;

/** Ignores the status of requests that their client has cancelled. */
const ignore = (): void => {};

const outputs = new Outputs();
const servers: { close(): Promise<void> }[] = [];
const proxies: Record<string, FaultProxy> = {};
const signed: string[] = [];
let backend: Listening;
let issuer: TokenIssuer;
let provider: Listening;
let gateway: Gateway;
let url: string;

async function standBefore(name: string, { port }: { readonly port: number }): Promise<FaultProxy> {
  const proxy = await FaultProxy.start(port);
  proxies[name] = proxy;
  return proxy;
}

before(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // No request may arrive here with the credential of the client, or without a credential.
  backend = await startUpstream((request, response) => {
    const { authorization = "" } = request.headers;
    const isRight = !(request.url ?? "").startsWith("/own/") || AUTHORIZATIONS.test(authorization);
    response.writeHead(isRight ? 200 : TEAPOT).end();
  });
  const introspection = await startUpstream((request, response) => {
    void text(request).then((body) => {
      const token = new URLSearchParams(body).get("token") ?? "";
      response.end(JSON.stringify({ active: token.startsWith(INTROSPECTED), exp: 9_999_999_999 }));
    }, ignore);
  });
  const exchange = await startUpstream((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ access_token: EXCHANGED, token_type: "Bearer" }));
    });
  });
  const cloud = await startCloud();
  cloud.life = 2;
  issuer = await TokenIssuer.start();
  provider = await startIdentityProvider({ clients: [clientOf(port)] });
  servers.push(backend, introspection, exchange, cloud, issuer, provider);
  await standBefore("introspection", introspection);
  await standBefore("exchange", exchange);
  await standBefore("cloud", cloud);
  await standBefore("keys", { port: Number(new URL(issuer.issuer).port) });
  await standBefore("login", provider);
  gateway = await Gateway.start({ config: configuration(port), environment: environment() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all(Object.values(proxies).map((proxy) => proxy[Symbol.asyncDispose]()));
  await Promise.all(servers.map((server) => server.close()));
});

const urlOf = (name: string): string => proxies[name]?.url ?? "";

const clientOf = (port: number) => ({
  client_id: "gateway",
  client_secret: CLIENT_SECRET,
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code" as const],
  redirect_uris: [`http://127.0.0.1:${port}/login/callback`],
});

function environment(): Readonly<Record<string, string>> {
  const cloud = urlOf("cloud");
  return {
    OIDC_COOKIE_SECRET: COOKIE_SECRET,
    AWS_EC2_METADATA_SERVICE_ENDPOINT: cloud,
    AWS_ENDPOINT_URL_STS: `${cloud}/sts/`,
    AZURE_POD_IDENTITY_AUTHORITY_HOST: cloud,
    GCE_METADATA_HOST: new URL(cloud).host,
    HOME: "/nonexistent",
  };
}

function configuration(port: number): string {
  const clientAuth = { clientId: "gateway", secretRef: { name: "client" } };
  const jwt = (provider: object) => ({
    policies: { jwtAuthentication: { providers: [{ issuer: issuer.issuer, ...provider }] } },
  });
  const own = (auth: object) => ({ auth });
  const fronts: Readonly<Record<string, object>> = {
    keys: jwt({ jwks: { remote: { url: `${urlOf("keys")}/jwks` } } }),
    introspection: jwt({
      introspection: { url: urlOf("introspection"), clientAuth, cacheDuration: "1ms" },
    }),
    login: {
      policies: {
        oidc: {
          issuer: provider.url,
          authorizationEndpoint: `${provider.url}/auth`,
          tokenEndpoint: `${urlOf("login")}/token`,
          jwks: { remote: { url: `${urlOf("login")}/jwks` } },
          clientAuth,
          redirectUri: `http://127.0.0.1:${port}/login/callback`,
        },
      },
    },
  };
  const backs: Readonly<Record<string, object>> = {
    exchange: own({
      oauthTokenExchange: {
        url: urlOf("exchange"),
        clientAuth,
        cache: { inMemory: { maxEntries: 0 } },
      },
    }),
    aws: own({
      aws: {
        region: "eu-west-1",
        serviceName: "dynamodb",
        assumeRole: {
          roleArn: "arn:aws:iam::123456789012:role/app",
          sessionNameExpression: 'request.headers["x-user"]',
        },
      },
    }),
    azure: own({ azure: { scopes: ["https://vault.azure.net/.default"], managedIdentity: {} } }),
    gcp: own({ gcp: {} }),
  };
  const host = `127.0.0.1:${backend.port}`;
  const routes = [
    ...Object.entries(fronts).map(([name, policies]) => ({
      name,
      matches: [{ path: { value: `/${name}` } }],
      ...policies,
      backends: [{ host }],
    })),
    ...Object.entries(backs).map(([name, policies]) => ({
      name,
      matches: [{ path: { value: `/own/${name}` } }],
      backends: [{ host, policies }],
    })),
  ];
  return JSON.stringify({
    config: {
      identity: { requestTimeoutMilliseconds: TIMEOUT, keySetCooldownMilliseconds: 100 },
    },
    gateways: { web: { port, routes } },
    secrets: { client: { data: { clientSecret: CLIENT_SECRET } } },
  });
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  statusOf(outputs, `${url}${path}`, { headers });

/** A token signed by a key that the gateway does not know yet, or by no key at all. */
async function token(isGood: boolean): Promise<string> {
  if (isGood) await issuer.rotate();
  const made = await issuer.sign({ sub: "ann" });
  signed.push(made);
  return isGood ? made : `${made.slice(0, made.lastIndexOf(".") + 1)}${"A".repeat(86)}`;
}

/** The status of the page that a user sees after logging in. */
async function login(): Promise<number> {
  const browser = new Browser();
  try {
    const page = await browser.signIn(await browser.open(`${url}/login/page`), "ann");
    outputs.add(page.body);
    return page.status;
  } catch (error) {
    outputs.add(String(error));
    return BROKEN;
  }
}

const own = (name: string): Use => ({
  name,
  send: (round) =>
    get(`/own/${name}/${round}`, {
      authorization: "Bearer planted-client-token",
      "x-user": `user-${round}`,
    }),
  allowed: [200, 500],
  healthy: 200,
});

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

const USES: Readonly<Record<string, readonly Use[]>> = {
  keys: [
    {
      name: "valid",
      send: async (round) => get(`/keys/${round}`, bearer(await token(true))),
      allowed: [200, 401],
      healthy: 200,
    },
    {
      name: "forged",
      send: async (round) => get(`/keys/${round}`, bearer(await token(false))),
      allowed: [401],
      healthy: 401,
    },
  ],
  introspection: ["valid", "forged"].map((name) => ({
    name,
    send: (round) =>
      get(
        `/introspection/${round}`,
        bearer(name === "valid" ? `${INTROSPECTED}-${round}` : `other-${round}`),
      ),
    allowed: name === "valid" ? [200, 401] : [401],
    healthy: name === "valid" ? 200 : 401,
  })),
  login: [{ name: "login", send: login, allowed: [200, 400, 503], healthy: 200 }],
  exchange: [own("exchange")],
  cloud: ["aws", "azure", "gcp"].map(own),
};

test("a failing source of credentials lets no request pass, and no request waits for it for long", async () => {
  const services: Service[] = Object.entries(USES).flatMap(([name, uses]) => {
    const proxy = proxies[name];
    return proxy === undefined ? [] : [{ name, proxy, timeout: CALLS * TIMEOUT, uses }];
  });
  assert.equal(services.length, Object.keys(proxies).length);
  outputs.watch(gateway);
  await Promise.all(services.map(hurt));
  await outputs.finish(gateway);
  outputs.assertWithout([
    CLIENT_SECRET,
    COOKIE_SECRET,
    EXCHANGED,
    INTROSPECTED,
    "planted-client-token",
    ...CLOUD,
    ...signed.map((made) => made.slice(made.lastIndexOf(".") + 1)),
  ]);
  await gateway[Symbol.asyncDispose]();
  for (const proxy of Object.values(proxies))
    await waitFor("end of the gateway's connections", () => proxy.open === 0);
});

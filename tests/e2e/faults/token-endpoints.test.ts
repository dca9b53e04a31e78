import assert from "node:assert/strict";
import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { hurt, statusOf, type Service, type Use } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * Token endpoints and key sets that are backends, reached by TLS and without: faults damage the
 * connections, also in the middle of handshakes and encrypted responses. No request reaches the
 * application without the application's token, and no forged token passes.
 */

const TIMEOUT = 300;
/** Two steps, each of which is tried again once on a new connection. */
const CALLS = 4;
const NAME = "tokens.test";
const CLIENT_SECRET = "planted-client-secret";
const CLIENT_TOKEN = "planted-client-token";
const ASSERTION = "planted-identity-assertion";
const ISSUED = "planted-application-token";
const TEAPOT = 418;
const SCHEMES = ["plain", "secure"] as const;
/** The services that each have a server with TLS and one without. */
const SERVICES = ["identity", "application", "exchange", "keys"] as const;

type Place = `${(typeof SCHEMES)[number]}-${(typeof SERVICES)[number]}`;

const outputs = new Outputs();
const signed: string[] = [];
const servers: Listening[] = [];
const proxies = new Map<Place, FaultProxy>();
let authority: CertificateAuthority;
let issuer: TokenIssuer;
let application: Listening;
let gateway: Gateway;

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: NAME });
  issuer = await TokenIssuer.start();
  application = await startUpstream(({ url = "", headers }, response) => {
    const isRight = url.includes("keys") || headers.authorization === `Bearer ${ISSUED}`;
    response.writeHead(isRight ? 200 : TEAPOT).end();
  });
  servers.push(application);
  const plain = await startUpstream(answer);
  const secure = await listen(createServer({ cert, key }, answer));
  servers.push(plain, secure);
  for (const service of SERVICES) {
    proxies.set(`plain-${service}`, await FaultProxy.start(plain.port));
    proxies.set(`secure-${service}`, await FaultProxy.start(secure.port));
  }
  gateway = await Gateway.start({ config: configuration() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([...proxies.values()].map((proxy) => proxy[Symbol.asyncDispose]()));
  await Promise.all([...servers, issuer].map((server) => server?.close()));
  await authority?.[Symbol.asyncDispose]();
});

/** The key set, the assertion of the identity provider, or the token of the application. */
const answer: Parameters<typeof startUpstream>[0] = (request, response) => {
  const path = request.url ?? "";
  const respond = (value: object): void => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(value));
  };
  if (path === "/keys")
    return void fetch(`${issuer.issuer}/jwks`)
      .then(async (keys) => respond(Object(await keys.json())))
      .catch(() => response.destroy());
  void text(request).then(
    (body) => {
      const form = new URLSearchParams(body);
      const isFirst = path === "/identity";
      const isRight = path !== "/application" || form.get("assertion") === ASSERTION;
      if (!isRight) return response.writeHead(TEAPOT).end();
      const kind = isFirst ? "id-jag" : "access_token";
      return respond({
        access_token: isFirst ? ASSERTION : ISSUED,
        issued_token_type: `urn:ietf:params:oauth:token-type:${kind}`,
        token_type: isFirst ? "N_A" : "Bearer",
      });
    },
    () => response.destroy(),
  );
};

function configuration(): string {
  const clientAuth = {
    clientId: "gateway",
    method: "ClientSecretPost",
    secretRef: { name: "client" },
  };
  const host = `127.0.0.1:${application.port}`;
  const at = (name: Place) => ({ backendRef: { name } });
  const cache = { inMemory: { maxEntries: 0 } };
  const tls = { caCertificateRefs: [{ name: "roots" }], verifySubjectAltNames: [NAME] };
  const routes = SCHEMES.flatMap((scheme) => [
    own(`${scheme}-cross`, host, {
      crossAppAccess: {
        identityProvider: { ...at(`${scheme}-identity`), path: "/identity", clientAuth },
        resourceAuthorizationServer: {
          ...at(`${scheme}-application`),
          path: "/application",
          clientAuth,
        },
        audience: "https://app.test",
        cache,
      },
    }),
    own(`${scheme}-exchange`, host, {
      oauthTokenExchange: { ...at(`${scheme}-exchange`), path: "/exchange", clientAuth, cache },
    }),
    {
      name: `${scheme}-keys`,
      matches: [{ path: { value: `/${scheme}-keys` } }],
      policies: {
        jwtAuthentication: {
          providers: [
            {
              issuer: issuer.issuer,
              jwks: { remote: { ...at(`${scheme}-keys`), jwksPath: "/keys" } },
            },
          ],
        },
      },
      backends: [{ host }],
    },
  ]);
  const backends = [...proxies].map(([name, { url }]) => {
    const { hostname, port } = new URL(url);
    const policies = name.startsWith("secure") ? { policies: { tls } } : {};
    return [name, { static: { host: hostname, port: Number(port) }, ...policies }];
  });
  const config = {
    config: {
      identity: { requestTimeoutMilliseconds: TIMEOUT, keySetCooldownMilliseconds: 100 },
    },
    gateways: { web: { port: "PORT", routes } },
    backends: Object.fromEntries(backends),
    secrets: { client: { data: { clientSecret: CLIENT_SECRET } } },
    configMaps: { roots: { data: { "ca.crt": authority.certificate } } },
  };
  return JSON.stringify(config).replace('"PORT"', () => "$PORT");
}

function own(name: string, host: string, auth: object): object {
  return {
    name,
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ host, policies: { auth } }],
  };
}

const get = (path: string, token: string): Promise<number> =>
  statusOf(outputs, `${gateway.url}/${path}`, { headers: { authorization: `Bearer ${token}` } });

const used = (name: string): Use => ({
  name,
  send: (round) => get(`${name}/${round}`, CLIENT_TOKEN),
  allowed: [200, 500],
  healthy: 200,
});

const verified = (name: string): Use => ({
  name: `${name}, valid`,
  send: async (round) => {
    await issuer.rotate();
    const token = await issuer.sign({ sub: "ann" });
    signed.push(token.slice(token.lastIndexOf(".") + 1));
    return get(`${name}/${round}`, token);
  },
  allowed: [200, 401],
  healthy: 200,
});

const forged = (name: string): Use => ({
  name: `${name}, forged`,
  send: async (round) => {
    const token = await issuer.sign({ sub: "ann" });
    return get(
      `${name}/${round}`,
      `${token.slice(0, token.lastIndexOf(".") + 1)}${"A".repeat(86)}`,
    );
  },
  allowed: [401],
  healthy: 401,
});

const usesOf = (place: Place): readonly Use[] => {
  const [scheme = "", service] = place.split("-");
  if (service === "keys") return [verified(place), forged(place)];
  return [used(service === "exchange" ? place : `${scheme}-cross`)];
};

/** The places of each list are disturbed one after the other: while one is, the other works. */
const LANES: readonly (readonly Place[])[] = [
  ["plain-identity", "plain-application"],
  ["secure-identity", "secure-application"],
  ["plain-exchange", "secure-exchange"],
  ["plain-keys", "secure-keys"],
];

function serviceOf(name: Place): Service {
  const proxy = proxies.get(name);
  assert.ok(proxy, name);
  return { name, proxy, timeout: CALLS * TIMEOUT, uses: usesOf(name) };
}

test("each step to a token, and each key set, may fail in any way, inside TLS and without", async () => {
  outputs.watch(gateway);
  await Promise.all(
    LANES.map(async (lane) => {
      for (const place of lane) await hurt(serviceOf(place));
    }),
  );
  await outputs.finish(gateway);
  outputs.assertWithout([CLIENT_SECRET, CLIENT_TOKEN, ASSERTION, ISSUED, ...signed]);
  assert.deepEqual(new Set(LANES.flat()), new Set(proxies.keys()));
});

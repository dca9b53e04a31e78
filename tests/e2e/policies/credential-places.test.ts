import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { type Echo, startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** Every location from which a credential is read, and every location in which one is inserted. */

interface Sent {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Place {
  readonly location: string;
  readonly put: (credential: string) => Sent;
}

/** The locations in which credentials of clients are read. */
const READ: Readonly<Record<string, Place>> = {
  header: {
    location: `{ header: { name: X-Login, prefix: "Own:" } }`,
    put: (credential) => ({ headers: { "x-login": `Own:${credential}` } }),
  },
  queryParameter: {
    location: "{ queryParameter: { name: ticket } }",
    put: (credential) => ({ query: `?ticket=${credential}` }),
  },
  cookie: {
    location: "{ cookie: { name: ticket } }",
    put: (credential) => ({ headers: { cookie: `ticket=${credential}` } }),
  },
  expression: {
    location: `{ expression: 'request.headers["x-expressed"]' }`,
    put: (credential) => ({ headers: { "x-expressed": credential } }),
  },
};

/** Locations of inserted credentials, and how the upstream reads them. */
const SHOWN: Readonly<Record<string, { location: string; seen: (echo: Echo) => unknown }>> = {
  header: {
    location: `{ header: { name: X-Shown, prefix: "Own:" } }`,
    seen: ({ headers }) => /^Own:(.*)$/u.exec(String(headers["x-shown"]))?.[1],
  },
  queryParameter: {
    location: "{ queryParameter: { name: shown } }",
    seen: ({ url }) => new URL(url ?? "", "http://a").searchParams.get("shown"),
  },
  cookie: {
    location: "{ cookie: { name: shown } }",
    seen: ({ headers }) => /^shown=(.*)$/u.exec(headers.cookie ?? "")?.[1],
  },
};

const PEM = generateKeyPairSync("ec", { namedCurve: "P-256" })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();
const USER = Buffer.from("user:password").toString("base64");
const BEARER = { headers: { authorization: "Bearer client-token" } };
/** SHA-1 of `password`, in the form that Apache writes. */
const LINE = "user:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g=";

let echo: Listening;
let issuer: TokenIssuer;
/** A token endpoint whose tokens contain the tokens that they were exchanged for. */
let endpoint: Listening;
let gateway: Gateway | undefined;

before(async () => {
  [echo, issuer] = await Promise.all([startEcho(), TokenIssuer.start()]);
  endpoint = await startUpstream(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const [subject = form.get("assertion"), actor] = ["subject_token", "actor_token"].map(
      (name) => form.get(name) ?? undefined,
    );
    const token = ["for", subject, actor].filter((part) => part !== undefined).join("-");
    response.end(JSON.stringify({ access_token: token, expires_in: 300 }));
  });
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo.close(), issuer.close(), endpoint.close()]);
});

const readers = (): Readonly<Record<string, (location: string) => string>> => ({
  basic: (location) =>
    policies(`basicAuthentication: { users: ["${LINE}"], location: ${location} }`),
  key: (location) =>
    policies(`apiKeyAuthentication: { secretRef: { name: keys }, location: ${location} }`),
  jwt: (location) =>
    policies(
      `jwtAuthentication: { location: ${location}, providers: [{ issuer: "${issuer.issuer}", jwks: { inline: '${issuer.keySet}' } }] }`,
    ),
  subject: (location) => auth(exchange(`subjectToken: { source: ${location} }`)),
  actor: (location) => auth(exchange(`actorToken: { source: ${location} }`)),
  identity: (location) =>
    auth(`crossAppAccess: { identityProvider: ${SERVER()}, resourceAuthorizationServer: ${SERVER()},
      audience: a, subjectToken: { source: ${location} } }`),
});

const SERVER = (): string =>
  `{ url: "${endpoint.url}", clientAuth: { clientId: one, method: ClientSecretPost } }`;

const exchange = (more: string): string =>
  `oauthTokenExchange: { url: "${endpoint.url}", ${more} }`;

const WRITERS: Readonly<Record<string, (location: string) => string>> = {
  fixed: (location) => auth(`key: fixed-key, location: ${location}`),
  further: (location) =>
    auth(`credentials: [{ location: ${location}, secretRef: { name: keys, key: own } }]`),
  signed: (location) =>
    auth(`jwtSign: { signingKeyRef: { name: keys, key: pem }, alg: ES256, location: ${location} }`),
  exchanged: (location) => auth(exchange(`location: ${location}`)),
};

const policies = (text: string): string =>
  `policies: { ${text} }, backends: [{ host: "${new URL(echo.url).host}" }]`;

const auth = (text: string): string =>
  `backends: [{ host: "${new URL(echo.url).host}", policies: { auth: { ${text.replaceAll(/\s+/gu, " ")} } } }]`;

function config(): string {
  const routes = [
    ...Object.entries(readers()).flatMap(([name, write]) =>
      Object.entries(READ).map(([place, { location }]) => [`${name}-${place}`, write(location)]),
    ),
    ...Object.entries(WRITERS).flatMap(([name, write]) =>
      Object.entries(SHOWN).map(([place, { location }]) => [`${name}-${place}`, write(location)]),
    ),
  ];
  return `
gateways:
  web:
    port: \${PORT}
    routes:
${routes.map(([name, rest]) => `      - { matches: [{ path: { type: PathPrefix, value: /${name} } }], ${rest} }`).join("\n")}
secrets:
  keys: { data: { own: own-key, pem: ${JSON.stringify(PEM)} } }
`;
}

async function send(name: string, { query = "", headers = {} }: Sent): Promise<Response> {
  return await fetch(`${gateway?.url}/${name}${query}`, { headers });
}

async function echoOf(response: Response): Promise<Echo> {
  assert.equal(response.status, 200);
  return JSON.parse(await response.text());
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

for (const [place, { put }] of Object.entries(READ))
  describe(`in a place of its own (${place})`, () => {
    const login = (credential: string): Sent => put(encodeURIComponent(credential));

    test("user name and password are found, and go no further", async () => {
      const user = USER.replaceAll("=", "");
      const seen = await echoOf(await send(`basic-${place}`, put(user)));
      assert.ok(!JSON.stringify(seen).includes(user));
      const usual = { headers: { authorization: `Basic ${USER}` } };
      assert.equal(await statusOf(await send(`basic-${place}`, usual)), 401);
    });

    test("an API key is found, and goes no further", async () => {
      const seen = await echoOf(await send(`key-${place}`, login("own-key")));
      assert.ok(!JSON.stringify(seen).includes("own-key"));
      const usual = { headers: { authorization: "Bearer own-key" } };
      assert.equal(await statusOf(await send(`key-${place}`, usual)), 401);
    });

    test("a token is verified, and goes no further", async () => {
      const token = await issuer.sign({ sub: "me" });
      const seen = await echoOf(await send(`jwt-${place}`, login(token)));
      assert.ok(!JSON.stringify(seen).includes(token));
      const usual = { headers: { authorization: `Bearer ${token}` } };
      assert.equal(await statusOf(await send(`jwt-${place}`, usual)), 401);
    });

    test("a token is exchanged", async () => {
      const { headers } = await echoOf(await send(`subject-${place}`, login("own-token")));
      assert.equal(headers.authorization, "Bearer for-own-token");
      assert.equal(await statusOf(await send(`subject-${place}`, BEARER)), 401);
    });

    test("the token of an actor is sent with that of the subject", async () => {
      const { query, headers: own } = login("own-actor");
      const sent = {
        ...(query === undefined ? {} : { query }),
        headers: { ...own, ...BEARER.headers },
      };
      const { headers } = await echoOf(await send(`actor-${place}`, sent));
      assert.equal(headers.authorization, "Bearer for-client-token-own-actor");
      assert.equal(await statusOf(await send(`actor-${place}`, BEARER)), 401);
    });

    test("an identity token becomes one for another application", async () => {
      const { headers } = await echoOf(await send(`identity-${place}`, login("own-identity")));
      assert.equal(headers.authorization, "Bearer for-for-own-identity");
      assert.equal(await statusOf(await send(`identity-${place}`, BEARER)), 401);
    });
  });

for (const [place, { seen }] of Object.entries(SHOWN))
  describe(`a backend is shown in a place of its own (${place})`, () => {
    test("a key", async () => {
      const echoed = await echoOf(await send(`fixed-${place}`, {}));
      assert.equal(seen(echoed), "fixed-key");
      assert.equal(echoed.headers.authorization, undefined);
    });

    test("another credential", async () => {
      assert.equal(seen(await echoOf(await send(`further-${place}`, {}))), "own-key");
    });

    test("a token that the gateway signs", async () => {
      const echoed = await echoOf(await send(`signed-${place}`, {}));
      assert.match(String(seen(echoed)), /^ey[^.]+\.ey[^.]+\.[^.]+$/u);
      assert.equal(echoed.headers.authorization, undefined);
    });

    test("a token that was exchanged", async () => {
      const echoed = await echoOf(await send(`exchanged-${place}`, BEARER));
      assert.equal(seen(echoed), "for-client-token");
      assert.equal(echoed.headers.authorization, undefined);
    });
  });

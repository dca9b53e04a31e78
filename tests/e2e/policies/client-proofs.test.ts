import assert from "node:assert/strict";
import { createHash, createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { jwtVerify } from "jose";

/**
 * Whenever the gateway calls an authorization server as a client, it authenticates as `clientAuth`
 * specifies.
 */

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly form: URLSearchParams;
}

let authority: CertificateAuthority;
let own: Credentials;
let publicKey: KeyObject;
let echo: Listening;
let server: Listening;
let gateway: Gateway | undefined;
let origin = "";
const asked = new Map<string, Asked>();

before(async () => {
  authority = await CertificateAuthority.create();
  own = await authority.issue({ name: "gateway" });
  publicKey = createPublicKey(own.key);
  echo = await startEcho();
  server = await startUpstream(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.set(request.url ?? "", { headers: request.headers, form });
    response.end(JSON.stringify({ access_token: "token", expires_in: 300, active: true }));
  });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  gateway = await Gateway.start({
    config: config(port),
    environment: { OIDC_COOKIE_SECRET: "0123456789abcdef".repeat(4) },
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo?.close(), server?.close(), authority?.[Symbol.asyncDispose]()]);
});

const privateKeyJwt = {
  signingKeyRef: { name: "client", key: "own-key" },
  certificateRef: { name: "client", key: "own-certificate" },
  alg: "ES256",
  kid: "first",
  assertionAudience: "https://server.test",
};
const secretRef = { name: "client", key: "own-secret" };

/** The configurations of `clientAuth`, by the way in which a client proves its identity. */
const PROOFS: Readonly<Record<string, object>> = {
  basic: { clientId: "gateway", secretRef },
  post: { clientId: "gateway", method: "ClientSecretPost", secretRef },
  x5c: {
    clientId: "gateway",
    method: "PrivateKeyJwt",
    privateKeyJwt: { ...privateKeyJwt, certificateHeader: "x5c" },
  },
  x5t: {
    clientId: "gateway",
    method: "PrivateKeyJwt",
    privateKeyJwt: { ...privateKeyJwt, certificateHeader: "x5t#S256" },
  },
};

const NOBODY = { clientId: "other", method: "ClientSecretPost" };

/** The places of `clientAuth`: policies of a route, and of its backend. */
const CLIENTS: Readonly<
  Record<
    string,
    (url: string, clientAuth: object, port: number) => { policies?: object; backend?: object }
  >
> = {
  exchange: (url, clientAuth) => ({
    backend: { auth: { oauthTokenExchange: { url, clientAuth } } },
  }),
  identity: (url, clientAuth) => ({
    backend: {
      auth: {
        crossAppAccess: {
          identityProvider: { url, clientAuth },
          resourceAuthorizationServer: { url: `${server.url}/else`, clientAuth: NOBODY },
          audience: "a",
        },
      },
    },
  }),
  application: (url, clientAuth) => ({
    backend: {
      auth: {
        crossAppAccess: {
          identityProvider: { url: `${server.url}/else`, clientAuth: NOBODY },
          resourceAuthorizationServer: { url, clientAuth },
          audience: "a",
        },
      },
    },
  }),
  introspection: (url, clientAuth) => ({
    policies: {
      jwtAuthentication: {
        providers: [{ issuer: server.url, introspection: { url, clientAuth } }],
      },
    },
  }),
  login: (url, clientAuth, port) => ({
    policies: {
      oidc: {
        issuer: server.url,
        authorizationEndpoint: `${server.url}/authorize`,
        tokenEndpoint: url,
        jwks: { remote: { url: `${server.url}/jwks` } },
        clientAuth,
        redirectUri: `http://127.0.0.1:${port}${new URL(url).pathname}/callback`,
      },
    },
  }),
};

function config(port: number): string {
  const routes = Object.entries(CLIENTS).flatMap(([client, put]) =>
    Object.entries(PROOFS).map(([proof, clientAuth]) => {
      const { policies, backend } = put(`${server.url}/${client}/${proof}`, clientAuth, port);
      const host = new URL(echo.url).host;
      return {
        matches: [{ path: { value: `/${client}/${proof}` } }],
        ...(policies === undefined ? {} : { policies }),
        backends: [{ host, ...(backend === undefined ? {} : { policies: backend }) }],
      };
    }),
  );
  const data = {
    "own-key": own.key,
    "own-certificate": own.certificate,
    "own-secret": "secret&",
    clientSecret: "another secret",
  };
  const gateways = { web: { port, routes } };
  return JSON.stringify({ gateways, secrets: { client: { data } } });
}

/** Makes the gateway call the server, and returns the request that the server received. */
async function ask(client: string, proof: string): Promise<Asked> {
  const path = `/${client}/${proof}`;
  const browser = new Browser();
  if (client === "login") {
    const { headers } = await browser.send(`${origin}${path}`);
    const state = new URL(headers.get("location") ?? "").searchParams.get("state") ?? "";
    await browser.send(
      `${origin}${path}/callback?${String(new URLSearchParams({ code: "c", state }))}`,
    );
  } else {
    const response = await fetch(origin + path, { headers: { authorization: "Bearer opaque" } });
    await response.arrayBuffer();
  }
  const found = asked.get(path);
  assert.ok(found, "the server was not asked");
  return found;
}

for (const client of Object.keys(CLIENTS))
  describe(client, () => {
    test("basic: the client is in the Authorization header", async () => {
      const { headers } = await ask(client, "basic");
      const pair = Buffer.from("gateway:secret%26").toString("base64");
      assert.equal(headers.authorization, `Basic ${pair}`);
    });

    test("post: the client is in the body", async () => {
      const { form, headers } = await ask(client, "post");
      assert.deepEqual([form.get("client_id"), form.get("client_secret")], ["gateway", "secret&"]);
      assert.equal(headers.authorization, undefined);
    });

    for (const proof of ["x5c", "x5t"])
      test(`${proof}: the client signs an assertion, and names its certificate`, async () => {
        const { form } = await ask(client, proof);
        const { raw } = new X509Certificate(own.certificate);
        const named =
          proof === "x5c"
            ? { x5c: [raw.toString("base64")] }
            : { "x5t#S256": createHash("sha256").update(raw).digest("base64url") };
        const { payload, protectedHeader } = await jwtVerify(
          form.get("client_assertion") ?? "",
          publicKey,
          { issuer: "gateway", subject: "gateway", audience: "https://server.test" },
        );
        assert.deepEqual(protectedHeader, { alg: "ES256", typ: "JWT", kid: "first", ...named });
        assert.ok(payload.jti !== undefined && payload.exp !== undefined);
        assert.equal(form.get("client_id"), "gateway");
      });
  });

import assert from "node:assert/strict";
import { createServer, request } from "node:https";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  gatewayWith,
  edgeBackend,
  routeOf,
  together,
  toEdgeBackend,
} from "../manifests/objects.ts";
import { startWorkloadApi, type TestWorkloadApi } from "./workload-api.ts";

/** SPIFFE identities for listeners and backends, from a Workload API server on a socket. */

const OWN = "spiffe://test.domain/ns/infra/sa/gateway";
const APP = "spiffe://test.domain/ns/apps/sa/app";

let first: CertificateAuthority;
let second: CertificateAuthority;
let api: TestWorkloadApi;
let app: Listening;
let stranger: Listening;

before(async () => {
  [first, second] = await Promise.all([
    CertificateAuthority.create(),
    CertificateAuthority.create(),
  ]);
  api = await startWorkloadApi();
  await api.give(OWN, first);
  app = await startWorkload(first, APP);
  stranger = await startWorkload(first, "spiffe://other.domain/ns/apps/sa/app");
});

after(async () => {
  await Promise.all([app.close(), stranger.close(), api[Symbol.asyncDispose]()]);
  await Promise.all([first[Symbol.asyncDispose](), second[Symbol.asyncDispose]()]);
});

/**
 * A server that accepts only clients with a certificate of the authority, and responds with their
 * identity.
 */
async function startWorkload(authority: CertificateAuthority, id: string): Promise<Listening> {
  const { certificate: cert, key } = await identityOf(authority, id);
  const options = { cert, key, ca: authority.certificate, requestCert: true };
  return listen(
    createServer(options, ({ socket }, response) => {
      const peer = socket instanceof TLSSocket ? socket.getPeerCertificate().subjectaltname : "";
      response.end(peer);
    }),
  );
}

function identityOf(authority: CertificateAuthority, id: string): Promise<Credentials> {
  return authority.issue({ name: "workload", alternativeNames: [`URI:${id}`] });
}

/** The response of the listener to a workload; the error if there is none. */
async function ask(port: number, authority: CertificateAuthority, own?: Credentials) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const client = own === undefined ? {} : { cert: own.certificate, key: own.key };
  request(
    {
      ...client,
      port,
      host: "127.0.0.1",
      ca: authority.certificate,
      agent: false,
      checkServerIdentity: (_, { subjectaltname }) =>
        subjectaltname === `URI:${OWN}` ? undefined : new Error(`it is ${subjectaltname}`),
    },
    (response) => void text(response).then((body) => resolve(`${response.statusCode} ${body}`)),
  )
    .on("error", ({ message }) => resolve(message))
    .end();
  return promise;
}

test("backends and listeners show the identity of the workload, and want one of its trust domain", async () => {
  const secure = await freePort();
  const backend = (port: number, more = "") =>
    `[{host: "127.0.0.1:${port}", policies: {tls: {certificateSource: SPIFFE${more}}}}]`;
  await using gateway = await Gateway.start({
    environment: { SPIFFE_ENDPOINT_SOCKET: api.endpoint },
    config: `
gateways:
  web: {port: $PORT}
  secure: {port: ${secure}, protocol: HTTPS, tls: {spiffe: {}}}
routes:
- {name: app, gateways: [web], backends: ${backend(app.port)}}
- {name: named, gateways: [web], matches: [{path: {value: /named}}], backends: ${backend(app.port, `, verifySubjectAltNames: ["${APP}"]`)}}
- {name: other, gateways: [web], matches: [{path: {value: /other}}], backends: ${backend(app.port, `, verifySubjectAltNames: ["${APP}-2"]`)}}
- {name: stranger, gateways: [web], matches: [{path: {value: /stranger}}], backends: ${backend(stranger.port)}}
- {name: who, gateways: [secure], policies: {directResponse: {status: 200, bodyExpression: source.spiffeId}}}
`,
  });
  const get = async (path: string) => {
    const response = await fetch(`${gateway.url}${path}`);
    return [response.status, await response.text()];
  };
  await waitFor("the identity", async () => (await get("/"))[0] === 200);
  assert.deepEqual(await get("/"), [200, `URI:${OWN}`]);
  assert.deepEqual(await get("/named"), [200, `URI:${OWN}`]);
  assert.equal((await get("/other"))[0], 503);
  assert.equal((await get("/stranger"))[0], 503);
  await waitFor("why", () => /the server is not a workload of test\.domain/.test(gateway.output));

  const old = await identityOf(first, APP);
  assert.equal(await ask(secure, first, old), `200 ${APP}`);
  assert.match(await ask(secure, first), /certificate required|ECONNRESET|socket hang up/i);
  assert.doesNotMatch(await ask(secure, first, await identityOf(second, APP)), /^200/);

  await api.give(OWN, second);
  const renewed = await identityOf(second, APP);
  await waitFor(
    "the second identity",
    async () => (await ask(secure, second, renewed)) === `200 ${APP}`,
  );
  assert.doesNotMatch(await ask(secure, second, old), /^200/);
  await api.give(OWN, first);
  await waitFor("the first identity again", async () => (await get("/"))[0] === 200);

  const dump = await (await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`)).text();
  for (const shown of [dump, gateway.output]) assert.ok(!shown.includes("PRIVATE KEY"));
});

test("a file that shows an identity which nothing issues is refused", async () => {
  const backend = `{host: "127.0.0.1:${app.port}", policies: {tls: {certificateSource: SPIFFE}}}`;
  for (const [web, field] of [
    [`routes: [{backends: [${backend}]}]`, "certificateSource"],
    ["protocol: HTTPS, tls: {spiffe: {}}", "spiffe"],
  ] as const)
    await assert.rejects(
      Gateway.start({ config: `gateways: {web: {port: $PORT, ${web}}}` }),
      new RegExp(`${field}: .*the gateway has no identity: set \`config.spiffe.endpoint\``, "s"),
    );
});

test("manifests: the option of a listener and the policy of a backend", async () => {
  const own = await identityOf(first, APP);
  const options = { "agentgateway.dev/tls-certificate-source": "SPIFFE" };
  const tls = { certificateSource: "SPIFFE" };
  let port = 0;
  await using _gateway = await Gateway.start({
    environment: { SPIFFE_ENDPOINT_SOCKET: api.endpoint },
    config: (free) => {
      port = free;
      return {
        "set.yaml": together(
          gatewayWith({ name: "web", port, protocol: "HTTPS", tls: { options } }),
          edgeBackend("app", app.port, { tls }),
          routeOf("HTTPRoute", "web", { rules: [{ backendRefs: [toEdgeBackend("app")] }] }),
        ),
      };
    },
  });
  await waitFor("the identity", async () => (await ask(port, first, own)) === `200 URI:${OWN}`);
});

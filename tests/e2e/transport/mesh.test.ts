import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import {
  serviceAccountToken,
  TestMeshAuthority,
} from "@edge-gateway/testkit/servers/mesh-authority";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * The identity that the certificate authority of an Istio mesh issues (doc 2 §EdgeParameters,
 * `istio`).
 */

const OWN = "spiffe://mesh.test/ns/infra/sa/gateway";
const APP = "spiffe://mesh.test/ns/apps/sa/app";
const SIGNATURE = "planted-signature";
const TOKEN = serviceAccountToken("infra", "gateway", SIGNATURE);

let authority: CertificateAuthority;
let mesh: TestMeshAuthority;
let folder: string;
const workloads: Listening[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  mesh = await TestMeshAuthority.start(authority, TOKEN);
  folder = await mkdtemp(join(tmpdir(), "mesh-"));
  await writeFile(join(folder, "token"), TOKEN);
  for (const id of [APP, "spiffe://old.test/ns/apps/sa/app", "spiffe://evil.test/ns/apps/sa/app"])
    workloads.push(await startWorkload(id));
});

after(async () => {
  await Promise.all(workloads.map((each) => each.close()));
  await mesh[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function identityOf(id: string): Promise<Credentials> {
  return authority.issue({ name: "workload", alternativeNames: [`URI:${id}`] });
}

/** A workload that accepts only clients of the mesh, and responds with their identity. */
async function startWorkload(id: string): Promise<Listening> {
  const { certificate: cert, key } = await identityOf(id);
  const options = { cert, key, ca: authority.certificate, requestCert: true };
  return listen(
    createServer(options, ({ socket }, response) => {
      const peer = socket instanceof TLSSocket ? socket.getPeerCertificate().subjectaltname : "";
      response.end(peer);
    }),
  );
}

/** The response of a listener to a workload; the error if there is none. */
async function ask(port: number, own?: Credentials): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const client = own === undefined ? {} : { cert: own.certificate, key: own.key };
  const names = (_: string, { subjectaltname = "" }: { readonly subjectaltname?: string }) =>
    subjectaltname === `URI:${OWN}` ? undefined : new Error(`it is ${subjectaltname}`);
  const options = { port, ca: authority.certificate, checkServerIdentity: names };
  request({ ...client, ...options, agent: false, host: "127.0.0.1" }, (response) => {
    void text(response).then((body) => resolve(`${response.statusCode} ${body}`));
  })
    .on("error", ({ message }) => resolve(message))
    .end();
  return promise;
}

test("with a certificate of the mesh the gateway speaks mutual TLS to its workloads, and they to it", async () => {
  const secure = await freePort();
  const routes = ["app", "old", "evil"].map((name, index) => ({
    name,
    gateways: ["web"],
    matches: [{ path: { value: `/${name}` } }],
    backends: [
      {
        host: `127.0.0.1:${workloads[index]?.port}`,
        policies: { tls: { certificateSource: "SPIFFE" } },
      },
    ],
  }));
  const who = { directResponse: { status: 200, bodyExpression: "source.spiffeId" } };
  const config = {
    config: {
      istio: {
        tokenFile: join(folder, "token"),
        rootCertificates: authority.certificatePath,
        additionalTrustDomains: ["old.test"],
      },
    },
    gateways: {
      web: { port: "PORT" },
      secure: { port: secure, protocol: "HTTPS", tls: { spiffe: {} } },
    },
    routes: [...routes, { name: "who", gateways: ["secure"], policies: who }],
  };
  await using gateway = await Gateway.start({
    environment: { CA_ADDRESS: mesh.url, TRUST_DOMAIN: "mesh.test" },
    config: JSON.stringify(config).replace('"PORT"', "$PORT"),
  });
  const get = async (path: string): Promise<string> => {
    const response = await fetch(`${gateway.url}${path}`);
    return `${response.status} ${await response.text()}`;
  };
  await waitFor("identity", async () => (await get("/app")).startsWith("200"));
  assert.equal(await get("/app"), `200 URI:${OWN}`);
  assert.equal(await get("/old"), `200 URI:${OWN}`);
  assert.match(await get("/evil"), /^503/);
  await waitFor("why", () =>
    /the server is not a workload of mesh\.test or old\.test/.test(gateway.output),
  );
  assert.equal(await ask(secure, await identityOf(APP)), `200 ${APP}`);
  assert.doesNotMatch(await ask(secure), /^200/);
  const dump = await (await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`)).text();
  for (const shown of [dump, gateway.output])
    for (const secret of [SIGNATURE, "PRIVATE KEY"]) assert.ok(!shown.includes(secret), secret);
});
